// A small game of two, made up: the deal, a card that seat 0 lays, seat 1 lets it go, and a challenge that decides it.
import type { Report, SeatReport } from '../../src/lookback/report.ts';

const none = { worlds: 60, chance: 0.1 };
const seat = (at: number, parts: Partial<SeatReport>): SeatReport => ({
    seat: at,
    fair: 0.5,
    luck: 0.1,
    others: 0.2,
    own: 0.2,
    result: 1,
    ...parts,
});

export const report: Report = {
    game: 'spicy',
    players: 2,
    player: 'master',
    playOuts: 16,
    xrayPlayOuts: 16,
    seed: 1,
    turningPoint: 4,
    moments: [
        { what: 'deal', xray: [0.55, 0.45], playOuts: 16 },
        { what: 'act', seat: 0, move: 0, xray: [0.5, 0.5], playOuts: 16 },
        { what: 'silence', seat: 1, move: 1, xray: [0.52, 0.48], playOuts: 16 },
        { what: 'draw', seat: 1, move: 1, xray: [0.6, 0.4], playOuts: 16 },
        { what: 'act', seat: 0, move: 2, xray: [1, 0], playOuts: 0 },
    ],
    seats: [
        seat(0, {
            known: [
                { moment: 0, share: 0.5, interval: [0.4, 0.6], worlds: 60 },
                { moment: 1, share: null, worlds: 3 },
                { moment: 4, share: 1, interval: [1, 1], worlds: 1 },
            ],
            decisions: [
                {
                    moment: 1,
                    move: 0,
                    action: { do: 'play', card: 'c1', declare: 'c2' },
                    word: 'costly',
                    cost: 0.2,
                    interval: [0.1, 0.3],
                    ...none,
                    others: [
                        { action: { do: 'pass' }, chance: 0.8, gain: 0.2, interval: [0.1, 0.3] },
                        {
                            action: { do: 'play', card: 'c4', declare: 'c1' },
                            chance: 0.1,
                            gain: -0.2,
                            interval: [-0.3, -0.1],
                        },
                        { action: { do: 'peek' }, chance: 0, gain: 0.05, interval: [-0.1, 0.2] },
                    ],
                },
                {
                    moment: 4,
                    move: 2,
                    action: { do: 'challenge', trait: 'number' },
                    word: 'fine',
                    cost: 0,
                    interval: [0, 0.02],
                    ...none,
                    others: [],
                },
            ],
            calls: [
                {
                    moment: 3,
                    move: 1,
                    owner: 1,
                    said: 'c4',
                    card: 'w9',
                    copy: false,
                    right: { number: false, spice: false },
                    worlds: { number: 0.3, spice: 0.4, both: 0.2 },
                    master: { number: 0.5, spice: 0.5, both: 0.4 },
                    odds: { number: 0.5, spice: 0.5, both: 0.4 },
                    called: 'number',
                    caught: true,
                },
            ],
            bluffs: [
                {
                    moment: 1,
                    move: 0,
                    said: 'c2',
                    card: 'c1',
                    right: { number: false, spice: true },
                    called: true,
                    caught: true,
                    believed: 0.6,
                },
                {
                    moment: 1,
                    move: 0,
                    said: 'c2',
                    card: 'c2',
                    right: { number: true, spice: true },
                    called: true,
                    caught: false,
                    believed: 0.6,
                },
            ],
        }),
        seat(1, { luck: -0.1, others: -0.2, own: -0.2, result: 0 }),
    ],
};

// The one that must be there.
export function sure<T>(one: T | null | undefined): T {
    if (one === null || one === undefined) throw new Error('nothing there');
    return one;
}

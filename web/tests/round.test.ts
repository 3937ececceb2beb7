// How a round of Scharfe Schoten is explained (T10), and why a trick was won (T5).
import { describe, expect, it } from 'vitest';
import { rows_of, spots_of } from '../src/games/schoten/round.ts';
import { follow_trick, no_trick, type ScoredRound } from '../src/games/schoten/trick.ts';
import { why_won } from '../src/games/schoten/why.ts';
import type { Counts, Event, Tip } from '../src/wire/types.gen.ts';

const row = (counts: Counts, tip: Tip, points: number) => {
    const scored: ScoredRound = {
        round: 0,
        points: [points],
        totals: [points],
        collections: [counts],
        tips: [tip],
        n: 1,
    };
    const [one] = rows_of(scored, 0);
    if (!one) throw new Error('no row');
    const gap = one.gap ? one.gap.most - one.gap.fewest : 0;
    // What is shown adds up to what the server said.
    expect(one.most.points + one.fewest.points + gap).toBe(points);
    return [one.most.verdict, one.fewest.verdict];
};
const tip: Tip = { most: 'red', fewest: 'black' };

describe('T10', () => {
    it('the examples of the rulebook', () => {
        expect(row({ red: 7, yellow: 2, green: 4, black: 4 }, tip, 5)).toEqual(['right', 'wrong']);
        expect(row({ red: 3, yellow: 2, green: 4, black: 2 }, tip, 3)).toEqual(['wrong', 'tied']);
        expect(row({ red: 6, yellow: 0, green: 4, black: 0 }, tip, 14)).toEqual(['right', 'tied']);
        expect(row({ red: 0, yellow: 0, green: 0, black: 0 }, tip, 6)).toEqual(['tied', 'tied']);
    });
    it('one’s own row comes first, then the seats in order', () => {
        const none = { red: 0, yellow: 0, green: 0, black: 0 };
        const scored: ScoredRound = {
            round: 0,
            points: [1, 9, 5],
            totals: [1, 9, 5],
            collections: [none, none, none],
            tips: [tip, tip, tip],
            n: 1,
        };
        expect(rows_of(scored, 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
        expect(rows_of(scored, null).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    });
});

describe('the scale of the totals', () => {
    const none = { red: 0, yellow: 0, green: 0, black: 0 };
    const on_scale = (totals: number[], scale: number) =>
        spots_of(
            rows_of(
                {
                    round: 1,
                    points: totals,
                    totals,
                    collections: totals.map(() => none),
                    tips: totals.map(() => tip),
                    n: 1,
                },
                0,
            ),
            scale,
        );
    it.each([[[0, 0, 0, 0]], [[40, 40, 40, 40]], [[28, 29, 29, 28]], [[5, 17, 9, 0]]])(
        '%j: no portrait lies on another, and none leaves it',
        (totals) => {
            const spots = on_scale(totals, 40);
            for (const under of [false, true]) {
                const at = spots.filter((one) => one.under === under).map((one) => one.at);
                for (let i = 1; i < at.length; i += 1)
                    expect((at[i] ?? 0) - (at[i - 1] ?? 0)).toBeGreaterThanOrEqual(15);
            }
            expect(spots.every(({ at }) => at >= 0 && at <= 100)).toBe(true);
        },
    );
    it('far apart each stands at its total', () => {
        expect(on_scale([4, 12, 36, 28], 40).map(({ total, at }) => [total, at])).toEqual([
            [4, 10],
            [28, 70],
            [12, 30],
            [36, 90],
        ]);
    });
});

describe('a scored round', () => {
    const round = (number: number, points: number[]): Event[] => [
        { n: 1, at: 1, schoten: { event: 'round', round: number, starter: 0, ranking: ['g10'] } },
        { n: 2, at: 1, schoten: { event: 'tips', tips: [tip, tip, tip] } },
        {
            n: 3,
            at: 1,
            schoten: { event: 'trick', seat: 1, cards: { red: 2, yellow: 0, green: 1, black: 0 } },
        },
        { n: 4, at: 1, schoten: { event: 'took', seat: 1, colour: 'red' } },
        { n: 5, at: 1, schoten: { event: 'scored', round: number, points } },
    ];
    const follow = (events: Event[]) =>
        events.reduce((now, event) => follow_trick(now, event, null, 0), no_trick);
    it('is gathered from what everybody saw, with the rack’s card', () => {
        const { scored } = follow(round(0, [6, 5, 6]));
        expect(scored?.collections[1]).toEqual({ red: 3, yellow: 0, green: 1, black: 0 });
        expect(scored?.collections[0]).toEqual({ red: 0, yellow: 0, green: 0, black: 0 });
    });
    it('adds up over the rounds, and begins anew with the next game', () => {
        expect(follow([...round(0, [1, 2, 3]), ...round(1, [1, 1, 1])]).scored?.totals).toEqual([2, 3, 4]);
        expect(follow([...round(0, [1, 2, 3]), ...round(0, [4, 4, 4])]).scored?.totals).toEqual([4, 4, 4]);
    });
    it('is not told by who has not seen its beginning', () => {
        expect(follow(round(0, [1, 2, 3]).slice(2)).scored).toBeNull();
        expect(follow(round(1, [1, 2, 3])).scored).toBeNull();
    });
});

describe('T5', () => {
    const ranking = ['g10', 'k9', 'r2', 'y1'];
    const why = (winner: string, ...others: string[]) =>
        why_won({
            cards: [winner, ...others].map((card, seat) => ({ card, seat })),
            winner: 0,
            took: null,
            ranking,
            n: 1,
            at: 0,
        });
    it('says what beat the next best card', () => {
        expect(why('g4', 'r9', 'k8')).toEqual({ kind: 'outranks', card: 'g4', other: 'k8' });
        expect(why('r9', 'r7', 'y12')).toEqual({ kind: 'higher', card: 'r9', other: 'r7' });
        expect(why('y1', 'g9', 'k8')).toEqual({ kind: 'super', card: 'y1' });
        expect(why('k9', 'y1', 'g9')).toEqual({ kind: 'higher_super', card: 'k9', other: 'y1' });
    });
});

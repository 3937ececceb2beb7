import { describe, expect, it } from 'vitest';
import {
    bluffs_by_number,
    calls_over_time,
    entry_of,
    interval_of,
    mean_of,
    wins_by,
    type Entry,
} from '../../src/lookback/book_entry.ts';
import type { GameRecord } from '../../src/model/replay.ts';
import { report, sure } from './report.ts';

const frame = (over: boolean) => ({ events: [], state: {}, over, winners: over ? [0] : [], scores: [] });
const record = {
    game: 'spicy',
    options: {},
    names: ['Anna', 'liar'],
    fair: {},
    frames: [frame(false), frame(true)],
} as unknown as GameRecord;
const played = { id: 't/1', record, report, seat: 0, here: true };

describe('an entry of the book', () => {
    it('has wins, luck, calls with what was to be expected, and cards by what was said', () => {
        expect(entry_of(played, ['liar'], 7)).toMatchObject({
            id: 't/1',
            at: 7,
            players: 2,
            won: 1,
            against: ['liar'],
            luck: 0.1,
            calls: { made: 1, right: 1, expected: 0.7 },
            bluffs: { 2: [2, 1, 1] },
        });
    });
    it('keeps no name of a person', () => {
        const entry = entry_of({ ...played, seat: 1 }, ['liar'], 7);
        expect(entry?.against).toEqual(['person']);
        expect(JSON.stringify(entry)).not.toContain('Anna');
    });
    it('is none of a game that was given up, or whose cards somebody chose', () => {
        expect(
            entry_of(
                { ...played, record: { ...record, frames: [sure(record.frames[0])] } as GameRecord },
                [],
                7,
            ),
        ).toBeNull();
        const chosen = Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'fair'));
        expect(entry_of({ ...played, record: chosen as unknown as GameRecord }, [], 7)).toBeNull();
    });
    it('is there without a look back, too', () => {
        expect(entry_of({ ...played, report: null }, ['liar'], 7)?.luck).toBeUndefined();
    });
});

describe('what follows from many', () => {
    const game = (at: number, parts: Partial<Entry>): Entry => ({
        id: String(at),
        at,
        here: true,
        game: 'spicy',
        players: 4,
        won: 0,
        against: ['liar'],
        ...parts,
    });
    it('wins by group with their doubt and the fair share', () => {
        const [two, four] = wins_by(
            [game(1, { won: 1 }), game(2, {}), game(3, { players: 2 })],
            ({ players }) => [String(players)],
        );
        expect([two?.group, two?.played, two?.fair]).toEqual(['2', 1, 0.5]);
        expect([four?.played, four?.won]).toEqual([2, 1]);
    });
    it('intervals hold the share, and narrow with more games', () => {
        const [low, high] = interval_of(5, 10);
        expect(low).toBeCloseTo(0.237, 2);
        expect(high).toBeCloseTo(0.763, 2);
        expect(interval_of(50, 100)[0]).toBeGreaterThan(low);
        expect(interval_of(0, 0)).toEqual([0, 1]);
    });
    it('a mean of fewer than two games says nothing', () => {
        expect(mean_of([0.1])).toBeNull();
        expect(mean_of([0.1, 0.3])?.mean).toBeCloseTo(0.2);
    });
    it('calls by tens of games, in their order', () => {
        const calls = { made: 2, right: 1, expected: 0.9 };
        const all = Array.from({ length: 11 }, (_, i) => game(11 - i, { calls }));
        expect(calls_over_time(all).map(({ from, to, made }) => [from, to, made])).toEqual([
            [1, 10, 20],
            [11, 11, 2],
        ]);
    });
    it('cards by number', () => {
        const all = [
            game(1, { bluffs: { 10: [1, 1, 0], 2: [3, 1, 1] } }),
            game(2, { bluffs: { 2: [1, 0, 0] } }),
        ];
        expect(bluffs_by_number(all)).toEqual([
            { said: 2, laid: [4, 1, 1] },
            { said: 10, laid: [1, 1, 0] },
        ]);
    });
});

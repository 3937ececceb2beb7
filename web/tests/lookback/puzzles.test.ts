import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { a_day, best_of, day_of, of_the_day, verdict_of, type Puzzle } from '../../src/lookback/puzzles.ts';

const all = JSON.parse(readFileSync('src/lookback/puzzles.json', 'utf8')) as Puzzle[];

it('five a day, the same for everyone on that day, and all come round', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => i);
    const day = day_of(new Date(2026, 10, 18, 23, 59));
    expect(day).toBe(day_of(new Date(2026, 10, 18, 0, 1)));
    expect(of_the_day(numbers, day)).toHaveLength(a_day);
    expect(new Set([0, 1, 2].flatMap((on) => of_the_day(numbers, day + on))).size).toBe(12);
    expect(of_the_day([], day)).toEqual([]);
});

it('what the master does is right, what is hardly behind is as good', () => {
    const ways = [
        { do: 'let', chance: 0.9, behind: 0 },
        { do: 'challenge', trait: 'number', chance: 0.08, behind: 0.01 },
        { do: 'challenge', trait: 'spice', chance: 0.02, behind: 0.2 },
    ] as const;
    expect(ways.map((way) => verdict_of(way, ways))).toEqual(['right', 'close', 'wrong']);
});

it('the set: enough for weeks, the master sure in each, and none gives its answer away', () => {
    expect(all.length).toBeGreaterThanOrEqual(7 * a_day);
    for (const { ways, record, seat, owner } of all) {
        expect(best_of(ways)?.chance).toBeGreaterThanOrEqual(0.85);
        expect(ways.length).toBeGreaterThan(1);
        expect(seat).not.toBe(owner);
        expect(Array.isArray(record['actions'])).toBe(true);
    }
});

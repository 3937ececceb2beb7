import { expect, it } from 'vitest';
import { podium, steps_of } from '../../src/model/podium.ts';

const row = (seat: number, adds: number[]) => ({
    seat,
    total: adds.reduce((sum, add) => sum + add, 0),
    adds,
});
const rows = [row(0, [0, 19, -3]), row(1, [10, 16, -4]), row(2, [0, 1, -5]), row(3, [10, 6, -6])];

it('the winner stands in the middle, the second left, the third right, the fourth outside', () => {
    const stands = podium(rows, [1]);
    expect(stands.map(({ seat }) => seat)).toEqual([2, 0, 1, 3]);
    expect(stands.map(({ place }) => place)).toEqual([4, 2, 1, 3]);
});

it('column by column, and the winner’s last one after all others', () => {
    const stands = podium(rows, [1]);
    expect(stands.map(({ sums }) => sums)).toEqual([
        [0, 0, 1, -4, -4],
        [0, 0, 19, 16, 16],
        [0, 10, 26, 26, 22],
        [0, 10, 16, 10, 10],
    ]);
    expect(stands.every(({ sums }) => sums.length === steps_of(rows) + 1)).toBe(true);
    for (const { heights } of stands) expect(Math.min(...heights)).toBeGreaterThan(0.2);
    const last = stands.map(({ heights }) => heights.at(-1) ?? 0);
    expect(Math.max(...last)).toBe(last[2]);
});

it('S26: who wins by two trophies stands highest, whatever the points', () => {
    const stands = podium([row(0, [0, 30, -2]), row(1, [20, 2, 0])], [1]);
    expect(stands.map(({ seat, place }) => [seat, place])).toEqual([
        [0, 2],
        [1, 1],
    ]);
    expect(stands[1]?.heights.at(-1)).toBe(1);
    expect(stands[0]?.heights.at(-1)).toBeLessThanOrEqual(1);
});

it('who shares a win shares its place, and so do equals behind', () => {
    const stands = podium([row(0, [5]), row(1, [5]), row(2, [3]), row(3, [3])], [0, 1]);
    expect(Object.fromEntries(stands.map(({ seat, place }) => [seat, place]))).toEqual({
        0: 1,
        1: 1,
        2: 3,
        3: 3,
    });
});

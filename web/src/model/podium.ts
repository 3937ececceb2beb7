// The podium: who stands where, and how high after each column of the points that has been counted.
import type { PointsRow } from '../games/entry.ts';
import { in_order } from './score.ts';

export interface Stand {
    readonly seat: number;
    readonly place: number;
    readonly won: boolean;
    // After no column, after one, …; the winners' last column is counted one step after the others'.
    readonly sums: readonly number[];
    // Parts of the whole height, for the same steps.
    readonly heights: readonly number[];
}

const lowest = 0.24;

// The winner in the middle, the second left, the third right, and so outwards.
export function podium(rows: readonly PointsRow[], winners: readonly number[]): Stand[] {
    const ordered = in_order(rows, winners);
    const columns = rows[0]?.adds.length ?? 0;
    const all = ordered.map((row) => sums_of(row, winners.includes(row.seat), columns));
    const most = Math.max(1, ...all.flat());
    const least = Math.min(0, ...all.flat());
    const height = (sum: number) => lowest + ((1 - lowest) * (sum - least)) / (most - least);
    const stands = ordered.map(({ seat, total }, at): Stand => {
        const won = winners.includes(seat);
        const better = ordered.filter((other) => !winners.includes(other.seat) && other.total > total).length;
        const sums = all[at] ?? [];
        const heights = sums.map(height);
        // Two trophies win whatever the points (S26): the winner stands highest all the same.
        if (won) heights[heights.length - 1] = 1;
        return { seat, place: won ? 1 : winners.length + better + 1, won, sums, heights };
    });
    return [...stands.filter((_, at) => at % 2 === 1).reverse(), ...stands.filter((_, at) => at % 2 === 0)];
}

function sums_of({ adds, total }: PointsRow, won: boolean, columns: number): number[] {
    const sums = [0];
    for (const add of adds) sums.push((sums.at(-1) ?? 0) + add);
    // The server's total is the truth.
    sums[columns] = total;
    const last = won ? (sums[columns - 1] ?? 0) : total;
    return [...sums.slice(0, columns), last, total];
}

// How many steps there are after the first.
export const steps_of = (rows: readonly PointsRow[]): number => (rows[0]?.adds.length ?? 0) + 1;

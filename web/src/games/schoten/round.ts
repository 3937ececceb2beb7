// How a round was scored (T10), line by line. The server's points are the truth; these lines explain them.
import type { Colour, Counts } from '../../wire/types.gen.ts';
import type { ScoredRound } from './trick.ts';

export interface TipLine {
    readonly colour: Colour;
    readonly verdict: 'right' | 'tied' | 'wrong';
    readonly points: number;
}

export interface RoundRow {
    readonly seat: number;
    readonly counts: Counts;
    readonly most: TipLine;
    readonly fewest: TipLine;
    // Only where neither tip is wrong.
    readonly gap: { readonly most: number; readonly fewest: number } | null;
    readonly points: number;
    readonly total: number;
}

const worth = { right: 5, tied: 3, wrong: 0 } as const;

// How a colour's count stands among the others: `best` is most or least of all.
function judged(colour: Colour, counts: Counts, least: boolean): TipLine {
    const sign = least ? -1 : 1;
    const own = counts[colour] * sign;
    const others = (Object.keys(counts) as Colour[])
        .filter((one) => one !== colour)
        .map((one) => counts[one] * sign);
    const best = Math.max(...others);
    const verdict = own > best ? 'right' : own === best ? 'tied' : 'wrong';
    return { colour, verdict, points: worth[verdict] };
}

// One's own row first, then the seats in order: never sorted anew.
export function rows_of(scored: ScoredRound, seat: number | null): RoundRow[] {
    const players = scored.points.length;
    return Array.from({ length: players }, (_, i) => row_of(scored, ((seat ?? 0) + i) % players));
}

// Where a portrait stands on the scale of the totals: over or under it, and as near to its total as the others leave room.
export interface Spot {
    readonly seat: number;
    readonly total: number;
    readonly under: boolean;
    // In hundredths of the scale.
    readonly at: number;
}

export function spots_of(rows: readonly RoundRow[], scale: number, room = 15): Spot[] {
    const risen = [...rows].sort((one, other) => one.total - other.total || one.seat - other.seat);
    const side = (under: boolean) => {
        const these = risen.filter((_, i) => i % 2 === Number(under));
        // Pushed apart to the right, and back from the end.
        const at = these.map(({ total }) => Math.max(0, (total / scale) * 100));
        at.forEach((one, i) => (at[i] = Math.max(one, i === 0 ? 0 : (at[i - 1] ?? 0) + room)));
        for (let i = at.length - 1, most = 100; i >= 0; i -= 1, most -= room)
            at[i] = Math.min(at[i] ?? 0, most);
        return these.map(({ seat, total }, i) => ({ seat, total, under, at: at[i] ?? 0 }));
    };
    return [...side(false), ...side(true)];
}

function row_of({ collections, tips, points, totals }: ScoredRound, seat: number): RoundRow {
    const counts = collections[seat] ?? { red: 0, yellow: 0, green: 0, black: 0 };
    const tip = tips[seat] ?? { most: 'red', fewest: 'yellow' };
    const most = judged(tip.most, counts, false);
    const fewest = judged(tip.fewest, counts, true);
    const both = most.points > 0 && fewest.points > 0;
    return {
        seat,
        counts,
        most,
        fewest,
        gap: both ? { most: counts[tip.most], fewest: counts[tip.fewest] } : null,
        points: points[seat] ?? 0,
        total: totals[seat] ?? 0,
    };
}

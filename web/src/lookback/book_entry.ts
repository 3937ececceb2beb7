// What the book keeps of a game, and what follows from many of them: pure.
import { is_dealt, played_out } from './record.ts';
import type { Report } from './report.ts';
import type { GameRecord } from '../model/replay.ts';

export const person = 'person';

// Cards laid face down with this number said: how many, how many not as said, how many of those were called.
export type Laid = readonly [laid: number, lies: number, caught: number];

export interface Entry {
    // The table and the number of the game there.
    readonly id: string;
    readonly at: number;
    readonly here: boolean;
    readonly game: string;
    readonly players: number;
    // Of the win: k winners have 1/k each.
    readonly won: number;
    // Bots by their level, people as people.
    readonly against: readonly string[];
    // Where it has been looked back at.
    readonly luck?: number;
    readonly others?: number;
    readonly own?: number;
    readonly calls?: { readonly made: number; readonly right: number; readonly expected: number };
    readonly bluffs?: Readonly<Record<string, Laid>>;
}

export interface Played {
    readonly id: string;
    readonly record: GameRecord;
    readonly report: Report | null;
    readonly seat: number;
    readonly here: boolean;
}

// None of a game that was given up, or whose cards somebody chose.
export function entry_of(played: Played, levels: readonly string[], at: number): Entry | null {
    const { id, record, report, seat, here } = played;
    if (!played_out(record) || !is_dealt(record)) return null;
    const winners = record.frames.at(-1)?.winners ?? [];
    const against = record.names
        .filter((_, other) => other !== seat)
        .map((name) => (levels.includes(name) ? name : person));
    const facts = {
        id,
        at,
        here,
        game: record.game,
        players: record.names.length,
        won: winners.includes(seat) ? 1 / winners.length : 0,
        against: [...against].sort(),
    };
    const told = report?.seats[seat];
    if (told === undefined) return facts;
    const { luck, others, own, calls = [], bluffs = [] } = told;
    const laid: Record<string, [number, number, number]> = {};
    for (const { said, right, caught } of bluffs) {
        const count = (laid[said.slice(1)] ??= [0, 0, 0]);
        const lie = !(right.number && right.spice);
        count[0] += 1;
        if (lie) count[1] += 1;
        if (lie && caught) count[2] += 1;
    }
    const made = calls.filter(({ called }) => called !== undefined);
    const promised = made.map(({ called, worlds, master }) => {
        const belief = worlds ?? master;
        return 1 - (called === 'number' ? belief.number : called === 'spice' ? belief.spice : belief.both);
    });
    const sum = { made: made.length, right: made.filter(({ caught }) => caught).length };
    return {
        ...facts,
        ...{ luck, others, own },
        ...(calls.length > 0 && { calls: { ...sum, expected: promised.reduce((a, b) => a + b, 0) } }),
        ...(bluffs.length > 0 && { bluffs: laid }),
    };
}

// 95 % for a share (Wilson).
export function interval_of(won: number, played: number): readonly [number, number] {
    if (played === 0) return [0, 1];
    const z = 1.96;
    const p = won / played;
    const middle = p + (z * z) / (2 * played);
    const half = z * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
    const whole = 1 + (z * z) / played;
    return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

export interface Wins {
    readonly group: string;
    readonly played: number;
    readonly won: number;
    readonly fair: number;
    readonly interval: readonly [number, number];
}

// A game with several kinds of opponents counts with each.
export function wins_by(entries: readonly Entry[], groups: (entry: Entry) => readonly string[]): Wins[] {
    const found = new Map<string, Entry[]>();
    for (const entry of entries)
        for (const group of new Set(groups(entry))) found.set(group, [...(found.get(group) ?? []), entry]);
    return [...found]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([group, all]) => {
            const won = all.reduce((sum, one) => sum + one.won, 0);
            const fair = all.reduce((sum, one) => sum + 1 / one.players, 0) / all.length;
            return { group, played: all.length, won, fair, interval: interval_of(won, all.length) };
        });
}

// A mean with its 95 %; none of fewer than two.
export function mean_of(values: readonly number[]): { mean: number; low: number; high: number } | null {
    const count = values.length;
    if (count < 2) return null;
    const mean = values.reduce((a, b) => a + b, 0) / count;
    const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
    const half = 1.96 * Math.sqrt(spread / count);
    return { mean, low: mean - half, high: mean + half };
}

export interface CallsOverTime {
    readonly from: number;
    readonly to: number;
    readonly made: number;
    readonly right: number;
    readonly expected: number;
}

// So many games in each, the oldest first.
export function calls_over_time(entries: readonly Entry[], games = 10): CallsOverTime[] {
    const with_calls = [...entries].sort((a, b) => a.at - b.at);
    const parts: CallsOverTime[] = [];
    for (let from = 0; from < with_calls.length; from += games) {
        const part = with_calls.slice(from, from + games);
        const sum = (of: (calls: NonNullable<Entry['calls']>) => number) =>
            part.reduce((all, { calls }) => all + (calls ? of(calls) : 0), 0);
        const made = sum((calls) => calls.made);
        if (made === 0) continue;
        parts.push({
            from: from + 1,
            to: from + part.length,
            made,
            right: sum((calls) => calls.right),
            expected: sum((calls) => calls.expected),
        });
    }
    return parts;
}

export function bluffs_by_number(entries: readonly Entry[]): { said: number; laid: Laid }[] {
    const all = new Map<number, Laid>();
    for (const { bluffs = {} } of entries)
        for (const [said, [laid, lies, caught]] of Object.entries(bluffs)) {
            const [a, b, c] = all.get(Number(said)) ?? [0, 0, 0];
            all.set(Number(said), [a + laid, b + lies, c + caught]);
        }
    return [...all].sort(([a], [b]) => a - b).map(([said, laid]) => ({ said, laid }));
}

// Five positions a day, out of a set that comes with the client (scripts/puzzles makes it).
export interface Way {
    readonly do: 'challenge' | 'let';
    readonly trait?: 'number' | 'spice';
    // How often the master does it, and how far behind the best it is, in shares of the win; none: not played out.
    readonly chance: number;
    readonly behind: number | null;
}

export interface Puzzle {
    readonly seat: number;
    readonly owner: number;
    readonly said: string;
    readonly card: string;
    // How sure the shares are.
    readonly doubt: number;
    // By the seat's worlds.
    readonly right: { readonly number: number; readonly spice: number };
    readonly ways: readonly Way[];
    // Up to where somebody is asked.
    readonly record: Readonly<Record<string, unknown>>;
}

export const a_day = 5;

// Days of this device's calendar.
export function day_of(now: Date): number {
    return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

// One after another through the set; those of a day are the same for everyone.
export function of_the_day<T>(all: readonly T[], day: number): T[] {
    if (all.length === 0) return [];
    const first = (day * a_day) % all.length;
    return Array.from({ length: Math.min(a_day, all.length) }, (_, i) => all[(first + i) % all.length] as T);
}

export type Verdict = 'right' | 'close' | 'wrong';

// What is hardly behind the best is about as good.
export function verdict_of(way: Way, ways: readonly Way[]): Verdict {
    const most = Math.max(...ways.map(({ chance }) => chance));
    if (way.chance === most) return 'right';
    return way.behind !== null && way.behind <= 0.02 ? 'close' : 'wrong';
}

export const best_of = (ways: readonly Way[]): Way | undefined =>
    [...ways].sort((a, b) => b.chance - a.chance)[0];

const key = 'puzzles';
interface Kept {
    readonly day: number;
    readonly answers: readonly number[];
}

// What was answered today, on this device: the places of the ways.
export function answers_of(day: number): number[] {
    try {
        const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
        return kept?.day === day ? [...kept.answers] : [];
    } catch {
        return [];
    }
}

export function keep_answers(day: number, answers: readonly number[]): void {
    try {
        localStorage.setItem(key, JSON.stringify({ day, answers } satisfies Kept));
    } catch {
        // Then they are asked again.
    }
}

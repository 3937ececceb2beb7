// One's tables as people remember them: against whom, when, and how it ended.
import type { TableLine } from '../wire/types.gen.ts';
import type { Me } from './model.ts';
import { character, numbered, short_name } from './names.ts';

type Known = Pick<Me, 'name' | 'levels'> | null;

// Everyone at the table by name, cats too; a list of an older server has only the people.
function everyone(line: TableLine, me: Known): string[] {
    if (line.players === undefined) return line.names.map(short_name);
    return numbered(
        line.players.map(({ name, level }) =>
            name === undefined ? character(level, me?.levels ?? []) : short_name(name),
        ),
    );
}

export function opponents(line: TableLine, me: Known): string[] {
    return everyone(line, me).filter((name, seat) => name !== '' && seat !== line.you);
}

export type Outcome = { kind: 'you' } | { kind: 'others'; names: readonly string[] } | { kind: 'nobody' };

// Null while nothing is decided, or where it is not known.
export function outcome(line: TableLine, me: Known): Outcome | null {
    if (line.phase !== 'over' || line.players === undefined) return null;
    const names = everyone(line, me);
    const winners = line.players.flatMap(({ won }, seat) => (won ? [seat] : []));
    if (winners.length === 0) return { kind: 'nobody' };
    if (winners.length === 1 && winners[0] === line.you) return { kind: 'you' };
    return { kind: 'others', names: winners.map((seat) => names[seat] ?? '') };
}

const pressing = (line: TableLine) => Number(line.yourTurn ?? false);

// What waits for one comes first, then what was touched last.
export function by_urgency<Line extends TableLine>(tables: readonly Line[]): Line[] {
    return [...tables].sort((a, b) => pressing(b) - pressing(a) || b.touched - a.touched);
}

export function running<Line extends TableLine>(tables: readonly Line[]): Line | null {
    return by_urgency(tables).find((line) => line.phase === 'playing' && line.you !== undefined) ?? null;
}

// Today by the clock, else by the day.
export function when(touched: number, now: number, language: string): string {
    const [then, today] = [new Date(touched), new Date(now)];
    const same = then.toDateString() === today.toDateString();
    return new Intl.DateTimeFormat(language, same ? { timeStyle: 'short' } : { dateStyle: 'medium' }).format(
        then,
    );
}

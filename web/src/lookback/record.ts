// A record as the module wants it: what was dealt and done, without pictures, names and proof.
import type { GameRecord } from '../model/replay.ts';

const wanted = ['record', 'game', 'rules', 'options', 'seed', 'setup', 'actions'] as const;

export function plain_record(record: GameRecord): string {
    const all = record as unknown as Readonly<Record<string, unknown>>;
    const fair = all['fair'] as { rules?: unknown } | undefined;
    // Older records name their rules in their proof alone.
    const rules = all['rules'] ?? fair?.rules;
    const fields = { ...all, ...(rules === undefined ? {} : { rules }) } as Record<string, unknown>;
    return JSON.stringify(
        Object.fromEntries(wanted.filter((name) => name in fields).map((name) => [name, fields[name]])),
    );
}

// The same game up to a move.
export function record_until(record: GameRecord, move: number): string {
    const plain = JSON.parse(plain_record(record)) as { actions: unknown[] };
    return JSON.stringify({ ...plain, actions: plain.actions.slice(0, move) });
}

// Nobody chose its cards: a deal that was proved fair, at a table.
export const is_dealt = (record: GameRecord): boolean => 'fair' in record;

export const actions_of = (record: GameRecord): readonly { seat: number; do: string }[] =>
    (record as unknown as { actions?: { seat: number; do: string }[] }).actions ?? [];

export const played_out = (record: GameRecord): boolean => record.frames.at(-1)?.over === true;

// The frame after the challenge of a card that a move laid; none: it was not challenged.
export function called_at(record: GameRecord, laid: number): number | null {
    const after = record.frames.slice(laid + 2);
    for (const [i, { events }] of after.entries()) {
        const names = (events as readonly { event: string }[]).map(({ event }) => event);
        if (names.includes('revealed')) return laid + 2 + i;
        if (names.some((name) => name === 'played' || name === 'copied')) return null;
    }
    return null;
}

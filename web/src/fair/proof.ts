// The proof in a record, read with suspicion: whatever is missing or of another shape is no proof.
import { from_hex, type Bytes } from './bytes.ts';

export interface Deal {
    readonly secret: Bytes;
    readonly commitment: string;
    readonly entropy: readonly Bytes[];
    readonly hands: unknown;
}

export interface Proof {
    readonly game: 'spicy' | 'schoten';
    readonly options: Readonly<Record<string, unknown>>;
    readonly seeds: readonly string[];
    readonly actions: readonly unknown[];
    readonly names: readonly string[];
    // "t_…/1": the table and the number of the game.
    readonly table: string;
    readonly rules: string;
    readonly deals: readonly Deal[];
    readonly pledges: readonly (string | null)[];
    readonly before: string;
    readonly blind: Bytes;
    readonly head: string;
    readonly entries: readonly (readonly [string] | readonly [string, string])[];
}

type Loose = Readonly<Record<string, unknown>>;

class Malformed extends Error {}

function object(value: unknown): Loose {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed();
    return value as Loose;
}
function list(value: unknown): readonly unknown[] {
    if (!Array.isArray(value)) throw new Malformed();
    return value;
}
function text(value: unknown): string {
    if (typeof value !== 'string') throw new Malformed();
    return value;
}
function bytes(value: unknown, length: number): Bytes {
    const read = from_hex(text(value));
    if (read?.length !== length) throw new Malformed();
    return read;
}
function hash(value: unknown): string {
    bytes(value, 32);
    return text(value);
}

function entry(value: unknown): readonly [string] | readonly [string, string] {
    const [open, hidden, ...more] = list(value);
    if (more.length > 0) throw new Malformed();
    return hidden === undefined ? [text(open)] : [text(open), text(hidden)];
}

function deal(value: unknown): Deal {
    const { secret, commitment, entropy, hands } = object(value);
    return {
        secret: bytes(secret, 64),
        commitment: hash(commitment),
        entropy: list(entropy).map((one) => bytes(one, 32)),
        hands,
    };
}

export type Reading =
    { proof: Proof } | { problem: 'no-record' | 'no-proof' | 'other-version' | 'malformed' };

export function read_proof(value: unknown): Reading {
    try {
        const record = object(value);
        if (record['game'] !== 'spicy' && record['game'] !== 'schoten') return { problem: 'no-record' };
        if (record['fair'] === undefined) return { problem: 'no-proof' };
        const fair = object(record['fair']);
        if (fair['version'] !== 'fair-1') return { problem: 'other-version' };
        const log = object(fair['log']);
        const { seed } = record;
        return {
            proof: {
                game: record['game'],
                options: object(record['options']),
                seeds: (Array.isArray(seed) ? (seed as unknown[]) : [seed]).map(text),
                actions: list(record['actions']),
                names: record['names'] === undefined ? [] : list(record['names']).map(text),
                table: text(fair['table']),
                rules: text(fair['rules']),
                deals: list(fair['deals']).map(deal),
                pledges: list(fair['pledges']).map((one) => (one === null ? null : hash(one))),
                before: hash(log['before']),
                blind: bytes(log['blind'], 64),
                head: hash(log['head']),
                entries: list(log['entries']).map(entry),
            },
        };
    } catch (problem) {
        if (problem instanceof Malformed) return { problem: 'malformed' };
        throw problem;
    }
}

// A text that a person dropped or pasted.
export function read_text(text_of_record: string): Reading {
    try {
        return read_proof(JSON.parse(text_of_record));
    } catch {
        return { problem: 'no-record' };
    }
}

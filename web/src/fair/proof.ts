// The proof in a record, read with suspicion: whatever is missing or of another shape is no proof.
import { from_hex, type Bytes } from './bytes.ts';
import { games } from './games/index.ts';
import { Malformed, whole, type Loose, type Rules } from './games/judging.ts';
import { parse_strictly } from './strict.ts';

export interface Deal {
    readonly secret: Bytes;
    readonly commitment: string;
    readonly entropy: readonly Bytes[];
    readonly hands: unknown;
}

export interface Entry {
    readonly open: string;
    // What stands in it: its number, its name, and all it says.
    readonly n: number;
    readonly what: string;
    readonly said: Loose;
    readonly hidden: string | null;
}

export interface Proof {
    readonly game: Rules;
    readonly options: Loose;
    readonly players: number;
    readonly seeds: readonly Bytes[];
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
    readonly entries: readonly Entry[];
}

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

function parsed(source: string): unknown {
    try {
        return parse_strictly(source);
    } catch {
        throw new Malformed();
    }
}

function entry(value: unknown): Entry {
    const parts = list(value);
    if (parts.length < 1 || parts.length > 2) throw new Malformed();
    const open = text(parts[0]);
    const said = object(parsed(open));
    const n = whole(said['n'], 1, Number.MAX_SAFE_INTEGER);
    return { open, n, what: text(said['do']), said, hidden: parts.length === 2 ? text(parts[1]) : null };
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

function proof_in(record: Loose, fair: Loose, game: Rules): Proof {
    const options = object(record['options']);
    game.read_options(options);
    const log = object(fair['log']);
    const seeds = game.seeds_are_a_list ? list(record['seed']) : [record['seed']];
    // Another deal than the sealed one could stand there.
    if (Object.hasOwn(record, 'setup')) throw new Malformed();
    return {
        game,
        options,
        players: Number(options['players']),
        seeds: seeds.map((seed) => bytes(seed, 64)),
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
    };
}

export function read_proof(value: unknown): Reading {
    try {
        const record = object(value);
        const name = record['game'];
        const game = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined;
        if (game === undefined) return { problem: 'no-record' };
        if (record['fair'] === undefined) return { problem: 'no-proof' };
        const fair = object(record['fair']);
        if (fair['version'] !== 'fair-1' || fair['rules'] !== game.name) return { problem: 'other-version' };
        return { proof: proof_in(record, fair, game) };
    } catch (problem) {
        if (problem instanceof Malformed) return { problem: 'malformed' };
        throw problem;
    }
}

// A text that a person dropped or pasted.
export function read_text(text_of_record: string): Reading {
    try {
        return read_proof(parse_strictly(text_of_record));
    } catch {
        return { problem: 'no-record' };
    }
}

// What this browser keeps of each table to check its games by: the heads it was shown, and its own share of each deal.
import { forget, keep, kept_json } from '../wire/keep.ts';
import type { Head } from '../wire/types.gen.ts';
import type { Kept } from './verify.ts';

export interface Share {
    readonly game: number;
    readonly attempt: number;
    readonly commitments: readonly string[];
    readonly entropy: string;
}

// Number and hash, and the game that was played then; 0 for none.
type Note = readonly [n: number, hash: string, game?: number];

interface Notes {
    readonly heads: readonly Note[];
    readonly shares: readonly Share[];
}

const nothing: Notes = { heads: [], shares: [] };
const most_tables = 24;
const most_heads = 500;
const most_shares = 20;
const index = 'fair';
const place = (table: string) => `fair.${table}`;

function notes_of(table: string): Notes {
    const read = kept_json(place(table)) as Partial<Notes> | null;
    return Array.isArray(read?.heads) && Array.isArray(read.shares) ? (read as Notes) : nothing;
}

// The newest tables stay.
function note(table: string, notes: Notes): void {
    keep(place(table), JSON.stringify(notes));
    const listed = kept_json(index);
    const tables = Array.isArray(listed) ? (listed as string[]) : [];
    if (tables.at(-1) === table) return;
    const now = [...tables.filter((one) => one !== table), table];
    for (const old of now.slice(0, -most_tables)) forget(place(old));
    keep(index, JSON.stringify(now.slice(-most_tables)));
}

export interface Heard {
    readonly table: string;
    readonly head: Head;
    readonly game: number;
}

// The first head of a number stays: a server that tells another story later is found out by it.
export function keep_heads(heard: readonly Heard[]): void {
    for (const table of new Set(heard.map((one) => one.table))) {
        const notes = notes_of(table);
        const heads = new Map(notes.heads.map((note) => [note[0], note]));
        for (const { table: where, head, game } of heard)
            if (where === table && !heads.has(head.n)) heads.set(head.n, [head.n, head.hash, game]);
        if (heads.size > notes.heads.length)
            note(table, { ...notes, heads: [...heads.values()].slice(-most_heads) });
    }
}

export function keep_share(table: string, share: Share): void {
    const notes = notes_of(table);
    const others = notes.shares.filter((one) => one.game !== share.game);
    note(table, { ...notes, shares: [...others, share].slice(-most_shares) });
}

export function share_of(table: string, game: number): Share | null {
    return notes_of(table).shares.find((one) => one.game === game) ?? null;
}

// "t_…/1", as the proof names it.
export function kept_of(table_and_game: string): Kept | null {
    const [table = '', game = ''] = table_and_game.split('/');
    const { heads } = notes_of(table);
    const entropy = share_of(table, Number(game))?.entropy ?? null;
    if (heads.length === 0 && entropy === null) return null;
    return {
        heads: new Map(heads.map(([n, hash]) => [n, hash])),
        during: heads.flatMap(([n, , played]) => (played === Number(game) ? [n] : [])),
        entropy,
    };
}

// The tables of this device, for lists: read from the storage as the house wrote them, so that nothing has to be started.
import type { TableLine } from '../wire/types.gen.ts';
import { Database, type Pair } from './database.ts';

interface Row {
    readonly touched: number;
    // Text, as lists on the wire have it; empty until the first entry counts.
    readonly summary: string;
}

// None: damaged, or of a later client; the house will say so when it is opened.
function line_of(bytes: Uint8Array): TableLine | null {
    try {
        const { touched, summary } = JSON.parse(new TextDecoder().decode(bytes)) as Row;
        return { ...(JSON.parse(summary) as Omit<TableLine, 'touched'>), touched };
    } catch {
        return null;
    }
}

function all_of(rows: readonly Pair[]): TableLine[] {
    return rows.map(([, bytes]) => line_of(bytes)).filter((line) => line !== null);
}

export function lines_of(rows: readonly Pair[]): TableLine[] {
    return all_of(rows).filter(({ phase }) => phase !== 'closed');
}

// Closed by their player: nobody will open them again.
export function closed_among(rows: readonly Pair[]): string[] {
    return all_of(rows)
        .filter(({ phase }) => phase === 'closed')
        .map(({ table }) => table);
}

export async function tables_here(name: string): Promise<TableLine[]> {
    const database = await Database.open(name);
    try {
        return lines_of(await database.read('table/'));
    } finally {
        database.close();
    }
}

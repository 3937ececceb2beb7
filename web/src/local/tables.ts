// The tables of this device, for lists: read from the storage as the house wrote them, so that nothing has to be started.
import type { TableLine } from '../wire/types.gen.ts';
import { Database, type Pair } from './database.ts';

interface Row {
    readonly touched: number;
    // Text, as lists on the wire have it; empty until the first entry counts.
    readonly summary: string;
}

// Behind the line, for the house alone: a word for each chair, a dash where no person sits, a star where one is awaited
// (src/house/summary.h). At a table of this device there is one person.
function own(hidden: string): Pick<TableLine, 'you' | 'yourTurn'> {
    const chairs = hidden.split(' ');
    const you = chairs.findIndex((chair) => chair !== '' && chair !== '-');
    if (you < 0) return {};
    return { you, ...(chairs[you]?.endsWith('*') ? { yourTurn: true } : {}) };
}

// None: damaged, or of a later client; the house will say so when it is opened.
function line_of(bytes: Uint8Array): TableLine | null {
    try {
        const { touched, summary } = JSON.parse(new TextDecoder().decode(bytes)) as Row;
        const [open = '', hidden = ''] = summary.split('\n');
        return { ...(JSON.parse(open) as Omit<TableLine, 'touched'>), ...own(hidden), touched };
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

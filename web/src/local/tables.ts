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

export function lines_of(rows: readonly Pair[]): TableLine[] {
    return rows.flatMap(([, bytes]) => {
        try {
            const { touched, summary } = JSON.parse(new TextDecoder().decode(bytes)) as Row;
            const [open = '', hidden = ''] = summary.split('\n');
            const line = JSON.parse(open) as Omit<TableLine, 'touched'>;
            return line.phase === 'closed' ? [] : [{ ...line, ...own(hidden), touched }];
        } catch {
            // Damaged, or of a later client: the house will say so when it is opened.
            return [];
        }
    });
}

export async function tables_here(name: string): Promise<TableLine[]> {
    const database = await Database.open(name);
    try {
        return lines_of(await database.read('table/'));
    } finally {
        database.close();
    }
}

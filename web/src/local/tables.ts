// The tables of this device, for lists: read from the storage as the house wrote them, so that nothing has to be started.
import type { TableLine } from '../wire/types.gen.ts';
import { Database, type Pair } from './database.ts';

interface Row {
    readonly touched: number;
    // Text, as lists on the wire have it; empty until the first entry counts.
    readonly summary: string;
}

export function lines_of(rows: readonly Pair[]): TableLine[] {
    return rows.flatMap(([, bytes]) => {
        try {
            const { touched, summary } = JSON.parse(new TextDecoder().decode(bytes)) as Row;
            const line = JSON.parse(summary) as Omit<TableLine, 'touched'>;
            return line.phase === 'closed' ? [] : [{ ...line, touched }];
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

// The house on this device, for the page. Fetched when it is first wanted.
import files from 'virtual:module';
import type { Socket } from '../wire/connection.ts';
import type { TableLine } from '../wire/types.gen.ts';
import { PageLines, type Line, type WorkerLike } from './page_lines.ts';
import { tables_here } from './tables.ts';
import { house_name } from './talk.ts';

export const made = files;
let lines: PageLines | null = null;

function begin(): WorkerLike {
    return new Worker(new URL('./house_worker.ts', import.meta.url), {
        type: 'module',
    }) as unknown as WorkerLike;
}

function all(base: string): PageLines {
    if (files === null) throw new Error('this client was built without its module');
    return (lines ??= new PageLines(files, house_name(base), begin));
}

export function connect(socket: Socket, base: string): Line {
    // Asked once; a browser that says no may clear the games away when its disk is full.
    void navigator.storage?.persist?.().catch(() => false);
    return all(base).connect(socket);
}

export function tables(base: string): Promise<TableLine[]> {
    return tables_here(house_name(base));
}

// Finished games of one's own tables, looked back at and written into the book: one after another, and stopped when one
// likes.
import { session } from '../app/session.svelte.ts';
import type { Place } from '../app/places.ts';
import { read_record, type GameRecord } from '../model/replay.ts';
import type { TableLine } from '../wire/types.gen.ts';
import { all_entries, note_game } from './book.ts';
import { analyst_files } from './files.ts';
import { Looking } from './looking.svelte.ts';
import { plain_record, played_out } from './record.ts';
import type { Report } from './report.ts';
import type { AnalystFiles } from './talk.ts';

// A table's games have numbers from 1; nobody plays more at one.
const most_games = 50;
// Enough for sums over many games; of calls one wants to know less exactly.
const quick = { playOuts: 8, worlds: 64, seat: -1, seed: 1 };

async function report_of(files: AnalystFiles, record: GameRecord, seat: number): Promise<Report | null> {
    const looking = new Looking(files, plain_record(record), { ...quick, seat });
    await looking.settled;
    return looking.stage === 'done' ? looking.report : null;
}

async function tables_at(place: Place): Promise<readonly TableLine[]> {
    if (!(await session.at(place))) return [];
    return (await session.ask({ type: 'list', what: 'mine' }))?.tables ?? [];
}

export async function add_missing(
    places: readonly Place[],
    tell: (done: number, all: number) => void,
    going: () => boolean,
): Promise<number> {
    const files = await analyst_files();
    if (files === null) return 0;
    const known = new Set((await all_entries()).filter(({ luck }) => luck !== undefined).map(({ id }) => id));
    let added = 0;
    for (const place of places) {
        const mine = (await tables_at(place)).filter(({ you }) => you !== undefined);
        for (const [done, { table, you = 0 }] of mine.entries()) {
            tell(done, mine.length);
            for (let game = 1; game <= most_games && going(); game += 1) {
                const id = `${table}/${String(game)}`;
                if (known.has(id)) continue;
                const record = await session
                    .request({ type: 'record', table, game })
                    .then(({ record: sent }) => read_record(sent))
                    .catch(() => null);
                if (record === null) break;
                if (!played_out(record)) continue;
                const report = await report_of(files, record, you);
                const here = place === 'device';
                if (await note_game({ id, record, report, seat: you, here })) added += 1;
            }
        }
    }
    return added;
}

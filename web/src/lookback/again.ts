// A finished game again from one of its moves, at a table on this device, against masters.
import { table_path } from '../app/route.ts';
import { session } from '../app/session.svelte.ts';
import type { GameRecord } from '../model/replay.ts';
import type { SettingsWish } from '../wire/types.gen.ts';
import { dealt_anew } from './looking.svelte.ts';
import { plain_record, record_until } from './record.ts';
import type { AnalystFiles } from './talk.ts';

export type Cards = 'same' | 'anew';

const worlds = 128;

export function record_again(
    files: AnalystFiles,
    record: GameRecord,
    move: number,
    seat: number,
    cards: Cards,
): Promise<string> {
    if (cards === 'same') return Promise.resolve(record_until(record, move));
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    return dealt_anew(files, plain_record(record), { move, seat, worlds, seed: seed >>> 1 });
}

// What of a record's options a table can be asked for; the position brings all of them.
function wish_of(record: GameRecord): SettingsWish {
    return {
        game: record.game,
        seats: record.names.length,
        fill: 'master',
        listed: false,
        turnTime: 0,
    } as SettingsWish;
}

// The cards are dealt when this client has brought its share; it does not wait for ever.
const patience = 15_000;

function begun(): Promise<void> {
    return new Promise((resolve) => {
        const look = () => {
            if (session.model.table?.game == null) return;
            stop();
            clearTimeout(timer);
            resolve();
        };
        const stop = session.listen(look);
        const timer = setTimeout(() => {
            stop();
            resolve();
        }, patience);
        look();
    });
}

// The path of the table; none if it could not be.
export async function sit_down_again(
    position: string,
    record: GameRecord,
    seat: number,
): Promise<string | null> {
    if (!(await session.at('device'))) return null;
    const code = await session.create(wish_of(record));
    if (code === null) return null;
    if (!(await session.sit(seat))) return null;
    for (let other = 0; other < record.names.length; other += 1)
        if (other !== seat) await session.ask({ type: 'seat-bot', seat: other, level: 'master' });
    if ((await session.ask({ type: 'set-up', record: position })) === null) return null;
    await session.ask({ type: 'ready', ready: true });
    if ((await session.ask({ type: 'start' })) === null) return null;
    await begun();
    // Looked at anew, so that nothing of what has long happened is told as news.
    session.look_away();
    return table_path(code, true);
}

// A game against the cats, at once: on this device, or at the server where that cannot be or is not wanted.
import { games } from '../games/index.ts';
import type { GameName } from '../wire/game.ts';
import { static_site } from './base.ts';
import { device_can } from './can.ts';
import type { Place } from './places.ts';
import { table_path } from './route.ts';
import { session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';

export function practice_place(): Place {
    if (static_site) return 'device';
    return device_can() && settings.all.practise === 'device' ? 'device' : 'server';
}

// The path of the table; none if it could not be, and the visitor has been told.
export async function practise(game: GameName): Promise<string | null> {
    const place = practice_place();
    if (!(await session.at(place))) return null;
    const { wish, bots } = games[game].practise;
    const code = await session.create({ ...wish, botPace: settings.all.pace });
    if (code === null) return null;
    if (session.model.table?.seat == null) await session.sit();
    for (const [at, level] of bots.entries()) await session.ask({ type: 'seat-bot', seat: at + 1, level });
    await session.ask({ type: 'ready', ready: true });
    await session.ask({ type: 'start' });
    return table_path(code, place === 'device');
}

// A game against the cats at once. The only place that knows how: whoever wants to play calls it, and it may be played
// elsewhere than at the server one day.
import { table_path } from '../../app/route.ts';
import { session } from '../../app/session.svelte.ts';
import { games } from '../../games/index.ts';
import type { GameName } from '../../wire/game.ts';

// Where the game is; null if it was refused, which the visitor has been told.
export async function play_now(game: GameName): Promise<string | null> {
    const { wish, bots } = games[game].practise;
    const table = await session.create(wish);
    if (table === null) return null;
    if (session.model.table?.seat == null) await session.sit();
    for (const [at, level] of bots.entries()) await session.ask({ type: 'seat-bot', seat: at + 1, level });
    await session.ask({ type: 'ready', ready: true });
    await session.ask({ type: 'start' });
    return table_path(table);
}

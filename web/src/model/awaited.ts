// Whom the table waits for, in one look, and which rule that makes matter.
import type { Await } from '../games/entry.ts';
import { games } from '../games/index.ts';
import type { Game } from '../wire/types.gen.ts';
import type { TableView } from './model.ts';

export function awaited(game: Game): Await {
    return game.over ? { kind: 'nobody' } : games[game.kind].awaited(game);
}

export function awaits(wait: Await, seat: number | null): boolean {
    if (seat === null || wait.kind === 'nobody') return false;
    return 'seats' in wait ? wait.seats.includes(seat) : wait.seat === seat;
}

// Is it on me? A bot playing for me takes the duty along.
export function my_turn(table: TableView): boolean {
    const { game, seat, room } = table;
    if (!game || seat === null || room.phase !== 'playing' || room.paused) return false;
    if (room.chairs[seat]?.botPlays !== undefined) return false;
    return awaits(awaited(game), seat);
}

// Where the rules sheet opens.
export function rule_of_moment({ game, seat }: TableView): string | null {
    if (!game) return null;
    const wait = awaited(game);
    return games[game.kind].rule(game, wait, awaits(wait, seat));
}

// Whom the table waits for, and for what, in one look.
import type { Game } from '../wire/types.gen.ts';
import type { TableView } from './model.ts';

export type Await =
    | { kind: 'nobody' }
    | { kind: 'turn'; seat: number }
    | { kind: 'answers'; seats: readonly number[]; last: boolean }
    | { kind: 'total-wild'; seat: number }
    | { kind: 'tips'; seats: readonly number[] }
    | { kind: 'card'; seat: number }
    | { kind: 'take'; seat: number };

export function awaited(game: Game): Await {
    if (game.over) return { kind: 'nobody' };
    return game.kind === 'spicy' ? awaited_spicy(game) : awaited_schoten(game);
}

function awaited_spicy(game: Extract<Game, { kind: 'spicy' }>): Await {
    const { waiting, turn, stack, hands } = game.state;
    const [first] = waiting;
    if (first !== undefined) {
        if (stack.length === 0) return { kind: 'total-wild', seat: first };
        const owner = hands[stack.at(-1)?.seat ?? 0];
        return {
            kind: 'answers',
            seats: waiting,
            last: (typeof owner === 'number' ? owner : owner?.length) === 0,
        };
    }
    return turn === null ? { kind: 'nobody' } : { kind: 'turn', seat: turn };
}

function awaited_schoten(game: Extract<Game, { kind: 'schoten' }>): Await {
    const { phase, turn, waiting } = game.state;
    if (phase === 'tips') return { kind: 'tips', seats: waiting };
    if (turn === null || phase === 'over') return { kind: 'nobody' };
    return { kind: phase === 'take' ? 'take' : 'card', seat: turn };
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

// The others at a table in playing order, from the left of one's own seat. Who only watches sees everyone.
import type { Chair, Game } from '../wire/types.gen.ts';
import { awaited, awaits } from './awaited.ts';
import type { Countdown } from './clock.ts';
import type { TableView } from './model.ts';
import { brief_name } from './names.ts';

export interface Other {
    readonly seat: number;
    readonly chair: Chair | undefined;
    readonly name: string;
    // The table waits for them, and for how long.
    readonly turn: boolean;
    readonly clock: Countdown | undefined;
    // A person without a line.
    readonly away: boolean;
}

export function others(table: TableView, game: Game): Other[] {
    const count = game.state.hands.length;
    const wait = awaited(game);
    const first = table.seat === null ? 0 : table.seat + 1;
    return Array.from({ length: table.seat === null ? count : count - 1 }, (_, i) => {
        const seat = (first + i) % count;
        const chair = table.room.chairs[seat];
        const turn = awaits(wait, seat);
        return {
            seat,
            chair,
            name: brief_name(table.names[seat], chair),
            turn,
            clock: turn ? table.clock.seats.get(seat) : undefined,
            away: chair?.who === 'person' && !table.here.seats.includes(seat),
        };
    });
}

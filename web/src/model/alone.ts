// One person among cats: nobody else waits for anything, and nobody has to wait for them (P3: a bot's seat is no person's).
import type { TableView } from './model.ts';

export function alone_with_cats({ seat, room }: TableView): boolean {
    return (
        seat !== null &&
        room.chairs[seat]?.botPlays === undefined &&
        room.chairs.filter(({ who, botPlays }) => who === 'person' && botPlays === undefined).length === 1
    );
}

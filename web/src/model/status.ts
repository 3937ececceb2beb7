// One line that says whose turn it is or whom the table waits for.
import { games } from '../games/index.ts';
import type { Areas } from '../words/words.svelte.ts';
import { awaited, awaits } from './awaited.ts';
import { brief_name } from './names.ts';
import type { TableView } from './model.ts';

interface Catalogue {
    readonly log: Areas['log'];
    readonly table: Areas['table'];
}

export function status(table: TableView, { log, table: say }: Catalogue): string {
    const { game, room, seat } = table;
    if (!game || game.over || room.phase !== 'playing') return say.bar.over;
    if (room.paused) return say.bar.paused;
    const wait = awaited(game);
    const mine = awaits(wait, seat) && room.chairs[seat ?? -1]?.botPlays === undefined;
    const name = (one: number) => brief_name(table.names[one], room.chairs[one]);
    switch (wait.kind) {
        case 'nobody':
            return say.bar.over;
        case 'turn':
        case 'card':
            return mine ? log.waiting.you : log.waiting.turn(name(wait.seat));
        case 'take':
            return mine ? say.bar.take_you : say.bar.take(name(wait.seat));
        case 'total-wild':
            return mine ? say.bar.choose_you : say.bar.choose(name(wait.seat));
        case 'tips':
            return mine ? say.tricks.tip_title : say.bar.tips(wait.seats.map(name));
        case 'answers':
            if (mine) return wait.last ? say.bar.last_you : say.bar.answer_you;
            return (wait.last ? say.bar.last_card : log.waiting.answers)(wait.seats.map(name));
    }
}

// A play that waits for the reaction window, in the sender's own words.
export function queued_words(table: TableView, say: Areas['table'], cards: Areas['cards']): string {
    const { game, clock } = table;
    return game && clock.queued ? games[game.kind].queued(clock.queued.action, say, cards) : '';
}

// Who has not answered yet, without the reader.
export function still_awaited(table: TableView): string[] {
    const wait = table.game ? awaited(table.game) : { kind: 'nobody' as const };
    return 'seats' in wait
        ? wait.seats.filter((one) => one !== table.seat).map((one) => table.names[one] ?? '')
        : [];
}

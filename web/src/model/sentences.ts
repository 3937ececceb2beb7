// The log in words: events and the catalogue in, sentences out.
import type { Named, Speech } from '../games/entry.ts';
import { happened_in } from '../games/index.ts';
import type { Who } from '../words/who.ts';
import type { TableEvent } from '../wire/types.gen.ts';
import type { LogLine } from './model.ts';
import { character } from './names.ts';

export function sentence(line: LogLine, seat: number | null, speech: Speech): string {
    const who = (other: number): Who => ({
        name: line.names[other] ?? `#${String(other + 1)}`,
        you: other === seat,
    });
    const { event } = line;
    const in_game = happened_in(event);
    if (in_game !== null) return in_game.game.sentence(in_game.happened, who, speech);
    return event.table ? table_sentence(event.table, who, speech) : '';
}

function table_sentence(event: TableEvent, who: Named, { room, levels }: Speech): string {
    const say = room.events;
    const named = (happened: { seat: number; name: string }): Who => ({
        name: happened.name,
        you: who(happened.seat).you,
    });
    switch (event.event) {
        case 'sat':
            return say.sat(named(event));
        case 'stood':
            return event.removed
                ? say.removed(named({ ...event, seat: -1 }))
                : say.stood(named({ ...event, seat: -1 }));
        case 'ready':
            return event.ready ? say.ready(who(event.seat)) : say.not_ready(who(event.seat));
        case 'bot':
            return say.bot(character(event.level, levels));
        case 'bot-plays':
            return say['bot-plays'](who(event.seat), character(event.level, levels));
        case 'back':
            return say.back(who(event.seat));
        case 'paused':
            return event.paused ? say.paused : say.resumed;
        case 'voted':
            return event.end ? say.voted(who(event.seat)) : say.unvoted(who(event.seat));
        case 'muted':
            return event.muted ? say.muted(event.name) : say.unmuted(event.name);
        // The deals of all rounds are sealed at once, and that is said once.
        case 'dealt':
            return event.round === 0 ? say.dealt : '';
        case 'dealt-again':
            return say['dealt-again'](event.late.map((seat) => who(seat).name));
        case 'created':
        case 'host':
        case 'taken-over':
            return say[event.event](event.name);
        default:
            return say[event.event];
    }
}

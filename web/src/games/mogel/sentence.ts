// What happened in a game of Mogel, in words.
import type { MogelEvent } from '../../wire/types.gen.ts';
import type { Named, Speech } from '../entry.ts';

export function mogel_sentence(event: MogelEvent, who: Named, { log }: Speech): string {
    const say = log.mogel;
    switch (event.event) {
        case 'started':
            return say.started(who(event.first));
        case 'laid':
            return say.laid(who(event.seat), event.said);
        case 'doubted':
            return say.doubted(who(event.seat));
        case 'shown':
            return say.shown(event.card.slice(1));
        case 'took-pile':
            return say.took(who(event.seat), event.cards);
        case 'over':
            return say.over(event.winners.map(who));
    }
}

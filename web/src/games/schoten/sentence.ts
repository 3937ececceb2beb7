// What happened in a game of Scharfe Schoten, in words.
import type { SchotenEvent } from '../../wire/types.gen.ts';
import type { Named, Speech } from '../entry.ts';
import { schoten_name } from './names.ts';

export function schoten_sentence(event: SchotenEvent, who: Named, { log, cards }: Speech): string {
    const say = log.schoten;
    switch (event.event) {
        case 'round': {
            const ranking = say.ranking(event.ranking.map((card) => schoten_name(card, cards)));
            return `${say.round(event.round + 1, who(event.starter))} ${ranking}`;
        }
        case 'tipped':
            return say.tipped(who(event.seat));
        case 'tips':
            return event.tips
                .map((tip, seat) => say.tips(who(seat), cards.colour[tip.most], cards.colour[tip.fewest]))
                .join(' ');
        case 'card':
            return say.card(who(event.seat), schoten_name(event.card, cards));
        case 'trick':
            return say.trick(
                who(event.seat),
                Object.values(event.cards).reduce((sum, one) => sum + one, 0),
            );
        case 'took':
            return say.took(who(event.seat), cards.colour[event.colour]);
        case 'scored':
            return event.points.map((points, seat) => say.scored(who(seat), points)).join(' ');
        case 'over':
            return say.over(event.winners.map(who));
    }
}

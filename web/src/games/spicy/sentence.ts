// What happened in a game of Spicy, in words. Declarations are told as declared; what a hidden card is never enters a
// sentence.
import type { SpicyEvent } from '../../wire/types.gen.ts';
import type { Areas } from '../../words/words.svelte.ts';
import type { Named, Speech } from '../entry.ts';
import { spicy_name } from './names.ts';

export function spicy_sentence(event: SpicyEvent, who: Named, { log, cards }: Speech): string {
    const say = log.spicy;
    const name = (card: string) => spicy_name(card, cards);
    switch (event.event) {
        case 'started':
            return say.started(
                who(event.first),
                event.variants.map((variant) => cards.variant[variant]),
            );
        case 'played':
        case 'copied':
            return laid(event, who, say, name);
        case 'took-back':
            return event.rule === 'S10'
                ? say.took_back_s10(who(event.seat), name(event.declared))
                : say.took_back_s19(who(event.seat));
        case 'drew':
            return event.cards && event.cards.length > 0 && who(event.seat).you
                ? say.drew_cards(event.cards.map(name))
                : say.drew(who(event.seat), event.count);
        case 'challenged': {
            const key = `challenged_${event.trait ?? 'whole'}` as const;
            return say[key](who(event.seat), who(event.against));
        }
        case 'revealed':
            return say.revealed(name(event.card), name(event.declared), who(event.winner));
        case 'won': {
            const number = event.cards.spice + event.cards.total;
            return event.raid ? say.raided(who(event.seat), number) : say.won(who(event.seat), number);
        }
        case 'total-wild':
            return event.taken
                ? say.total_wild_taken(who(event.seat))
                : say.total_wild_declined(who(event.seat));
        case 'total-wild-offered':
            return say.total_wild_offered(who(event.seat));
        case 'last-card-stood':
            return say.last_card_stood(who(event.seat));
        case 'over':
            return say.over[event.reason];
        default:
            return say[event.event](who(event.seat));
    }
}

type Laid = Extract<SpicyEvent, { event: 'played' | 'copied' }>;

function laid(event: Laid, who: Named, say: Areas['log']['spicy'], name: (card: string) => string): string {
    const declared = name(event.declared);
    const tell =
        event.card === 'xx'
            ? say.played_total_wild
            : say[event.last ? (`${event.event}_last` as const) : event.event];
    const extras = event.extras ? ` ${say.extras(who(event.seat), event.extras.length)}` : '';
    return tell(who(event.seat), declared) + extras;
}

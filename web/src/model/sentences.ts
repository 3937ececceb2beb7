// The log in words: events and the catalogue in, sentences out. Declarations are told as declared; what a hidden
// card is never enters a sentence.
import { parse_schoten, parse_spicy } from '../art/codes.ts';
import type { Areas } from '../words/words.svelte.ts';
import type { Who } from '../words/who.ts';
import type { LevelInfo, SchotenEvent, SpicyEvent, TableEvent } from '../wire/types.gen.ts';
import type { LogLine } from './model.ts';
import { character } from './names.ts';

export interface Speech {
    readonly log: Areas['log'];
    readonly cards: Areas['cards'];
    readonly options: Areas['options'];
    readonly room: Areas['room'];
    readonly levels: readonly LevelInfo[];
}

export function spicy_name(card: string, words: Areas['cards']): string {
    const face = parse_spicy(card);
    if (face.kind === 'numbered') return words.numbered(face.flavour, face.number);
    return face.kind === 'wild' ? words.wild[face.wild] : words.hidden;
}

export function schoten_name(card: string, words: Areas['cards']): string {
    const { colour, number } = parse_schoten(card);
    return number === undefined ? words.coloured_back(colour) : words.coloured(colour, number);
}

export function sentence(line: LogLine, seat: number | null, speech: Speech): string {
    const who = (other: number): Who => ({
        name: line.names[other] ?? `#${String(other + 1)}`,
        you: other === seat,
    });
    const { event } = line;
    if (event.spicy) return spicy_sentence(event.spicy, who, speech);
    if (event.schoten) return schoten_sentence(event.schoten, who, speech);
    return event.table ? table_sentence(event.table, who, speech) : '';
}

type Named = (seat: number) => Who;

function spicy_sentence(event: SpicyEvent, who: Named, { log, cards, options }: Speech): string {
    const say = log.spicy;
    const name = (card: string) => spicy_name(card, cards);
    switch (event.event) {
        case 'started':
            return say.started(
                who(event.first),
                event.variants.map((variant) => options.variant[variant].name),
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

function schoten_sentence(event: SchotenEvent, who: Named, { log, cards }: Speech): string {
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

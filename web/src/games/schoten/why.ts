// Why a trick was won (T5), by what beat the next best card.
import { parse_schoten } from '../../art/codes.ts';
import type { Areas } from '../../words/words.svelte.ts';
import { schoten_name } from './names.ts';
import type { FinishedTrick } from './trick.ts';

export type Why =
    | { readonly kind: 'super'; readonly card: string }
    | { readonly kind: 'higher_super'; readonly card: string; readonly other: string }
    | { readonly kind: 'outranks' | 'higher'; readonly card: string; readonly other: string }
    | { readonly kind: 'unknown' };

// Less is stronger: super trumps by rank, then colours by rank, then numbers.
function strength(card: string, ranking: readonly string[]): number {
    const trump = ranking.indexOf(card);
    if (trump >= 0) return trump;
    const { colour, number = 0 } = parse_schoten(card);
    const rank = ranking.findIndex((one) => parse_schoten(one).colour === colour);
    return 100 + rank * 20 - number;
}

export function why_won({ cards, winner, ranking }: FinishedTrick): Why {
    const card = cards.find(({ seat }) => seat === winner)?.card;
    const [other] = cards
        .filter(({ seat }) => seat !== winner)
        .map((one) => one.card)
        .sort((a, b) => strength(a, ranking) - strength(b, ranking));
    if (card === undefined || other === undefined || ranking.length === 0) return { kind: 'unknown' };
    if (ranking.includes(card))
        return ranking.includes(other) ? { kind: 'higher_super', card, other } : { kind: 'super', card };
    const same = parse_schoten(card).colour === parse_schoten(other).colour;
    return { kind: same ? 'higher' : 'outranks', card, other };
}

export function why_words(why: Why, say: Areas['moments']['trick'], cards: Areas['cards']): string {
    if (why.kind === 'unknown') return '';
    const name = (card: string) => schoten_name(card, cards);
    const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
    if (why.kind === 'super') return say.super(first(name(why.card)));
    const [won, lost] = [parse_schoten(why.card), parse_schoten(why.other)];
    if (why.kind === 'higher_super') return say.higher_super(first(name(why.card)), name(why.other));
    if (why.kind === 'outranks')
        return say.outranks(first(cards.colour[won.colour]), cards.colour[lost.colour]);
    return say.higher(won.number ?? 0, lost.number ?? 0, cards.colour[won.colour]);
}

// What a table of Scharfe Schoten shows beyond its state: counts of backs, and a finished trick that stays.
import { parse_schoten } from '../../art/codes.ts';
import type { Colour, Counts, SchotenGame } from '../../wire/types.gen.ts';
import type { FinishedTrick } from './trick.ts';

export const colours: readonly Colour[] = ['red', 'yellow', 'green', 'black'];

export const trick_stays = 1200;

export function colour_counts(hand: readonly string[]): Counts {
    const counts: Counts = { red: 0, yellow: 0, green: 0, black: 0 };
    for (const card of hand) counts[parse_schoten(card).colour] += 1;
    return counts;
}

export interface ShownTrick {
    readonly cards: readonly { readonly seat: number; readonly card: string }[];
    readonly winner: number | null;
    readonly finished: boolean;
}

export function shown_trick(
    trick: SchotenGame['state']['trick'],
    finished: FinishedTrick | null,
    resting: boolean,
    recalled: boolean,
): ShownTrick {
    if (finished !== null && (recalled || resting || trick.length === 0))
        return { cards: finished.cards, winner: finished.winner, finished: true };
    return { cards: trick, winner: null, finished: false };
}

// T2: 12 tricks with three players, 10 with four.
export function trick_number(game: SchotenGame): { number: number; of: number } {
    const { hands, trick } = game.state;
    const of = hands.length === 3 ? 12 : 10;
    const most = Math.max(0, ...hands.map((hand) => hand.length));
    const done = of - most - (trick.length === hands.length ? 1 : 0);
    return { number: Math.min(of, done + 1), of };
}

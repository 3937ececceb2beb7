// The trick that lies there and the last finished one, as people want to see it again.
import type { Event, SchotenGame } from '../../wire/types.gen.ts';

export interface FinishedTrick {
    readonly cards: readonly { readonly seat: number; readonly card: string }[];
    readonly winner: number;
    readonly took: string | null;
    readonly n: number;
    readonly at: number;
}

export interface TrickSoFar {
    readonly cards: FinishedTrick['cards'];
    readonly finished: FinishedTrick | null;
}

export const no_trick: TrickSoFar = { cards: [], finished: null };

export function follow_trick(
    now: TrickSoFar,
    event: Event,
    _before: SchotenGame | null,
    at: number,
): TrickSoFar {
    const happened = event.schoten;
    if (!happened) return now;
    switch (happened.event) {
        case 'round':
            return { ...now, cards: [] };
        case 'card':
            return { ...now, cards: [...now.cards, { seat: happened.seat, card: happened.card }] };
        case 'trick':
            return {
                cards: [],
                finished: { cards: now.cards, winner: happened.seat, took: null, n: event.n, at },
            };
        case 'took':
            return now.finished && now.finished.took === null
                ? { ...now, finished: { ...now.finished, took: happened.colour } }
                : now;
        default:
            return now;
    }
}

// The two moments of a table that people want to see again: the last challenge and the last trick.
import type { Event, Game } from '../wire/types.gen.ts';

export interface Challenge {
    readonly challenger: number;
    readonly against: number;
    readonly trait: 'number' | 'spice' | null;
    readonly copy: boolean;
    readonly card: string | null;
    readonly declared: string | null;
    readonly winner: number | null;
    readonly won: number;
    readonly trophy: boolean;
    readonly margin: number | null;
    readonly beaten: readonly number[];
    readonly n: number;
}

export interface FinishedTrick {
    readonly cards: readonly { readonly seat: number; readonly card: string }[];
    readonly winner: number;
    readonly took: string | null;
    readonly n: number;
    readonly at: number;
}

export function follow_challenge(now: Challenge | null, event: Event, before: Game | null): Challenge | null {
    const happened = event.spicy;
    if (!happened) return event.table?.event === 'dealt' ? null : now;
    switch (happened.event) {
        case 'challenged':
            return {
                challenger: happened.seat,
                against: happened.against,
                trait: happened.trait,
                copy: before?.kind === 'spicy' && before.state.stack.at(-1)?.copy === true,
                card: null,
                declared: null,
                winner: null,
                won: 0,
                trophy: false,
                margin: event.slap?.margin ?? null,
                beaten: event.slap?.beaten ?? [],
                n: event.n,
            };
        case 'revealed':
            return (
                now && { ...now, card: happened.card, declared: happened.declared, winner: happened.winner }
            );
        case 'won':
            return now?.won === 0 && now.winner === happened.seat && !happened.raid
                ? { ...now, won: happened.cards.spice + happened.cards.total }
                : now;
        case 'trophy':
            return now && now.winner === happened.seat && now.against === happened.seat
                ? { ...now, trophy: true }
                : now;
        default:
            return now;
    }
}

export interface TrickSoFar {
    readonly cards: FinishedTrick['cards'];
    readonly finished: FinishedTrick | null;
}

export const no_trick: TrickSoFar = { cards: [], finished: null };

export function follow_trick(now: TrickSoFar, event: Event, at: number): TrickSoFar {
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

// The last challenge, as people want to see it again.
import type { Event, SpicyGame } from '../../wire/types.gen.ts';

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

export function follow_challenge(
    now: Challenge | null,
    event: Event,
    before: SpicyGame | null,
): Challenge | null {
    const happened = event.spicy;
    if (!happened) return event.table?.event === 'dealt' ? null : now;
    switch (happened.event) {
        case 'challenged':
            return {
                challenger: happened.seat,
                against: happened.against,
                trait: happened.trait,
                copy: before?.state.stack.at(-1)?.copy === true,
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

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
    readonly loser: number | null;
    readonly won: number;
    readonly trophy: boolean;
    // What the loser drew for it.
    readonly drew: number;
    readonly margin: number | null;
    readonly beaten: readonly number[];
    // The verdict stands until something new is done.
    readonly stands: boolean;
    readonly over: boolean;
    readonly n: number;
}

export function follow_challenge(
    now: Challenge | null,
    event: Event,
    before: SpicyGame | null,
): Challenge | null {
    const happened = event.spicy;
    if (!happened) return event.table?.event === 'dealt' ? null : now;
    if (happened.event === 'challenged')
        return {
            challenger: happened.seat,
            against: happened.against,
            trait: happened.trait,
            copy: before?.state.stack.at(-1)?.copy === true,
            card: null,
            declared: null,
            winner: null,
            loser: null,
            won: 0,
            trophy: false,
            drew: 0,
            margin: event.slap?.margin ?? null,
            beaten: event.slap?.beaten ?? [],
            stands: true,
            over: false,
            n: event.n,
        };
    if (!now?.stands) return now;
    switch (happened.event) {
        case 'revealed':
            return {
                ...now,
                card: happened.card,
                declared: happened.declared,
                winner: happened.winner,
                loser: happened.loser,
            };
        case 'won':
            return now.won === 0 && now.winner === happened.seat && !happened.raid
                ? { ...now, won: happened.cards.spice + happened.cards.total }
                : now;
        case 'trophy':
            return now.winner === happened.seat && now.against === happened.seat
                ? { ...now, trophy: true }
                : now;
        case 'drew':
            return now.loser === happened.seat && now.drew === 0 ? { ...now, drew: happened.count } : now;
        case 'over':
            return { ...now, over: true };
        case 'played':
        case 'copied':
        case 'passed':
        case 'took-back':
            return { ...now, stands: false };
        default:
            return now;
    }
}

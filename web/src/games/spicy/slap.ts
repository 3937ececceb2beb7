// What the slap buttons are at this moment. Always the same places; what changes is whether they listen.
import type { SpicyGame } from '../../wire/types.gen.ts';
import { declared, type Spice } from './cards.ts';

export const deaf_for = 250;

export type SlapState =
    | { kind: 'pair'; number: number; spice: Spice; open: { number: boolean; spice: boolean } }
    | { kind: 'whole'; open: boolean }
    | { kind: 'closed'; why: 'empty' | 'yours' | 'total-wild' | 'answered' | 'settled' | 'watching' };

export function slap_state(game: SpicyGame, seat: number | null): SlapState {
    const top = game.state.stack.at(-1);
    if (!top || top.declared === null) return { kind: 'closed', why: 'empty' };
    if (top.card === 'xx') return { kind: 'closed', why: 'total-wild' };
    if (seat === null) return { kind: 'closed', why: 'watching' };
    if (top.seat === seat) return { kind: 'closed', why: 'yours' };
    const traits = game.legal?.challenge ?? [];
    if (traits.length === 0)
        return { kind: 'closed', why: game.state.waiting.length > 0 && !game.over ? 'answered' : 'settled' };
    if (top.copy) return { kind: 'whole', open: traits.includes(null) };
    return {
        kind: 'pair',
        ...declared(top.declared),
        open: { number: traits.includes('number'), spice: traits.includes('spice') },
    };
}

// A slap never hits a card that came up under the finger.
export function deaf(card_since: number, now: number): boolean {
    return now - card_since < deaf_for;
}

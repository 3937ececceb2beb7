// A last card that waits for its answers (S20): who plays for the trophy, what a doubt would bring and cost. Nothing of
// it depends on what the card is.
import type { SpicyGame } from '../../wire/types.gen.ts';
import { awaited_spicy } from './awaited.ts';

export interface LastCard {
    readonly owner: number;
    readonly copy: boolean;
    // In the stack, the last card included.
    readonly cards: number;
    // This trophy would end the game (S24).
    readonly ends: boolean;
    // Who must answer, in playing order from the one who played it.
    readonly seats: readonly { readonly seat: number; readonly answered: boolean }[];
}

export function last_card(game: SpicyGame): LastCard | null {
    const wait = awaited_spicy(game);
    const { stack, trophies, hands } = game.state;
    const top = stack.at(-1);
    if (game.over || wait.kind !== 'answers' || !wait.last || top === undefined) return null;
    const taken = trophies.reduce((sum, one) => sum + one, 0);
    return {
        owner: top.seat,
        copy: top.copy,
        cards: stack.length,
        ends: (trophies[top.seat] ?? 0) === 1 || taken === 2,
        seats: hands
            .map((_, i) => (top.seat + i) % hands.length)
            .slice(1)
            .map((seat) => ({ seat, answered: !wait.seats.includes(seat) })),
    };
}

// A game of Spicy that is over.
import type { GameAfter } from '../entry.ts';
import { count_of } from './cards.ts';
import { points_of_spicy, why_spicy_is_over } from './score.ts';

export const after: GameAfter<'spicy'> = {
    why_over: (_game, log, say) => why_spicy_is_over(log, say),
    points: points_of_spicy,

    played_options({ options, frames }) {
        const started = frames[0]?.events.find(({ event }) => event === 'started');
        return { ...options, variants: started?.event === 'started' ? started.variants : [] };
    },
    hide(state, sees) {
        const hands = state.hands.map((hand, seat) => (sees(seat) ? hand : count_of(hand)));
        const stack = state.stack.map((one) =>
            sees(one.seat) || one.card === 'xx' ? one : { ...one, card: '??' },
        );
        return { ...state, hands, stack };
    },
};

// A game of Mogel that is over.
import type { GameAfter } from '../entry.ts';

export const after: GameAfter<'mogel'> = {
    why_over: (_game, _log, say) => say.why.rounds,
    points: (game) => ({
        heads: [],
        rows: game.state.scores.map((total, seat) => ({ seat, total, cells: [] })),
    }),
    played_options: ({ options }) => options,
    hide: (state, sees) => ({
        ...state,
        hands: state.hands.map((hand, seat) => (sees(seat) ? hand : hand.map(() => 'n?'))),
        top: state.top && { ...state.top, card: sees(state.top.seat) ? state.top.card : 'n?' },
    }),
};

// A game of Scharfe Schoten that is over.
import type { GameAfter } from '../entry.ts';

export const after: GameAfter<'schoten'> = {
    why_over: (_game, _log, say) => say.why.rounds,
    points(game, say) {
        const { scores, roundScores } = game.state;
        return {
            heads: roundScores.map((_, round) => say.round(round + 1)),
            rows: scores.map((total, seat) => ({
                seat,
                total,
                adds: roundScores.map((round) => round[seat] ?? 0),
            })),
        };
    },

    played_options: ({ options }) => options,
    hide(state, sees) {
        const back = (card: string) => `${card[0] ?? ''}?`;
        return { ...state, hands: state.hands.map((hand, seat) => (sees(seat) ? hand : hand.map(back))) };
    },
};

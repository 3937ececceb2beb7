// The points of a finished Spicy, line by line (S27, W8). The server's score is the truth; these lines explain it.
import type { SpicyGame } from '../wire/types.gen.ts';
import { count_of } from './cards.ts';

export interface ScoreLines {
    readonly seat: number;
    readonly trophies: number;
    readonly won: number;
    readonly won_total: number;
    readonly hand: number;
    readonly hand_total: number;
    readonly total: number;
}

export function score_lines(game: SpicyGame): ScoreLines[] {
    const { state } = game;
    return state.hands.map((hand, seat) => {
        const wild = state.totalWilds[seat] ?? 0;
        return {
            seat,
            trophies: 10 * (state.trophies[seat] ?? 0),
            won: state.won[seat]?.spice ?? 0,
            won_total: 5 * (state.won[seat]?.total ?? 0),
            hand: -(count_of(hand) - wild),
            hand_total: -5 * wild,
            total: game.scores[seat] ?? 0,
        };
    });
}

export function in_order<T extends { seat: number; total: number }>(
    lines: readonly T[],
    winners: readonly number[],
): T[] {
    const first = (seat: number) => (winners.includes(seat) ? 1 : 0);
    return [...lines].sort((a, b) => first(b.seat) - first(a.seat) || b.total - a.total || a.seat - b.seat);
}

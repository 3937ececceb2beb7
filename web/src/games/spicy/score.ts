// The points of a finished Spicy, line by line (S27, W8). The server's score is the truth; these lines explain it.
import type { Event, SpicyGame } from '../../wire/types.gen.ts';
import type { Areas } from '../../words/words.svelte.ts';
import type { Points } from '../entry.ts';
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

export function points_of_spicy(game: SpicyGame, say: Areas['room']['result']): Points {
    const wild = game.options.edition === '2022';
    const columns = [
        [say.trophies, 'trophies'],
        [say.won, 'won'],
        ...(wild ? ([[say.won_total, 'won_total']] as const) : []),
        [say.hand, 'hand'],
        ...(wild ? ([[say.hand_total, 'hand_total']] as const) : []),
    ] as const;
    return {
        heads: columns.map(([head]) => head),
        // A game that was given up has no points.
        rows:
            game.winners.length === 0
                ? []
                : score_lines(game).map((line) => ({
                      seat: line.seat,
                      total: line.total,
                      adds: columns.map(([, column]) => line[column]),
                  })),
    };
}

export function why_spicy_is_over(log: readonly Event[], say: Areas['room']['result']): string {
    const over = log.findLast(({ spicy }) => spicy?.event === 'over')?.spicy;
    return over?.event === 'over' ? say.why[over.reason] : '';
}

// Whom a game of Spicy waits for.
import type { SpicyGame } from '../../wire/types.gen.ts';
import type { Await } from '../entry.ts';
import { count_of } from './cards.ts';

export function awaited_spicy({ state }: SpicyGame): Await {
    const { waiting, turn, stack, hands } = state;
    const [first] = waiting;
    if (first === undefined) return turn === null ? { kind: 'nobody' } : { kind: 'turn', seat: turn };
    if (stack.length === 0) return { kind: 'total-wild', seat: first };
    const owner = stack.at(-1)?.seat ?? 0;
    const hand = hands[owner];
    return {
        kind: 'answers',
        seats: waiting,
        last: hand !== undefined && count_of(hand) === 0,
        owner,
    };
}

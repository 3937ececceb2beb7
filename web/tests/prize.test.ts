import { expect, it } from 'vitest';
import { prize_in } from '../src/games/spicy/prize.ts';
import type { SpicyEvent } from '../src/wire/types.gen.ts';

const told = (...events: SpicyEvent[]) => prize_in(events.map((spicy, n) => ({ n, at: n, spicy })));
const revealed: SpicyEvent = {
    event: 'revealed',
    seat: 1,
    card: 'p3',
    declared: 'p3',
    winner: 1,
    loser: 0,
};

it('a trophy that nobody doubted, and one that held', () => {
    expect(told({ event: 'last-card-stood', seat: 1 }, { event: 'trophy', seat: 1 })).toEqual({
        seat: 1,
        held: false,
    });
    expect(told(revealed, { event: 'trophy', seat: 1 })).toEqual({ seat: 1, held: true });
});

it('the next card ends the moment; what is drawn does not', () => {
    expect(told({ event: 'played', seat: 2, declared: 'w4', card: '??' })).toBeNull();
    expect(told({ event: 'passed', seat: 2 })).toBeNull();
    expect(told({ event: 'drew', seat: 1, count: 6 })).toBeUndefined();
    expect(told(revealed)).toBeUndefined();
});

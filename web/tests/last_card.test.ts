// What everyone reads before they answer a last card (S20, S24).
import { expect, it } from 'vitest';
import { last_card } from '../src/games/spicy/last_card.ts';
import type { SpicyGame, SpicyState } from '../src/wire/types.gen.ts';

const game = (state: Partial<SpicyState>, over = false) =>
    ({
        over,
        state: {
            turn: 2,
            hands: [['c1'], 0, 4, 5],
            stack: [
                { seat: 0, card: 'c2', declared: 'w1', copy: false, extra: false },
                { seat: 1, card: '??', declared: 'w3', copy: false, extra: false },
            ],
            trophies: [0, 0, 0, 0],
            waiting: [0, 3],
            ...state,
        },
    }) as unknown as SpicyGame;

it('names who plays for the trophy, what lies in the stack, and who has answered', () => {
    expect(last_card(game({}))).toEqual({
        owner: 1,
        copy: false,
        cards: 2,
        ends: false,
        seats: [
            { seat: 2, answered: true },
            { seat: 3, answered: false },
            { seat: 0, answered: false },
        ],
    });
});
it('says when this trophy would end the game: a second one, or the third of all (S24)', () => {
    expect(last_card(game({ trophies: [0, 1, 0, 0] }))?.ends).toBe(true);
    expect(last_card(game({ trophies: [1, 0, 1, 0] }))?.ends).toBe(true);
    expect(last_card(game({ trophies: [1, 0, 0, 0] }))?.ends).toBe(false);
});
it('is nothing where a card is not the last, nothing is awaited, or the game is over', () => {
    expect(last_card(game({ hands: [['c1'], 2, 4, 5] }))).toBeNull();
    expect(last_card(game({ waiting: [] }))).toBeNull();
    expect(last_card(game({}, true))).toBeNull();
});

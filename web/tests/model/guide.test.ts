// The line of the first games says what may be said, and the same for every card.
import { expect, it } from 'vitest';
import { empty_draft } from '../../src/games/spicy/draft.ts';
import { guide } from '../../src/games/spicy/guide.ts';
import type { SpicyGame, SpicyLegal } from '../../src/wire/types.gen.ts';
import { en as cards } from '../../src/words/cards/en.ts';
import { en as table } from '../../src/words/table/en.ts';

const game = (legal: SpicyLegal): SpicyGame =>
    ({
        kind: 'spicy',
        options: { manners: 'assisted' },
        state: { stack: [{}] },
        over: false,
        legal,
    }) as unknown as SpicyGame;
const say = (legal: SpicyLegal, card: number | null, seat: number | null = 0) =>
    guide(game(legal), { ...empty_draft, card }, seat, table.claim, cards);
const play = (declare: string[]): SpicyLegal => ({ play: { cards: ['c1', 'xs'], declare } });

it('first a card, then what may be said of it', () => {
    expect(say(play(['w4', 'w5', 'w10']), null)).toBe('Pick a card');
    expect(say(play(['w4', 'w5', 'w10']), 0)).toBe('Now say wasabi 4 to 10, true or not');
    expect(say(play(['w10']), 1)).toBe('Now say wasabi 10, true or not');
    expect(say(play(['c1', 'w1']), 0)).toBe('Now say a number and a spice, true or not');
});

it('tells nothing of the card in hand', () => {
    const legal = play(['w4', 'w5']);
    expect(say(legal, 0)).toBe(say(legal, 1));
});

it('a doubt when there is something to doubt; nothing to who watches', () => {
    expect(say({ challenge: ['number', 'spice'] }, null)).toBe('Do you believe it? If not, slap');
    expect(say({}, null)).toBe('');
    // Of a last card everything stands in the question.
    expect(say({ challenge: ['number', 'spice'], let: true }, null)).toBe('');
    expect(say(play(['w4']), null, null)).toBe('');
});

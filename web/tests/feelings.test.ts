// The cats answer only what everybody has seen.
import { expect, it } from 'vitest';
import { cats } from '../src/art/index.ts';
import { look_of } from '../src/art/faces.ts';
import { people } from '../src/art/people.ts';
import { spicy_moods } from '../src/games/spicy/moods.ts';
import { sitter } from '../src/model/cats.ts';
import type { Chair, Event, SpicyEvent, SpicyGame } from '../src/wire/types.gen.ts';

const game = (change: Partial<SpicyGame['state']> = {}, over: number[] | null = null) =>
    ({
        over: over !== null,
        winners: over ?? [],
        state: { hands: [6, 5, 4], trophies: [0, 0, 0], stack: [], waiting: [], ...change },
    }) as unknown as SpicyGame;
const told = (...events: Partial<SpicyEvent>[]) =>
    events.map((spicy, n) => ({ n, spicy }) as unknown as Event);
const revealed = (winner: number, loser: number): Partial<SpicyEvent> => ({
    event: 'revealed',
    seat: 1,
    winner,
    loser,
});

it('a card laid down changes no face', () => {
    expect(spicy_moods(game(), told({ event: 'played', seat: 1 }))).toEqual(['calm', 'calm', 'calm']);
});
it('caught, or doubted in vain', () => {
    expect(spicy_moods(game(), told(revealed(2, 1)))).toEqual(['calm', 'caught', 'proven']);
    expect(spicy_moods(game(), told(revealed(1, 2)))).toEqual(['calm', 'proven', 'wronged']);
});
it('until the next card', () => {
    expect(spicy_moods(game(), told(revealed(2, 1), { event: 'played', seat: 1 }))).toEqual([
        'calm',
        'calm',
        'calm',
    ]);
});
it('a last card is a poker face, whatever it is; undoubted it is a trophy', () => {
    const card = { declared: 'c3', seat: 2, copy: false, extra: false };
    const faces = ['c3', 'w9', 'xs'].map((own) =>
        spicy_moods(
            game({ hands: [6, 5, 0], stack: [{ ...card, card: own }], waiting: [0, 1] } as never),
            told({ event: 'played', seat: 2, card: own, last: true } as never),
        ),
    );
    expect(faces[0]).toEqual(['calm', 'calm', 'poker']);
    expect(new Set(faces.map((face) => face.join())).size).toBe(1);
    expect(spicy_moods(game(), told({ event: 'trophy', seat: 2 }))[2]).toBe('trophy');
});
it('at the end one smiles', () => {
    expect(spicy_moods(game({}, [1]), [])).toEqual(['loser', 'winner', 'loser']);
});

it('three bots of one level are three cats', () => {
    const bot: Chair = { who: 'bot', ready: true, level: 'liar' };
    const chairs: Chair[] = [bot, { who: 'person', ready: true, name: 'Zoé' }, bot, bot];
    const looks = chairs.map((_, seat) => look_of(sitter(chairs, ['Loki', 'Zoé', 'Loki 2', 'Loki 3'], seat)));
    expect(looks[0]).toBe(cats.liar);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(4);
    expect(look_of({ name: 'Zoé', cat: 'ginger' })).toBe(people.ginger);
});

// What to do now, in a line: for the first games, and as long as one wants it. It says what may be said, never what a card
// is.
import type { SpicyGame } from '../../wire/types.gen.ts';
import type { Areas } from '../../words/words.svelte.ts';
import { declared } from './cards.ts';
import type { Draft } from './draft.ts';

export function guide(
    game: SpicyGame,
    draft: Draft,
    seat: number | null,
    say: Areas['table']['claim'],
    cards: Areas['cards'],
): string {
    const { legal, state } = game;
    if (seat === null || game.over || draft.tuck !== null || draft.copying || legal === undefined) return '';
    if (legal.play) {
        if (draft.card === null) return say.guide_card;
        const claims = legal.play.declare.map(declared);
        const [first] = claims;
        if (game.options.manners === 'strict' || first === undefined) return say.guide_any;
        if (claims.some(({ spice }) => spice !== first.spice)) return say.guide_any;
        const numbers = claims.map(({ number }) => number);
        return say.guide_range(cards.spice[first.spice], Math.min(...numbers), Math.max(...numbers));
    }
    // What an answer means stands in the question itself.
    const doubts = (legal.challenge?.length ?? 0) > 0 && legal.let !== true;
    return doubts && state.stack.length > 0 ? say.guide_doubt : '';
}

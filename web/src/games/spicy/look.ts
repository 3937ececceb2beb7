// A finished game of Spicy, looked back at: what was done or might have been, in words, and its cards.
import type { GameLook } from '../entry.ts';
import { spicy_name } from './names.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const look: GameLook<'spicy'> = {
    deed(deed, say, cards) {
        const name = (card: unknown) => spicy_name(text(card), cards);
        switch (deed.do) {
            case 'play':
                return deed['card'] === deed['declare']
                    ? say.deeds.spicy.play_true(name(deed['card']))
                    : say.deeds.spicy.play_as(name(deed['card']), name(deed['declare']));
            case 'copy':
                return say.deeds.spicy.copy(name(deed['card']));
            case 'challenge':
                return deed['trait'] === 'number' || deed['trait'] === 'spice'
                    ? say.deeds.spicy.doubt[deed['trait']]
                    : say.deeds.spicy.doubt.whole;
            case 'total-wild':
                return deed['take'] === true ? say.deeds.spicy.take_wild : say.deeds.spicy.no_wild;
            case 'let':
                return say.deeds.spicy.let;
            case 'peek':
                return say.deeds.spicy.peek;
            default:
                return say.deeds.spicy.pass;
        }
    },
    name: spicy_name,
    // The card that was turned over or laid; what a challenge was about.
    card({ frames }, frame) {
        const happened = frames[frame]?.events ?? [];
        const shown = happened.find(({ event }) => event === 'revealed');
        if (shown?.event === 'revealed') return shown.card;
        const laid = happened.find(({ event }) => event === 'played' || event === 'copied');
        if (laid?.event === 'played' || laid?.event === 'copied') return laid.card ?? null;
        return frames[frame]?.state.stack.at(-1)?.card ?? null;
    },
};

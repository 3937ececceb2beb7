// A finished game of Scharfe Schoten, looked back at: what was done or might have been, in words, and its cards.
import type { Areas } from '../../words/words.svelte.ts';
import type { GameLook } from '../entry.ts';
import { schoten_name } from './names.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const colour = (value: unknown, cards: Areas['cards']): string =>
    cards.colour[text(value) as keyof Areas['cards']['colour']];

export const look: GameLook<'schoten'> = {
    deed(deed, say, cards) {
        switch (deed.do) {
            case 'tip':
                return say.deeds.schoten.tip(colour(deed['most'], cards), colour(deed['fewest'], cards));
            case 'take':
                return say.deeds.schoten.take(colour(deed['colour'], cards));
            default:
                return say.deeds.schoten.card(schoten_name(text(deed['card']), cards));
        }
    },
    name: schoten_name,
    card({ frames }, frame) {
        const played = (frames[frame]?.events ?? []).find(({ event }) => event === 'card');
        return played?.event === 'card' ? played.card : null;
    },
};

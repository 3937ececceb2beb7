// What a card is called; of a back, its colour.
import { parse_schoten } from '../../art/codes.ts';
import type { Areas } from '../../words/words.svelte.ts';

export function schoten_name(card: string, words: Areas['cards']): string {
    const { colour, number } = parse_schoten(card);
    return number === undefined ? words.coloured_back(colour) : words.coloured(colour, number);
}

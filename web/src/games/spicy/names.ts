// What a card is called.
import { parse_spicy } from '../../art/codes.ts';
import type { Areas } from '../../words/words.svelte.ts';

export function spicy_name(card: string, words: Areas['cards']): string {
    const face = parse_spicy(card);
    if (face.kind === 'numbered') return words.numbered(face.flavour, face.number);
    return face.kind === 'wild' ? words.wild[face.wild] : words.hidden;
}

import { describe, expect, it } from 'vitest';
import { pick_language } from '../src/words/language.ts';
import { count_in } from '../src/words/plural.ts';
import { spans_of } from '../src/words/rules/spans.ts';
import { words } from '../src/words/words.svelte.ts';

describe('language', () => {
    it('follows the choice, then the browser, then English', () => {
        expect(pick_language('fr', ['de-CH'])).toBe('fr');
        expect(pick_language(undefined, ['it', 'de-CH', 'fr'])).toBe('de');
        expect(pick_language('xx', ['FR-ca'])).toBe('fr');
        expect(pick_language(null, ['ja'])).toBe('en');
    });
});

describe('catalogue', () => {
    it('says when a screen forgot to ask for its words', () => {
        expect(() => words.get('tutorial')).toThrow('tutorial');
    });

    it('changes all words at once, also those that arrive meanwhile', async () => {
        await words.want('common');
        const speaking = words.speak('de');
        await Promise.all([speaking, words.want('cards')]);
        expect(words.language).toBe('de');
        expect(words.get('common').rules).toBe('Regeln');
        expect(words.get('cards').spice.lemon).toBe('Zitrone');
    });

    it('obeys the last wish', async () => {
        await Promise.all([words.speak('fr'), words.speak('en')]);
        expect(words.language).toBe('en');
        expect(words.get('common').rules).toBe('Rules');
    });
});

it('counts as each language does', () => {
    const cards = { one: 'carte', other: 'cartes' };
    expect(count_in('fr')(0, cards)).toBe('0 carte');
    expect(count_in('en')(0, { one: 'card', other: 'cards' })).toBe('0 cards');
    expect(count_in('de')(1, { one: 'Karte', other: 'Karten' })).toBe('1 Karte');
});

it('finds the references in a rule', () => {
    expect(spans_of('as in [S9], [W8].')).toEqual([
        { text: 'as in ' },
        { rule: 'S9' },
        { text: ', ' },
        { rule: 'W8' },
        { text: '.' },
    ]);
});

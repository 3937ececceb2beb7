// Numbers and lists as each language says them. By hand instead of by Intl, whose tables cost a phone a tenth of a second
// before the first word; tests/words.test.ts holds both to say the same.

export const languages = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

export interface Forms {
    readonly one: string;
    readonly other: string;
}

interface Grammar {
    readonly singular: (count: number) => boolean;
    // Between the last two of a list: of exactly two, of more.
    readonly pair: string;
    readonly last: string;
}

const grammars: Record<Language, Grammar> = {
    en: { singular: (count) => count === 1, pair: ' and ', last: ', and ' },
    de: { singular: (count) => count === 1, pair: ' und ', last: ' und ' },
    it: { singular: (count) => count === 1, pair: ' e ', last: ' e ' },
    fr: { singular: (count) => count < 2, pair: ' et ', last: ' et ' },
};

// count_in('de')(3, { one: 'Karte', other: 'Karten' }) is "3 Karten".
export function count_in(language: Language): (count: number, forms: Forms) => string {
    const { singular } = grammars[language];
    return (count, forms) => `${String(count)} ${singular(count) ? forms.one : forms.other}`;
}

export function list_in(language: Language): (items: readonly string[]) => string {
    const { pair, last } = grammars[language];
    return (items) => {
        if (items.length < 3) return items.join(pair);
        return items.slice(0, -1).join(', ') + last + (items.at(-1) ?? '');
    };
}

// Numbers and lists as each language says them.

export const languages = ['en', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

export interface Forms {
    readonly one: string;
    readonly other: string;
}

// count_in('de')(3, { one: 'Karte', other: 'Karten' }) is "3 Karten".
export function count_in(language: Language): (count: number, forms: Forms) => string {
    const rules = new Intl.PluralRules(language);
    return (count, forms) => `${count} ${rules.select(count) === 'one' ? forms.one : forms.other}`;
}

export function list_in(language: Language): (items: readonly string[]) => string {
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    return (items) => format.format(items);
}

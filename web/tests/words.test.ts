// The words cover what the engine can say: every rule of docs/rules.md, every refusal key, every kind of event.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game_names } from '../src/games/index.ts';
import { count_in, languages, list_in } from '../src/words/plural.ts';
import { rule_sections } from '../src/words/rules/ids.ts';
import { spans_of } from '../src/words/rules/spans.ts';
import { loaders, type Area } from '../src/words/words.svelte.ts';

const source = (path: string) => readFileSync(`../${path}`, 'utf8');
const found = (text: string, pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];
const ids_in = (sections: Record<string, readonly string[]>) => Object.values(sections).flat();

// Every text of a catalogue with its path; functions are called with sample arguments.
function texts(value: unknown, path = ''): [string, string][] {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') return [[path, sample(path, value as (...args: unknown[]) => string)]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}/${key}`));
}

const anna = { name: 'Anna', you: false };
const me = { name: 'Me', you: true };
const samples: Record<string, unknown[]> = {
    '/numbered': ['chili', 7],
    '/claim/guide_range': ['wasabi', 4, 10],
    '/hand/means': ['chili', 7],
    '/coloured': ['red', 12],
    '/coloured_back': ['green'],
    '/see_rule': ['S9'],
    '/spicy/started': [anna, ['Copy Cat']],
    '/spicy/drew_cards': [['A', 'B']],
    '/spicy/revealed': ['A', 'B', anna],
    '/schoten/round': [2, anna],
    '/schoten/ranking': [['A', 'B']],
    '/schoten/over': [[anna, me]],
    '/round/row': ['Anna', 3, 10],
    '/trick/higher': [9, 7, 'red'],
    '/replay/doubt': ['Anna', 'Zoé', 'Chili 7'],
    '/waiting/turn': ['Anna'],
    '/waiting/answers': [['Anna', 'Zoé']],
    '/waiting/slap_margin': ['Anna', 120],
    '/percent': [0.5],
    '/points': [-0.12],
    '/story/chance': [anna, '58 %', '24 %'],
    '/story/costliest_is': ['A', 'B', 12],
    '/luck/of': [anna, '+3', '−4', '0'],
    '/luck/about': ['25 %', 32, 17],
    '/curves/highest': ['70 %', 3, '4 %', 9],
    '/curves/steps': ['+12', 3, '−30', 9],
    '/choice/title': [3, anna],
    '/choice/gains': [12, 9, 15],
    '/choice/costs': [12, 9, 15],
    '/choice/alike': [-3, 4],
    '/reading/lies': [4, 9, 3, 1],
    '/reading/brier': ['0.20', '0.21', '0.25'],
    '/book/luck_is': ['+1', '−2', '+4'],
};
// Sentences of the screens take a person, names, or numbers; one of these must make sense.
const of_a_game = new RegExp(`^/(${game_names.join('|')})/`);
const known = /^\/(waiting|variants_random|seconds|minutes|hours|days)/;
const bad_text = /^$|undefined|NaN|\[object/;
function fitting(sentence: (...args: unknown[]) => string): string {
    const tries = [[anna, 'Loki'], [['Anna', 'Zoé']], [3, 4], ['Anna', 3]];
    const said = tries.map((args) => {
        try {
            return sentence(...args);
        } catch {
            return '';
        }
    });
    return said.find((text) => !bad_text.test(text)) ?? '';
}
function sample(path: string, sentence: (...args: unknown[]) => string): string {
    const args = samples[path];
    if (args) return sentence(...args);
    if (known.test(path)) return sentence(3);
    if (!of_a_game.test(path)) return fitting(sentence);
    const second = /challenged/.test(path)
        ? me
        : /(drew|won|raided|extras|trick|scored)$/.test(path)
          ? 3
          : 'chili 7';
    return sentence(anna, second, 'black');
}

describe.each(languages)('numbers and lists in %s', (language) => {
    it('are those of Intl', () => {
        const rules = new Intl.PluralRules(language);
        const lists = new Intl.ListFormat(language, { type: 'conjunction' });
        const forms = { one: 'one', other: 'other' };
        for (let count = 0; count <= 120; count += 1)
            expect(count_in(language)(count, forms)).toBe(`${String(count)} ${rules.select(count)}`);
        for (const items of [[], ['Anna'], ['Anna', 'Zoé'], ['Anna', 'Zoé', 'Bo'], ['a', 'b', 'c', 'd']])
            expect(list_in(language)(items)).toBe(lists.format(items));
    });
});

describe('rules help', () => {
    it('has every rule of docs/rules.md', () => {
        const documented = found(source('docs/rules.md'), /<a id="([A-Z]\d+)">/g);
        expect(documented).toHaveLength(62);
        const covered = new Set(game_names.flatMap((name) => ids_in(rule_sections[name])));
        expect([...covered].sort()).toEqual([...documented].sort());
    });

    it.each(languages)('points only to rules that exist, %s', async (language) => {
        for (const name of game_names) {
            const { rules } = await loaders[`rules_${name}`][language]();
            for (const [, text, example] of Object.values(rules))
                for (const span of [...spans_of(text), ...spans_of(example ?? '')])
                    if ('rule' in span) expect(Object.keys(rules)).toContain(span.rule);
        }
    });

    it('gives the same examples and references in every language', async () => {
        const shape = (rules: object) =>
            Object.entries(rules).map(([id, [, text, example]]) => [
                id,
                text.match(/\[\w+\]/g)?.sort() ?? [],
                example !== undefined,
            ]);
        for (const name of game_names) {
            const load = loaders[`rules_${name}`];
            const english = shape((await load.en()).rules);
            for (const language of languages) expect(shape((await load[language]()).rules)).toEqual(english);
        }
    });
});

it.each(game_names)('explains every refusal of %s', async (game) => {
    const keys = found(
        source(`src/games/${game}/inside/explain.cpp`),
        /constexpr Refusal \w+\{\s*"[^"]+",\s*"([^"]+)"/g,
    );
    expect(keys.length).toBeGreaterThan(3);
    const { en } = await import('../src/words/refusals/en.ts');
    expect(Object.keys(en[game]).sort()).toEqual(keys.sort());
});

describe('log', () => {
    // Events whose sentence depends on what happened have several.
    const several: Record<string, string[]> = {
        'spicy/took-back': ['took_back_s10', 'took_back_s19'],
        'spicy/challenged': ['challenged_number', 'challenged_spice', 'challenged_whole'],
        'spicy/total-wild': ['total_wild_taken', 'total_wild_declined'],
    };
    it.each(game_names)('has a sentence for every event of %s', async (game) => {
        const code = source(`src/notation/${game}_out.cpp`);
        const ternary = found(code, /begin\(e\.\w+ \? ("[\w-]+" : "[\w-]+")/g).flatMap((both) =>
            found(both, /"([\w-]+)"/g),
        );
        const kinds = [
            ...found(code, /begin\("([\w-]+)"/g),
            ...found(code, /key\("event"\)\.word\("([\w-]+)"\)/g),
            ...ternary,
        ];
        expect(kinds.length).toBeGreaterThanOrEqual(game === 'spicy' ? 17 : 5);
        const { en } = await import('../src/words/log/en.ts');
        for (const kind of kinds)
            for (const key of several[`${game}/${kind}`] ?? [kind.replaceAll('-', '_')])
                expect(en[game]).toHaveProperty(key);
    });

    it('speaks of you and of others', async () => {
        const [en, de, fr] = await Promise.all(languages.map((language) => loaders.log[language]()));
        expect(en?.spicy.drew(me, 1)).toBe('You draw 1 card.');
        expect(en?.spicy.drew(anna, 2)).toBe('Anna draws 2 cards.');
        expect(de?.spicy.won(me, 5)).toBe('Du nimmst den Stapel: 5 Karten.');
        expect(de?.spicy.last_card_stood({ name: 'Max', you: false })).toBe('Max’ letzte Karte gilt.');
        expect(fr?.schoten.scored(anna, 0)).toBe('Anna marque 0 point.');
        expect(fr?.waiting.turn('Anna')).toBe('Au tour d’Anna');
        expect(fr?.waiting.turn('Björn')).toBe('Au tour de Björn');
    });
});

describe.each(Object.keys(loaders) as Area[])('%s', (area) => {
    it('says something everywhere, and its own thing in each language', async () => {
        const en = texts(await loaders[area].en());
        const others = await Promise.all(
            languages.filter((l) => l !== 'en').map(async (l) => texts(await loaders[area][l]())),
        );
        for (const other of others) expect(other.map(([path]) => path)).toEqual(en.map(([path]) => path));
        for (const [path, text] of [en, ...others].flat()) expect(text.trim(), path).not.toMatch(bad_text);
        // Sentences are never left in English; names of boxes are the same everywhere.
        const sentence = ([, text]: [string, string]) =>
            text.split(' ').length > 3 && !text.startsWith('Sweet & Spicy');
        for (const other of others)
            expect(
                en.filter((entry, i) => sentence(entry) && other[i]?.[1] === entry[1]).map(([path]) => path),
            ).toEqual([]);
    });
});

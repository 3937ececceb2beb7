// What holds for every game of the list, and the choices of those that have some.
import { describe, expect, it } from 'vitest';
import { game_names, games, is_game } from '../src/games/index.ts';
import type { SpicyForm } from '../src/games/spicy/form.ts';
import { form_of, fresh_form, wish_of, type TableForm } from '../src/model/wish.ts';
import { all_forms, screens } from '../src/screens/games.ts';
import { form_places } from '../src/table/game_screens.ts';
import type { Settings } from '../src/wire/types.gen.ts';
import { rule_sections } from '../src/words/rules/ids.ts';
import { loaders } from '../src/words/words.svelte.ts';
import { game_names as names_on_the_wire } from '../scripts/game-names.js';
import { fits } from './schema.ts';

const forms = await all_forms();
const there_and_back = (form: TableForm) => {
    const wish = wish_of(form, forms);
    fits('SettingsWish', wish);
    expect(wish_of(form_of(wish as Settings, forms), forms)).toEqual(wish);
    return wish;
};

it('the list is the one of the wire', () => {
    expect([...game_names].sort()).toEqual([...names_on_the_wire].sort());
    expect(is_game('whist')).toBe(false);
});

describe.each(game_names)('%s', (name) => {
    const entry = games[name];

    it('can be practised at once, by as many as can sit', () => {
        fits('SettingsWish', entry.practise.wish);
        expect(entry.practise.wish.game).toBe(name);
        expect(entry.practise.wish.seats).toBe(entry.practise.bots.length + 1);
        expect(entry.seats).toContain(entry.practise.wish.seats);
    });

    it('has a form whose choices fit the wire and come back from settings', () => {
        const wish = there_and_back({
            ...fresh_form(forms),
            game: name,
            seats: entry.seats[0] ?? 0,
            start: 1,
        });
        expect(wish.game).toBe(name);
        expect(wish.options?.start).toBe(1);
        expect(Object.keys(forms[name].parts).sort()).toEqual([...form_places].sort());
    });

    it('is told in a few lines', async () => {
        const wish = wish_of({ ...fresh_form(forms), game: name }, forms);
        const lines = entry.summary(wish as Settings, {
            common: await loaders.common.en(),
            cards: await loaders.cards.en(),
            options: await loaders.options.en(),
        });
        expect(lines.join(' ')).not.toMatch(/^$|undefined/);
    });

    it('has rules, a table, a replay and a lesson', async () => {
        const book = await loaders[`rules_${name}`].en();
        expect(Object.keys(book.sections)).toEqual(Object.keys(rule_sections[name]));
        const { lesson } = await screens[name].lesson();
        expect(entry.seats).toContain(lesson.bots.length + 1);
        expect(lesson.steps([])?.game.kind).toBe(name);
        for (const part of ['table', 'replay'] as const)
            expect((await screens[name][part]()).default).toBeTypeOf('function');
    });
});

it('the choices of Spicy', () => {
    const fresh = fresh_form(forms);
    const with_own = (own: Partial<SpicyForm>): TableForm => ({
        ...fresh,
        own: { ...fresh.own, spicy: { ...(fresh.own.spicy as SpicyForm), ...own } },
    });
    const strict = there_and_back(with_own({ by_chance: true, random: 2, end_card: 20, manners: 'strict' }));
    expect(strict.options).toMatchObject({ variants: { random: 2 }, endCard: 20, manners: 'strict' });
    const sweet = there_and_back(with_own({ edition: '2022', variants: ['copy-cat'] }));
    expect(sweet.options).not.toHaveProperty('variants');
});

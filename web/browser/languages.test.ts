// Every language, from the browser or by the switch, through to the end of a game; and the lessons.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { no_scrolling } from './looks.ts';
import { leave, play_to_the_end, play_until, tick } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it.each([
    ['en', 'Your name', 'New table', 'Open the table', 'Deal the cards', 'Log and chat', 'Another game'],
    ['de', 'Dein Name', 'Neuer Tisch', 'Tisch öffnen', 'Karten geben', 'Verlauf und Chat', 'Noch ein Spiel'],
    [
        'fr',
        'Votre nom',
        'Nouvelle table',
        'Ouvrir la table',
        'Distribuer les cartes',
        'Journal et discussion',
        'Encore une partie',
    ],
])('%s from the browser, through to the result', async (locale, name, create, open, deal, log, again) => {
    const page = await house.visitor('/', { locale });
    await page.getByLabel(name).fill('Zoé');
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole('button', { name: create }).click();
    await page.locator('details summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await tick(page.locator('input[type=radio][value=exact]'));
    await page.locator('input[type=number]').fill('3');
    await page.locator('.more select').first().selectOption('0');
    await page.getByRole('button', { name: open }).click();
    const ready = page.locator('.go button').first();
    await ready.waitFor();
    if ((await ready.getAttribute('aria-pressed')) === 'false') await ready.click();
    await page.getByRole('button', { name: deal }).click();
    await page.locator('.hand button').first().waitFor();
    await no_scrolling(page);
    // The longest words find room too.
    const cut = await page
        .locator('.slaps button span, .claims button, header .what')
        .evaluateAll((all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        );
    expect(cut).toEqual([]);
    await page.getByRole('button', { name: log }).waitFor();
    await play_to_the_end(page);
    await page.getByRole('button', { name: again }).waitFor();
    await leave(page);
});

it('the language can be switched anywhere and stays', async () => {
    const page = await house.visitor('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByLabel('Votre nom').waitFor();
    await page.reload();
    await page.getByLabel('Votre nom').waitFor();
    await leave(page);
});

it.each([
    ['spicy', 'en', 'Play a real game'],
    ['schoten', 'en', 'Play a real game'],
    ['spicy', 'de', ''],
    ['schoten', 'fr', ''],
])('the lesson of %s in %s leads to its end', async (game, locale, ends) => {
    const page = await house.visitor(`/learn/${game}`, { locale });
    await page.locator('.stage').waitFor();
    await play_until(page, '.lesson-end');
    if (ends !== '') await page.getByRole('button', { name: ends }).click();
    else await page.locator('.lesson-end').click();
    await page.locator('.home').waitFor();
    await leave(page);
});

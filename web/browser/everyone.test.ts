// For everyone: axe finds nothing on any screen in either theme, every language, keyboard alone, small phones.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { make_table, one_move, play_to_the_end, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
}, 60_000);
afterAll(() => house.close());

async function please_axe(page: Page, where: string): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
        violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html.slice(0, 160))]),
        where,
    ).toEqual([]);
}

async function no_scrolling(page: Page): Promise<void> {
    const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
    ]);
    expect(over).toEqual([0, 0]);
}

describe.each(['light', 'dark'] as const)('axe, %s', (colorScheme) => {
    it('the pages', async () => {
        const page = await house.visitor('/', { colorScheme });
        const foreign: string[] = [];
        page.on('request', (request) => {
            if (!request.url().startsWith(house.url)) foreign.push(request.url());
        });
        for (const path of [
            '/',
            '/create',
            '/rules',
            '/settings',
            '/verify',
            '/learn/spicy',
            '/learn/schoten',
            '/nowhere',
            '/t/ZZZZZZ',
        ]) {
            await page.goto(house.url + path);
            await page.locator('main').waitFor();
            await page.locator('.wait').waitFor({ state: 'detached' });
            await please_axe(page, path);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
                360,
            );
        }
        expect(foreign).toEqual([]);
        await page.context().close();
    });

    it('the tables', async () => {
        const { host } = await make_table(house, { players: 6, end_card: 6, window: '0 seconds' });
        await host.emulateMedia({ colorScheme });
        await host.locator('.invite svg[role=img]').waitFor();
        await please_axe(host, 'lobby');
        await start(host);
        await host.locator('.hand button').first().waitFor();
        await please_axe(host, 'spicy');
        await no_scrolling(host);
        for (const door of ['Menu', 'Log and chat', 'Rules for this moment']) {
            await host.getByRole('button', { name: door }).click();
            await host.getByRole('dialog').waitFor();
            await host.locator('.wait').waitFor({ state: 'detached' });
            await please_axe(host, door);
            // What lies open never covers the slap.
            const [drawer, slaps] = await Promise.all([
                host.getByRole('dialog').boundingBox(),
                host.locator('.slaps').boundingBox(),
            ]);
            expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeLessThanOrEqual(slaps?.y ?? 0);
            await host.getByRole('button', { name: 'Close' }).first().click();
        }
        await play_to_the_end([host]);
        await please_axe(host, 'result');
        await host.getByRole('link', { name: 'Watch again' }).click();
        await host.getByText(/^Move 0 of/).waitFor();
        await please_axe(host, 'replay');
        await host.goto(house.url);
        await host.getByRole('button', { name: 'Scharfe Schoten, now' }).click();
        await host.locator('.tips').waitFor();
        await please_axe(host, 'schoten');
        await no_scrolling(host);
        await host.context().close();
    });
});

it.each([
    ['de', 'Dein Name', 'Neuer Tisch', 'Tisch öffnen', 'Karten geben'],
    ['fr', 'Votre nom', 'Nouvelle table', 'Ouvrir la table', 'Distribuer les cartes'],
])('%s from the browser, through to the table', async (locale, name, create, open, deal) => {
    const page = await house.visitor('/', { locale });
    await page.getByLabel(name).fill('Zoé');
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await page.getByRole('button', { name: create }).click();
    await page.getByRole('button', { name: open }).click();
    const ready = page.locator('.go button').first();
    await ready.waitFor();
    if ((await ready.getAttribute('aria-pressed')) === 'false') await ready.click();
    await page.getByRole('button', { name: deal }).click();
    await page.locator('.hand button').first().waitFor();
    await no_scrolling(page);
    await page.context().close();
});

it('the language can be switched anywhere and stays', async () => {
    const page = await house.visitor('/');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByLabel('Votre nom').waitFor();
    await page.reload();
    await page.getByLabel('Votre nom').waitFor();
    await page.context().close();
});

it.each(['spicy', 'schoten'])('the lesson of %s leads to its end', async (game) => {
    const page = await house.visitor(`/learn/${game}`);
    const next = page.getByRole('button', { name: 'Next' });
    const done = page.getByRole('button', { name: 'Play a real game' });
    await page.locator('.stage').waitFor();
    for (let i = 0; i < 60 && !(await done.isVisible()); i += 1) {
        if (await next.isVisible()) await next.click();
        else await page.evaluate(one_move);
        await page.waitForTimeout(30);
    }
    expect(await done.isVisible()).toBe(true);
    await page.context().close();
});

it('a whole game by keyboard only', async () => {
    const { host } = await make_table(house, { players: 3, end_card: 5, window: '0 seconds' });
    await host.getByRole('button', { name: /I am ready|Not ready yet/ }).focus();
    if ((await host.locator('.go button').first().getAttribute('aria-pressed')) === 'false')
        await host.keyboard.press('Enter');
    const deal = host.getByRole('button', { name: 'Deal the cards' });
    await expect.poll(() => deal.isEnabled()).toBe(true);
    await deal.focus();
    await host.keyboard.press('Enter');
    await host.locator('.frame').waitFor();
    const keys = host.keyboard;
    let declared = 0;
    let passed = 0;
    for (let i = 0; i < 600 && (await host.locator('.verdict .big').count()) === 0; i += 1) {
        const claim = host.locator('button[data-claim]:not(:disabled)').first();
        if ((await claim.count()) > 0 && i % 3 !== 0) {
            const label = (await claim.getAttribute('aria-label')) ?? '';
            await keys.press('ArrowRight');
            await keys.press(' ');
            await keys.press(label.endsWith('10') ? '0' : label.slice(-1));
            // Several spices with that number: the first has the focus now.
            if ((await host.locator('button[data-claim]:focus').count()) > 0) await keys.press(' ');
            declared += 1;
        } else if ((await host.locator('button.pass:not(:disabled)').count()) > 0) {
            await keys.press('p');
            passed += 1;
        } else if ((await host.locator('.question').count()) > 0) await keys.press('l');
        else await keys.press(i % 2 === 0 ? 'n' : 's');
        await host.waitForTimeout(60);
    }
    expect(await host.locator('.verdict .big').count()).toBe(1);
    expect(declared).toBeGreaterThan(0);
    expect(passed).toBeGreaterThan(0);
    await host.context().close();
});

it('at most 70 kB of JavaScript before the table is shown', async () => {
    const { host, code } = await make_table(house, { players: 2, window: '15 seconds' });
    await start(host);
    const visitor = await house.browser.newContext({
        viewport: { width: 360, height: 560 },
        serviceWorkers: 'block',
    });
    const page = await visitor.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
    });
    await page.goto(`${house.url}/t/${code}`);
    await page.locator('.frame').waitFor();
    const bytes = [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`)).length, 0);
    console.log(`JavaScript before the table: ${String(bytes)} bytes gz in ${String(scripts.size)} files`);
    expect(bytes).toBeLessThan(70_000);
    await visitor.close();
    await host.context().close();
});

it('carries the licences of its fonts, and no pages for development', () => {
    const files = readdirSync('dist', { recursive: true }).map(String);
    expect(files).toContain('licences/figtree.txt');
    expect(readFileSync('dist/licences/fraunces.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
    expect(files.filter((file) => /gallery|Story|scenes/.test(file))).toEqual([]);
});

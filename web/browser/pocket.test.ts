// Tables on this device, from a real server that then goes away: offline, reloads, crashes, several tabs.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { is_kept, own_table } from './device.ts';
import { event_of, leave, play_to_the_end, play_until } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

const hand_of = (page: Page) =>
    page
        .locator('.hand button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

it('after one visit: no server, no network, and a whole game, with a reload in the middle', async () => {
    const page = await house.visitor('/');
    await is_kept(page);
    await house.stop();
    await page.context().setOffline(true);
    await page.reload();
    await own_table(page, { end_card: 6 });
    await play_until(page, '.board:not([data-event="0"]) .hand');
    await expect.poll(() => event_of(page)).toBeGreaterThan(0);
    const before = await event_of(page);
    await page.reload();
    await page.locator('.board').waitFor();
    expect(await event_of(page)).toBeGreaterThanOrEqual(before);
    await play_to_the_end(page);
    await page.locator('.result').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Check the deal' }).click();
    await page.getByText('Everything fits.').waitFor();
    // The list needs no server either.
    await page.goto(house.url);
    await page.getByText('on this device').first().waitFor();
    await leave(page);
    await house.start();
});

it('the button plays here at once, without a name; a crash of the tab loses nothing, and “my tables” leads back', async () => {
    const page = await house.visitor('/');
    await page.getByRole('button', { name: 'Spicy, now' }).click();
    await page.locator('.hand button').first().waitFor();
    expect(page.url()).toContain('/here/t/');
    const hand = await hand_of(page);
    const context = page.context();
    const other = await context.newPage();
    page.on('crash', () => undefined);
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await other.goto(house.url);
    await other.getByText('on this device').first().click();
    await other.locator('.hand button').first().waitFor();
    expect(await hand_of(other)).toEqual(hand);
    await context.close();
});

it('two tabs show one game, and when the first is closed the second plays on', async () => {
    const first = await house.visitor('/');
    await own_table(first, { end_card: 4 });
    const second = await first.context().newPage();
    second.setDefaultTimeout(60_000);
    await second.goto(first.url());
    await second.locator('.board').waitFor();
    expect(await hand_of(second)).toEqual(await hand_of(first));
    await first.close();
    await play_to_the_end(second);
    await second.locator('.result').getByRole('button', { name: 'Menu' }).click();
    await second.getByRole('link', { name: 'Check the deal' }).click();
    await second.getByText('Everything fits.').waitFor();
    await leave(second);
});

it('the master of Scharfe Schoten thinks in a second worker', async () => {
    const page = await house.visitor('/');
    await own_table(page, { game: 'Scharfe Schoten', bots: 'Lady Capsaicin', players: 3 });
    await play_until(page, '.hand button[aria-disabled="false"]');
    // The house's worker begins it: what that one has fetched tells.
    const fetched = async () => {
        const all = await Promise.all(
            page
                .workers()
                .map((worker) =>
                    worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
                ),
        );
        return all.flat().join();
    };
    await expect.poll(fetched).toMatch(/thinker_worker/);
    await leave(page);
});

it('online practice stays possible, and says nothing of this device', async () => {
    const page = await house.visitor('/settings');
    await page.getByRole('radio', { name: 'At the server' }).check({ force: true });
    await page.goto(house.url);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Spicy, now' }).click();
    await page.locator('.hand button').first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/t\/\w{6}$/);
    await leave(page);
});

// What the server knows of one, on the settings' page: seen, ended, taken along, deleted.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { join, leave, make_table } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

// As the pictures of this page were looked at: LOOKS=folder keeps them.
async function look(page: Page, name: string): Promise<void> {
    const folder = process.env['LOOKS'];
    if (folder === undefined) return;
    await page.locator('.own').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${folder}/own-${name}.png` });
}
const lines = (page: Page) => page.locator('.own li');

it('one sees where one is connected, ends one line or all others, saves what is kept, and is forgotten', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    const page = await host.context().newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${house.url}/settings`);
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await expect.poll(() => lines(page).count()).toBe(2);
    expect(await page.locator('.own').innerText()).toContain(`at table ${code}`);
    await look(page, 'lines');

    // Alone: only another window can be ended from here.
    expect(await page.getByRole('button', { name: 'End', exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect.poll(() => lines(page).count()).toBe(1);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all that is kept' }).click();
    const file = await (await saved).path();
    const data = JSON.parse(readFileSync(file, 'utf8')) as { name: string; tables: unknown[] };
    expect(data.name).toBe('Anna');
    expect(JSON.stringify(data.tables)).toContain(code);

    // Everywhere else: the token that is kept here is a new one, and it is still Anna's.
    const token = () => page.evaluate(() => JSON.stringify(localStorage));
    const before = await token();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(token).not.toBe(before);
    await page.reload();
    await expect.poll(() => lines(page).count()).toBeGreaterThan(0);

    // One click is a question.
    await page.getByRole('button', { name: 'Forget me' }).click();
    await page.getByText(/your seats are left/).waitFor();
    await look(page, 'sure');
    await page.getByRole('button', { name: 'Yes, forget me now' }).click();
    await page.getByLabel('Your name').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).not.toBe('Anna');
    await guest.locator('.seat, li').filter({ hasText: 'Anna' }).first().waitFor({ state: 'detached' });
    await leave(host, guest);
});

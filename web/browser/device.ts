// What people do at a table of their own device.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

// Everything that a visit without a network will need is on the device.
export async function is_kept(page: Page): Promise<void> {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = () =>
        page.evaluate(async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return all.flat().map(({ url }) => url);
        });
    await expect
        .poll(async () => (await kept()).filter((url) => /\.(wasm|weights)$/.test(url)).length)
        .toBe(3);
}

export interface Wanted {
    readonly game?: 'Spicy' | 'Scharfe Schoten';
    readonly bots?: string;
    readonly players?: number;
    // Cards above the end card: few make a short game.
    readonly end_card?: number;
}

// A table with chosen options, on this device; the cats fill the seats.
export async function own_table(page: Page, wanted: Wanted): Promise<void> {
    await page.getByRole('link', { name: 'Choose everything' }).click();
    const choose = (label: string) => page.getByRole('radio', { name: label }).first().check({ force: true });
    if (wanted.game) await choose(wanted.game);
    await page
        .getByRole('group', { name: 'Players' })
        .getByLabel(String(wanted.players ?? 3), { exact: true })
        .check({ force: true });
    if (wanted.bots) await choose(wanted.bots);
    await page.getByText('More options').click();
    await page.getByLabel('Time for a turn').selectOption('No limit');
    if (wanted.end_card !== undefined) {
        await page.getByLabel('Time to react').selectOption('0 seconds');
        await choose('Exact');
        await page.getByLabel('Cards above the end card').fill(String(wanted.end_card));
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    const ready = page.getByRole('button', { name: 'I am ready' });
    const deal = page.getByRole('button', { name: 'Deal the cards' });
    await deal.waitFor();
    if (await ready.isVisible()) await ready.click();
    await deal.click();
    await page.locator('.board').waitFor();
}

export async function saved_record(page: Page): Promise<string> {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    const path = await (await coming).path();
    return path;
}

// What the policy of the page forbade.
export async function watch_policy(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
        const forbidden: string[] = [];
        Object.assign(window, { forbidden });
        addEventListener('securitypolicyviolation', (event) => {
            forbidden.push(`${event.violatedDirective} ${event.blockedURI}`);
        });
    });
    return () => page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden);
}

// axe finds nothing on any screen, by day and by night.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { no_scrolling, please_axe } from './looks.ts';
import { join, leave, make_table, play_to_the_end, play_until, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it('the pages; none is wider than the phone, none asks another server', async () => {
    const page = await house.visitor('/');
    const foreign: string[] = [];
    page.on('request', (request) => {
        if (!request.url().startsWith(house.url)) foreign.push(request.url());
    });
    const pages = [
        '/',
        '/create',
        '/rules',
        '/settings',
        '/verify',
        '/learn/spicy',
        '/learn/schoten',
        '/nowhere',
        '/t/ZZZZZZ',
    ];
    for (const path of pages) {
        await page.goto(house.url + path);
        await page.locator('main').waitFor();
        await page.locator('.wait').waitFor({ state: 'detached' });
        if (path === '/create') await page.getByText('More options').click();
        await please_axe(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
            360,
        );
    }
    expect(foreign).toEqual([]);
    await leave(page);
});

it('Spicy from the lobby to the replay, with everything that opens', async () => {
    const { host, code } = await make_table(house, {
        players: 6,
        begins: 1,
        end_card: 6,
        window: '0 seconds',
        variants: ['Copy Cat', 'Spice Raider'],
    });
    await host.locator('.invite svg[role=img]').waitFor();
    await please_axe(host, 'lobby');
    const stranger = await house.visitor(`/t/${code}`);
    await stranger.getByLabel('Your name').waitFor();
    await please_axe(stranger, 'invitation');
    await leave(stranger);
    await start(host);
    await host.locator('.hand button').first().waitFor();
    await please_axe(host, 'spicy');
    await no_scrolling(host);
    const doors = ['Menu', 'Log and chat', 'Rules for this moment', 'Variant cards in play', /in hand/];
    for (const door of doors) {
        await host.getByRole('button', { name: door }).first().click();
        await host.getByRole('dialog').waitFor();
        await host.locator('.wait').waitFor({ state: 'detached' });
        await please_axe(host, String(door));
        // What lies open never covers the slap.
        const [drawer, slaps] = await Promise.all([
            host.getByRole('dialog').boundingBox(),
            host.locator('.slaps').boundingBox(),
        ]);
        expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeLessThanOrEqual(slaps?.y ?? 0);
        await host.getByRole('button', { name: 'Close' }).first().click();
    }
    await play_to_the_end(host);
    await please_axe(host, 'result');
    await host.getByRole('link', { name: 'Watch again' }).click();
    await host.getByText(/^Move \d+ of/).waitFor();
    await please_axe(host, 'replay');
    await leave(host);
});

// The last trick can be called back once it has rested and a card of the next one lies there. Who leads sees it until
// they play, so who waits for the button has to let others lead.
async function until_recall(page: Page): Promise<void> {
    const recall = page.locator('.recall');
    const mine = page.locator('.hand button[aria-disabled="false"], .rack button.open:not(:disabled)');
    for (;;) {
        await recall.or(mine).first().waitFor();
        const there = await recall.waitFor({ timeout: 3_000 }).then(
            () => true,
            () => false,
        );
        if (there) return;
        await mine.first().click();
    }
}

it('Scharfe Schoten: tips, tricks, rack; strict manners and watching in Spicy', async () => {
    const schoten = await make_table(house, { game: 'Scharfe Schoten', players: 3, begins: 1 });
    await start(schoten.host);
    await schoten.host.locator('.tips').waitFor();
    await please_axe(schoten.host, 'tips');
    await no_scrolling(schoten.host);
    await play_until(schoten.host, 'figure, .rack .open');
    await please_axe(schoten.host, 'tricks');
    await until_recall(schoten.host);
    await please_axe(schoten.host, 'a finished trick');
    await leave(schoten.host);

    const { host, code } = await make_table(house, { players: 2, manners: 'Strict' });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await please_axe(host, 'strict');
    const visitor = await house.visitor(`/t/${code}`);
    await visitor.getByText('You are watching. Hands stay hidden.').waitFor();
    await please_axe(visitor, 'watching');
    await leave(host, guest, visitor);
});

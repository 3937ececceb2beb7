// Running a table: watching, taking over, pausing, voting, muting, leaving and coming back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { declare, event_of, join, leave, make_table, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

async function menu(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name }).click();
}

async function chat(page: Page, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Log and chat' }).click();
    await page.getByLabel('Say something').fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
}

const drawer_closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

it('pause, chat, mute, a bot for someone, and back again', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();

    await menu(host, 'Pause');
    await guest.getByText('The host has paused the game.').waitFor();
    await menu(host, 'Go on playing');
    await guest.getByText('The host has paused the game.').waitFor({ state: 'detached' });

    await chat(guest, 'Guten Abend <b>!');
    await host.getByRole('button', { name: 'Log and chat' }).getByText('1').waitFor();
    await host.getByRole('button', { name: 'Log and chat' }).click();
    // Text is never markup.
    await host.getByText('Guten Abend <b>!').waitFor();
    await host.getByRole('button', { name: 'Close' }).click();
    await host.getByRole('button', { name: /^Björn/ }).click();
    await host.getByRole('button', { name: 'Mute' }).click();
    await drawer_closed(host);
    await guest.getByLabel('Say something').fill('?');
    await guest.getByRole('button', { name: 'Send' }).click();
    await guest.getByText('The host has muted you.').first().waitFor();
    await guest.getByRole('button', { name: 'Close' }).first().click();

    // Only for someone who is away.
    await guest.goto('about:blank');
    await host.getByRole('button', { name: /^Björn.*away/i }).click();
    await host.getByRole('button', { name: 'Let a bot play for them' }).click();
    await drawer_closed(host);
    await guest.goto(`${house.url}/t/${code}`);
    await guest.getByText('A bot plays for you at the moment.').waitFor();
    expect(await guest.locator('.hand button:not(:disabled)').count()).toBe(0);
    await guest.getByRole('button', { name: 'I am back' }).click();
    await guest.getByText('A bot plays for you at the moment.').waitFor({ state: 'detached' });
    await leave(host, guest);
});

it('a vote of the majority ends a game; nobody wins it', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await menu(host, 'End this game (vote)');
    await menu(guest, 'End this game (vote)');
    for (const page of [host, guest]) await page.getByText('The game was given up. Nobody wins.').waitFor();
    await leave(host, guest);
});

it('a visitor watches, sees no hand, and takes over a bot’s seat in the middle of the game', async () => {
    const { host, code } = await make_table(house, { players: 3, begins: 1, window: '15 seconds' });
    await start(host);
    const visitor = await house.visitor(`/t/${code}`);
    await visitor.getByText('You are watching. Hands stay hidden.').waitFor();
    expect(await visitor.locator('.hand').count()).toBe(0);
    await visitor.locator('.rivals button').nth(1).click();
    await visitor.getByRole('button', { name: 'Take over this seat' }).click();
    await expect.poll(() => visitor.locator('.hand button').count()).toBe(6);
    // And hands it back.
    await visitor.getByLabel('Menu').click();
    await visitor.getByRole('button', { name: 'Leave my seat' }).click({ delay: 1500 });
    await visitor.locator('.hand').waitFor({ state: 'detached' });
    await leave(host, visitor);
});

it('delayed spectators are told so, and see the table later', async () => {
    // Three seconds instead of half a minute.
    const soon = (page: Page) =>
        page.routeWebSocket(/\/ws$/, (socket) => {
            const server = socket.connectToServer();
            socket.onMessage((text) => {
                server.send(String(text).replace(/"delay":\d+/, '"delay":3000'));
            });
        });
    const choices = { players: 2, begins: 1, spectators: 'Delayed', window: '15 seconds' } as const;
    const { host, code } = await make_table(house, choices, {}, soon);
    const guest = await join(house, code, 'Björn');
    const visitor = await house.visitor(`/t/${code}`);
    await visitor.getByText('All seats are taken; you can watch.').waitFor();
    await visitor.getByText(/You see this game 3 seconds later/).waitFor();
    await start(host);
    await visitor.getByText('You are watching. Hands stay hidden.').waitFor();
    // By the clock: on a slow machine three seconds may be over before a second look.
    const declared = Date.now();
    await declare(host);
    await guest.locator('.bubble', { hasText: 'Anna says' }).waitFor();
    await visitor.locator('.bubble', { hasText: 'Anna says' }).waitFor();
    expect(Date.now() - declared).toBeGreaterThan(3000);
    expect(await event_of(visitor)).toBeLessThanOrEqual(await event_of(host));
    expect(await visitor.locator('.hand').count()).toBe(0);
    await leave(host, guest, visitor);
});

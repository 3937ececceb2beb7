// What tripped newcomers once, and must not again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { all_in_sight, no_scrolling } from './looks.ts';
import { all_variants, declare, join, leave, make_table, open_cells, slap, start } from './people.ts';
import { show_instead } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

const wide = 'W'.repeat(24);
const not_wider = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
    );

it('names of 24 wide letters push nothing off a small phone, and a tap shows them whole', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1, name: wide });
    const guest = await join(house, code, wide.toLowerCase() + wide.slice(0, 12));
    for (const page of [host, guest]) await not_wider(page);
    await start(host);
    await guest.locator('.board').waitFor();
    for (const page of [host, guest]) {
        await no_scrolling(page);
        await all_in_sight(page);
    }
    await declare(host);
    await slap(guest, 'Wrong number').click();
    for (const page of [host, guest]) {
        await page.locator('.moment').first().waitFor();
        await no_scrolling(page);
        await all_in_sight(page);
    }
    await guest.locator('.rivals button').click();
    const title = guest.getByRole('dialog').getByRole('heading');
    expect(await title.textContent()).toBe(wide);
    expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await guest.goto(house.url);
    await guest.locator('main ul.list a').first().waitFor();
    await not_wider(guest);
    await leave(host, guest);
});

it('a table is closed by holding, not by a tap; who closed it reads that', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    const close = host.getByRole('button', { name: 'Close the table' });
    await close.click();
    await close.getByText('Hold it down').waitFor();
    expect(await guest.locator('.invite').count()).toBe(1);
    await close.click({ delay: 1500 });
    await host.getByText('You have closed this table.').waitFor();
    await host.getByRole('heading', { name: 'The table is closed' }).waitFor();
    await guest.getByText('This table has been closed.').waitFor();
    await leave(host, guest);
});

it('a seat is left by holding, or by two presses of a key', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await guest.getByLabel('Menu').click();
    const leave_seat = guest.getByRole('button', { name: 'Leave my seat' });
    await leave_seat.click();
    await leave_seat.getByText('Hold it down').waitFor();
    expect(await guest.locator('.hand').count()).toBe(1);
    await leave_seat.press('Enter');
    await leave_seat.getByText('Once more').waitFor();
    await leave_seat.press('Enter');
    await guest.getByText('You are watching. Hands stay hidden.').waitFor();
    await leave(host, guest);
});

it('a vote to end the game reaches the others, who can agree at once', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await host.getByLabel('Menu').click();
    await host.getByRole('button', { name: 'End this game' }).click();
    await guest.getByText('Anna wants to end the game.').waitFor();
    await no_scrolling(guest);
    // Put aside, it asks again when there is a new vote.
    await guest.getByRole('button', { name: 'Play on' }).click();
    await guest.locator('.news').waitFor({ state: 'detached' });
    await host.getByLabel('Menu').click();
    await host.getByRole('button', { name: 'Rather play on' }).click();
    await host.getByLabel('Menu').click();
    await host.getByRole('button', { name: 'End this game' }).click();
    await guest.getByRole('button', { name: 'End it' }).click();
    await guest.getByText('The game was given up.').waitFor();
    await leave(host, guest);
});

it('S10: a strict misdeclaration is told at the table, to all', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1, manners: 'Strict' });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await host.locator('.hand button').first().click();
    await host.getByLabel('chili 9', { exact: true }).click();
    await host.locator('.news').getByText('chili 9 does not fit: You take the card back.').waitFor();
    await guest.locator('.news').getByText('chili 9 does not fit: Anna takes the card back.').waitFor();
    await leave(host, guest);
});

it('what is off looks off; a spectator is offered no copy and promised no seat', async () => {
    const { host, code } = await make_table(house, {
        players: 3,
        bots: 'stay empty',
        variants: all_variants,
    });
    const deal = host.getByRole('button', { name: 'Deal the cards' });
    expect(await deal.isDisabled()).toBe(true);
    expect(await deal.evaluate((one) => Number(getComputedStyle(one).opacity))).toBeLessThan(0.7);
    const guest = await join(house, code, 'Björn');
    await start(host);
    const third = await house.visitor(`/t/${code}`);
    await third.getByText('You are watching. Hands stay hidden.').waitFor();
    expect(await host.locator('.copy').count()).toBe(1);
    expect(await third.locator('.copy').count()).toBe(0);
    await third.context().setOffline(true);
    await third.getByText('No connection').first().waitFor();
    expect(await third.getByText(/seat is kept/).count()).toBe(0);
    await leave(host, guest, third);
});

it('back from a replay and from the check leads to the table', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1 });
    await start(host);
    await host.getByLabel('Menu').click();
    await host.getByRole('button', { name: 'End this game' }).click();
    const result = host.locator('.result');
    for (const door of ['Watch again', 'Check the deal']) {
        if (door === 'Check the deal') await result.getByRole('button', { name: 'Menu' }).click();
        await host.getByRole('link', { name: door }).click();
        await host.getByRole('link', { name: 'Back' }).click();
        await result.waitFor();
        expect(host.url()).toContain(`/t/${code}`);
    }
    await leave(host);
});

it.each([
    [390, 844],
    [360, 560],
])('the lesson at %d × %d: verdict and hand whole, nothing below the fold', async (width, height) => {
    const page = await house.visitor('/learn/spicy', { viewport: { width, height } });
    const whole = async (selector: string) =>
        expect(
            await page
                .locator(selector)
                .first()
                .evaluate((one) => {
                    const { left, top, right, bottom } = one.getBoundingClientRect();
                    const cloth = one.closest('.felt')?.getBoundingClientRect();
                    return (
                        left >= 0 &&
                        right <= innerWidth &&
                        top >= (cloth?.top ?? 0) - 0.5 &&
                        bottom <= (cloth?.bottom ?? innerHeight) + 0.5
                    );
                }),
            selector,
        ).toBe(true);
    await page.locator('.lesson-next').click();
    await page.locator('.lesson-next').click();
    await declare(page);
    await open_cells(page).first().waitFor();
    await whole('.hand');
    await no_scrolling(page);
    await declare(page);
    await slap(page, 'Wrong number').click();
    await page.locator('.moment').waitFor();
    await whole('.moment');
    await whole('.hand');
    await no_scrolling(page);
    await leave(page);
});

it('a notification is shown by the service worker', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1 }, {}, async (page) => {
        await page.context().grantPermissions(['notifications']);
        await page.addInitScript(() => {
            localStorage.setItem('scoville.settings', JSON.stringify({ notify: true }));
            // Phones: only the worker may.
            const refuse = () => {
                throw new TypeError('Illegal constructor');
            };
            Object.assign(window, { Notification: Object.assign(refuse, { permission: 'granted' }) });
            Object.assign(window, { shown: [] });
            ServiceWorkerRegistration.prototype.showNotification = (title) => {
                (window as unknown as { shown: string[] }).shown.push(title);
                return Promise.resolve();
            };
        });
    });
    const guest = await join(house, code, 'Björn');
    await host.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await host.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    await start(host);
    await host.waitForFunction(() => (window as unknown as { shown: string[] }).shown.length === 1);
    await leave(host, guest);
});

it('the copy button keeps its word inside in every language, a chosen card its outline', async () => {
    const { host } = await make_table(house, { players: 2, begins: 1, variants: all_variants });
    await start(host);
    for (const language of ['de', 'fr', 'en']) {
        await host.evaluate((one) => {
            localStorage.setItem('scoville.settings', JSON.stringify({ language: one }));
        }, language);
        await host.reload();
        const over = await host.locator('.copy').evaluate((one) => {
            const range = document.createRange();
            range.selectNodeContents(one);
            const [inner, outer] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
            return Math.max(outer.left - inner.left, inner.right - outer.right);
        });
        expect(over, language).toBeLessThanOrEqual(0);
    }
    for (const card of ['first', 'last'] as const) {
        await host.locator('.hand button')[card]().click();
        const out = await host.locator('.hand .chosen').evaluate((one) => {
            const style = getComputedStyle(one);
            const ring = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
            const [box, room] = [one, one.parentElement as Element].map((each) =>
                each.getBoundingClientRect(),
            );
            if (!box || !room) return NaN;
            return Math.max(
                room.left - (box.left - ring),
                room.top - (box.top - ring),
                box.right + ring - room.right,
                box.bottom + ring - room.bottom,
            );
        });
        expect(out).toBeLessThanOrEqual(0);
    }
    await leave(host);
});

it('no unread mark beside a chat that is in sight; a refusal hides neither turn nor menu', async () => {
    const { host, code } = await make_table(
        house,
        { players: 2, begins: 1 },
        { viewport: { width: 1366, height: 768 } },
    );
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await guest.getByRole('button', { name: 'Log and chat' }).click();
    await guest.getByLabel('Say something').fill('Hello');
    await guest.getByRole('button', { name: 'Send' }).click();
    await host.getByText('Hello').first().waitFor();
    expect(await host.locator('.badge').count()).toBe(0);
    await guest.getByRole('button', { name: 'Close' }).click();
    // Both slap the same card; the one who comes late is told so, below the line on top.
    await show_instead(guest, (game) => {
        if (game.kind === 'spicy' && game.legal) game.legal.pass = true;
    });
    await guest.reload();
    await guest.locator('button.pass').click();
    const note = guest.locator('.notes p');
    await note.waitFor();
    const [below, bar] = await Promise.all([
        note.boundingBox(),
        guest.locator('.board header').boundingBox(),
    ]);
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    await leave(host, guest);
});

it('a bad code stays in its field, and the tap that mends a name is not eaten', async () => {
    const page = await house.visitor('/');
    const code = page.getByLabel('Join a table');
    await code.fill('ZZZZZZ');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText(/There is no table with this code/).waitFor();
    await page.getByRole('button', { name: 'To the start page' }).click();
    expect(await code.inputValue()).toBe('ZZZZZZ');
    await page.getByRole('button', { name: 'New table' }).click();
    await page.getByText('First tell the others what to call you.').waitFor();
    await page.getByLabel('Your name').fill('Anna');
    // As a finger does it: the press takes the focus from the field before the button hears of it.
    const button = page.getByRole('button', { name: 'New table' });
    const box = await button.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) - 3);
    await page.mouse.down();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('scoville.name'))).toBe('Anna');
    await page.mouse.up();
    await page.waitForURL(/create$/);
    await leave(page);
});

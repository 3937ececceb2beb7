// A whole game of each kind by keyboard alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { leave, make_table, start } from './people.ts';
import { show_instead, watch } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

async function start_by_keys(host: Page): Promise<void> {
    const deal = host.getByRole('button', { name: 'Deal the cards' });
    await expect.poll(() => deal.isEnabled()).toBe(true);
    await deal.focus();
    await host.keyboard.press('Enter');
    await host.locator('.board').waitFor();
}

// The first of these that the screen offers, and the event it was offered at, in one look: what comes between two looks
// would be taken for the answer to the keys.
async function offered(page: Page, signs: Record<string, string>): Promise<{ what: string; at: string }> {
    const found = await page.waitForFunction((all) => {
        const what = Object.entries(all).find(([, sign]) => document.querySelector(sign))?.[0];
        const at = document.querySelector<HTMLElement>('.board')?.dataset['event'] ?? '';
        return what === undefined ? null : { what, at };
    }, signs);
    return (await found.jsonValue()) ?? { what: 'nothing', at: '' };
}

const moved_on = (page: Page, from: string) =>
    page.locator(`.board:not([data-event="${from}"]), .verdict .big`).first().waitFor();

// The card and the claim. The table may go on between two keys (a bot doubts): then the card stays chosen for later.
async function declare_by_keys(host: Page): Promise<void> {
    const keys = host.keyboard;
    if ((await host.locator('.hand .chosen').count()) === 0) {
        await keys.press('ArrowRight');
        await keys.press(' ');
    }
    const cell = await host.evaluate(() => {
        const open = document.querySelector<HTMLElement>('button[data-claim]:not(:disabled)');
        return open?.dataset['claim'] ?? '';
    });
    const number = cell.slice(1);
    if (number !== '') await keys.press(number === '10' ? '0' : number);
    // Several spices with that number: the first has the focus now.
    if ((await host.locator('button[data-claim]:focus').count()) > 0) await keys.press(' ');
}

it('Spicy', async () => {
    const { host } = await make_table(house, { players: 3, end_card: 5, window: '0 seconds' });
    await start_by_keys(host);
    const keys = host.keyboard;
    const count = { claim: 0, pass: 0, slap: 0 };
    const slaps = { n: 'first-of-type', s: 'last-of-type' };
    for (let turn = 0; ; turn += 1) {
        const trait = turn % 8 === 1 ? 'n' : 's';
        const { what, at } = await offered(host, {
            over: '.verdict .big',
            question: '.question button:not(:disabled)',
            ...(turn % 4 === 1
                ? { slap: `.slaps[data-listens=true] button.slap:${slaps[trait]}:not(:disabled)` }
                : {}),
            ...(turn % 3 === 2 ? { pass: 'button.pass:not(:disabled)' } : {}),
            claim: 'button[data-claim]:not(:disabled)',
        });
        if (what === 'over') break;
        if (what === 'question') await keys.press('l');
        else if (what === 'slap') {
            await keys.press(trait);
            count.slap += 1;
        } else if (what === 'pass') {
            await keys.press('p');
            count.pass += 1;
        } else {
            await declare_by_keys(host);
            count.claim += 1;
        }
        await moved_on(host, at);
    }
    expect(count.claim).toBeGreaterThan(0);
    expect(count.pass).toBeGreaterThan(0);
    await leave(host);
});

it('Scharfe Schoten', async () => {
    const { host } = await make_table(house, { game: 'Scharfe Schoten', players: 3 });
    await start_by_keys(host);
    const keys = host.keyboard;
    const count = { tips: 0, card: 0, take: 0 };
    for (;;) {
        const { what, at } = await offered(host, {
            over: '.verdict .big',
            tips: '.tips',
            take: '.rack button.open:not(:disabled)',
            card: '.hand button[aria-disabled="false"]',
        });
        if (what === 'over') break;
        if (what === 'tips') {
            // Up to the tips, right to the second colour; down to the other row; then the lock.
            await keys.press('ArrowUp');
            await keys.press(' ');
            for (let i = 0; i < 5; i += 1) await keys.press('ArrowRight');
            await keys.press(' ');
            for (let i = 0; i < 3; i += 1) await keys.press('ArrowRight');
            await keys.press('Enter');
            // The others' tips move the table on too: one's own are in when they are asked for no more.
            await host.locator('.tips').waitFor({ state: 'detached' });
            count.tips += 1;
            continue;
        } else if (what === 'take') {
            await keys.press('ArrowUp');
            await keys.press(' ');
            count.take += 1;
        } else {
            await keys.press('ArrowDown');
            for (let i = 0; i < 15; i += 1) {
                if ((await host.locator('.hand button[aria-disabled="false"]:focus').count()) > 0) break;
                await keys.press('ArrowRight');
            }
            await keys.press(' ');
            count.card += 1;
        }
        await moved_on(host, at);
    }
    expect(count.tips).toBe(3);
    expect(count.card).toBeGreaterThan(10);
    expect(count.take).toBeGreaterThan(0);
    await leave(host);
});

// Sweet & Spicy asks who lost a challenge whether to take a total wild.
it('a total wild is taken or left by its key, or by arrows and space', async () => {
    const { host } = await make_table(house, {
        players: 3,
        edition: 'Sweet & Spicy 2022 Lemon',
        begins: 1,
    });
    await show_instead(host, (game, seat) => {
        if (game.kind !== 'spicy') return;
        game.state.stack = [];
        game.state.waiting = [seat];
        game.legal = { totalWild: true };
    });
    const { sent } = watch(host);
    await host.reload();
    await host.locator('.invite').waitFor();
    await start(host);
    await host.getByRole('button', { name: 'Take none' }).waitFor();
    const answers = () =>
        sent.filter(({ action }) => action?.do === 'total-wild').map(({ action }) => action?.take);
    await host.keyboard.press('t');
    await expect.poll(answers).toEqual([true]);
    await host.keyboard.press('l');
    await expect.poll(answers).toEqual([true, false]);
    await host.keyboard.press('ArrowUp');
    await host.keyboard.press('ArrowRight');
    await host.keyboard.press(' ');
    await expect.poll(answers).toEqual([true, false, true]);
    await leave(host);
});

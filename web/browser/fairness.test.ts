// Nothing tells, and slaps are fair: what goes over the wire and when the buttons listen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, make_table, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
}, 60_000);
afterAll(() => house.close());

interface Sent {
    type: string;
    nonce?: string;
    seen?: number;
    card?: number;
    action?: { do: string; card?: string; declare?: string; trait?: string };
}

function watch(page: Page): { sent: Sent[]; received: string[] } {
    const seen = { sent: [] as Sent[], received: [] as string[] };
    page.on('websocket', (socket) => {
        socket.on('framesent', ({ payload }) => seen.sent.push(JSON.parse(String(payload)) as Sent));
        socket.on('framereceived', ({ payload }) => seen.received.push(String(payload)));
    });
    return seen;
}

// Answers what is asked on the way.
async function until_my_turn(page: Page): Promise<void> {
    const asked = page.locator('.question button:not(:disabled)').first();
    for (let tries = 0; tries < 200; tries += 1) {
        if (await my_turn(page).isVisible()) return;
        if (await asked.isVisible()) await asked.click();
        await page.waitForTimeout(50);
    }
    expect.fail('it is never my turn');
}

const my_turn = (page: Page) => page.locator('button[data-claim]:not(:disabled)').first();

it('the taps and the messages of a lie and of a truth are the same', async () => {
    const { host } = await make_table(house, { players: 2, window: '0 seconds' });
    const wire = watch(host);
    await host.reload();
    await host.locator('.invite').waitFor();
    await start(host);
    const messages: { truth: boolean; taps: number; keys: string[] }[] = [];
    for (let turn = 0; turn < 60 && new Set(messages.map(({ truth }) => truth)).size < 2; turn += 1) {
        await until_my_turn(host);
        const before = wire.sent.length;
        const claims = await host
            .locator('button[data-claim]:not(:disabled)')
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
        const hand = await host
            .locator('.hand button')
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
        const lie_is_missing = messages.every(({ truth }) => truth);
        const honest = hand.findIndex((card) => claims.includes(card));
        if (!lie_is_missing && honest < 0) {
            await host.getByRole('button', { name: 'Pass +1' }).click();
            continue;
        }
        const claim = lie_is_missing ? claims.find((one) => one !== hand[0]) : hand[honest];
        await host
            .locator('.hand button')
            .nth(lie_is_missing ? 0 : honest)
            .click();
        expect(wire.sent.slice(before).filter(({ type }) => type !== 'list')).toEqual([]);
        await host.locator(`button[data-claim][aria-label="${claim ?? ''}"]`).click();
        await expect.poll(() => wire.sent.length).toBe(before + 1);
        const [act] = wire.sent.slice(before);
        messages.push({
            truth: !lie_is_missing,
            taps: 2,
            keys: [...Object.keys(act ?? {}), ...Object.keys(act?.action ?? {})],
        });
    }
    const [one, other] = [messages.find(({ truth }) => truth), messages.find(({ truth }) => !truth)];
    expect(one?.keys).toEqual(['type', 'seen', 'action', 'card', 'nonce', 'do', 'card', 'declare']);
    expect(other?.keys).toEqual(one?.keys);
    await host.context().close();
});

it('several browsers slap at once: one wins, the others hear by how much, each named its card', async () => {
    const { host, code } = await make_table(house, { players: 3, window: '15 seconds' });
    const people = [host, await join(house, code, 'Björn'), await join(house, code, 'Zoé')];
    const wires = people.map(watch);
    for (const page of people) await page.reload();
    await host.locator('.invite').waitFor();
    await start(host);
    let first = -1;
    await expect
        .poll(async () => {
            const can = await Promise.all(people.map((page) => my_turn(page).isVisible()));
            first = can.indexOf(true);
            return first;
        })
        .toBeGreaterThanOrEqual(0);
    const player = people[first];
    const others = people.filter((page) => page !== player);
    await player?.locator('.hand button').first().click();
    if (player) await my_turn(player).click();
    for (const page of others) await page.getByRole('button', { name: 'Wrong number' }).waitFor();
    await host.waitForTimeout(300);
    await Promise.all(others.map((page) => page.getByRole('button', { name: 'Wrong number' }).click()));
    for (const page of people) await page.locator('.moment').first().waitFor();
    const slaps = wires.flatMap(({ sent }) => sent).filter(({ action }) => action?.do === 'challenge');
    expect(slaps).toHaveLength(2);
    expect(slaps.map(({ card }) => card)).toEqual([1, 1]);
    const answers = wires
        .flatMap(({ received }) => received)
        .filter((text) => text.includes('"beaten"') && text.startsWith('{"type":"refused"'));
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatch(/"margin":\d+/);
    for (const page of people) await page.context().close();
});

it('slap buttons never move, whatever the hand and the moment', async () => {
    const { host } = await make_table(house, { players: 2, window: '0 seconds' });
    await start(host);
    const place = () =>
        host.locator('.slaps').evaluate((slaps) => JSON.stringify(slaps.getBoundingClientRect()));
    const at_first = await place();
    for (let turn = 0; turn < 6; turn += 1) {
        const pass = host.locator('button.pass:not(:disabled), .question button');
        await pass.first().waitFor();
        await pass.first().click();
        expect(await place()).toBe(at_first);
        await host.waitForTimeout(150);
    }
    await host.context().close();
});

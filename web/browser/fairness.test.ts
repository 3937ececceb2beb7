// Nothing tells, and slaps are fair: what goes over the wire and when the buttons listen.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
    declare,
    event_of,
    join,
    leave,
    make_table,
    open_cells,
    slap,
    start,
    until_my_turn,
} from './people.ts';
import { watch } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it('the taps and the messages of a lie and of a truth are the same', async () => {
    const { host } = await make_table(house, { players: 2, window: '0 seconds' });
    const wire = watch(host);
    await host.reload();
    await host.locator('.invite').waitFor();
    await start(host);
    const messages: { truth: boolean; keys: string[] }[] = [];
    const labels = (all: Element[]) => all.map((one) => one.getAttribute('aria-label') ?? '');
    while (new Set(messages.map(({ truth }) => truth)).size < 2) {
        await until_my_turn(host);
        const before = wire.sent.length;
        const at = await event_of(host);
        const claims = await open_cells(host).evaluateAll(labels);
        const hand = await host.locator('.hand button [role=img]').evaluateAll(labels);
        const lie_is_missing = messages.every(({ truth }) => truth);
        const honest = hand.findIndex((card) => claims.includes(card));
        if (!lie_is_missing && honest < 0) {
            await host.getByRole('button', { name: 'Pass +1' }).click();
            await expect.poll(() => wire.sent.length).toBeGreaterThan(before);
            await expect.poll(() => event_of(host)).toBeGreaterThan(at);
            continue;
        }
        const claim = lie_is_missing ? claims.find((one) => one !== hand[0]) : hand[honest];
        await host
            .locator('.hand button')
            .nth(lie_is_missing ? 0 : honest)
            .click();
        // The first tap says nothing to anybody.
        expect(wire.sent.slice(before)).toEqual([]);
        await host.locator(`button[data-claim][aria-label="${claim ?? ''}"]`).click();
        await expect.poll(() => wire.sent.length).toBe(before + 1);
        const [act] = wire.sent.slice(before);
        messages.push({
            truth: !lie_is_missing,
            keys: [...Object.keys(act ?? {}), ...Object.keys(act?.action ?? {})],
        });
        // Not by the cards in hand: a bot's doubt may have refilled it already.
        await expect.poll(() => event_of(host)).toBeGreaterThan(at);
    }
    const [one, other] = [messages.find(({ truth }) => truth), messages.find(({ truth }) => !truth)];
    expect(one?.keys).toEqual(['type', 'seen', 'action', 'card', 'nonce', 'do', 'card', 'declare']);
    expect(other?.keys).toEqual(one?.keys);
    await leave(host);
});

it('several browsers slap at once: one wins, the others hear by how much, each named its card', async () => {
    const { host, code } = await make_table(house, { players: 3, window: '15 seconds', begins: 1 });
    const people = [host, await join(house, code, 'Björn'), await join(house, code, 'Zoé')];
    const wires = people.map(watch);
    for (const page of people) {
        await page.reload();
        await page.locator('.invite').waitFor();
    }
    await start(host);
    await declare(host);
    const others = people.slice(1);
    for (const page of others) await slap(page, 'Wrong number').waitFor();
    // At the same moment for the server, however slow the browsers are: it sleeps until both have slapped.
    const slaps = () => wires.flatMap(({ sent }) => sent).filter(({ action }) => action?.do === 'challenge');
    house.sleep();
    for (const page of others) await slap(page, 'Wrong number').click();
    await expect.poll(() => slaps().map(({ card }) => card)).toEqual([1, 1]);
    house.wake();
    for (const page of people) await page.locator('.moment').first().waitFor();
    const beaten = () =>
        wires
            .flatMap(({ received }) => received)
            .filter((text) => text.includes('"beaten"') && text.startsWith('{"type":"refused"'));
    await expect.poll(beaten).toHaveLength(1);
    expect(beaten()[0]).toMatch(/"margin":\d+/);
    await leave(...people);
});

it('slap buttons never move, whatever the hand and the moment', async () => {
    const { host } = await make_table(house, { players: 2, window: '0 seconds' });
    await start(host);
    const place = () =>
        host.locator('.slaps').evaluate((slaps) => JSON.stringify(slaps.getBoundingClientRect()));
    const at_first = await place();
    for (let turn = 0; turn < 6; turn += 1) {
        await until_my_turn(host);
        expect(await place()).toBe(at_first);
        const cards = await host.locator('.hand button').count();
        await host.getByRole('button', { name: 'Pass +1' }).click();
        await expect.poll(() => host.locator('.hand button').count()).toBe(cards + 1);
        expect(await place()).toBe(at_first);
    }
    await leave(host);
});

it('P1: a play during the reaction window is held, shown as such, and can be taken back', async () => {
    const { host, code } = await make_table(house, { players: 2, window: '15 seconds', begins: 1 });
    const guest = await join(house, code, 'Björn');
    const wire = watch(guest);
    await guest.reload();
    await guest.locator('.invite').waitFor();
    await start(host);
    await declare(host);
    await slap(guest, 'Wrong spice').waitFor();
    const cards = await guest.locator('.hand button').count();
    await declare(guest);
    await guest.getByText(/^Next: /).waitFor();
    // The slap is still there, and the card still in hand.
    expect(await guest.getByRole('button', { name: 'Wrong spice' }).isEnabled()).toBe(true);
    await guest.getByRole('button', { name: 'Take back' }).click();
    await guest.getByText(/^Next: /).waitFor({ state: 'detached' });
    expect(await guest.locator('.hand button').count()).toBe(cards);
    // Another one in its place, by a pass; then the other one's window ends in a challenge.
    await guest.getByRole('button', { name: 'Pass +1' }).click();
    await guest.getByText('Next: Pass').waitFor();
    await slap(guest, 'Wrong spice').click();
    await guest.locator('.moment').first().waitFor();
    await host.locator('.moment').first().waitFor();
    expect(wire.sent.map(({ type, action }) => action?.do ?? type).slice(-4)).toEqual([
        'play',
        'unqueue',
        'pass',
        'challenge',
    ]);
    await leave(host, guest);
});

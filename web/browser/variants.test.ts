// The variant cards through the screen: the paw and its raid, the tucked extras, the copy and its one doubt.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { join, leave, make_table, slap, start } from './people.ts';
import { watch } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

async function say(page: Page, claim: string): Promise<void> {
    await page.locator('.hand button').first().click();
    await page.locator(`button[data-claim=${claim}]:not(:disabled)`).click();
}

it('V3 raid, V4 extras, V6 copy, V7 doubt: each seen by the other', async () => {
    const variants = ['Spice Raider', 'Change Your Luck', 'Copy Cat'];
    const choices = { players: 2, variants, window: '0 seconds', begins: 1 };
    const { host, code } = await make_table(house, choices);
    const guest = await join(house, code, 'Björn');
    const wire = watch(host);
    await host.reload();
    await host.locator('.invite').waitFor();
    await start(host);

    await say(host, 'c3');
    await say(guest, 'c4');
    await host.getByRole('img', { name: 'Björn’s paw' }).waitFor();

    // A 5 asks for extras, always in the same way; two of them go underneath.
    await say(host, 'c5');
    await host.getByText(/Slip up to two more cards under/).waitFor();
    await host.locator('.hand button').nth(1).click();
    await host.locator('.hand button').nth(2).click();
    await host.getByRole('button', { name: 'Play with 2' }).click();
    await guest.getByText(/\+2 underneath/).waitFor();
    await guest.getByRole('img', { name: 'Your paw' }).waitFor({ state: 'detached' });
    await guest.locator('.me', { hasText: '2 won' }).waitFor();
    // Of six cards two were played and two slipped under; two were drawn.
    await expect.poll(() => host.locator('.hand button').count()).toBe(4);
    expect(wire.sent.at(-1)?.action).toMatchObject({ do: 'play', declare: 'c5' });
    expect(wire.sent.at(-1)?.action?.extras).toHaveLength(2);

    await slap(guest, 'Copy').click();
    await guest.getByText('Choose the card you lay as a copy').waitFor();
    await guest.locator('.hand button').first().click();
    await guest.getByRole('button', { name: 'Play without extras' }).click();
    await host.locator('.bubble', { hasText: 'Björn copies' }).waitFor();

    // A copy is doubted as a whole: one button where there were two.
    await slap(host, 'Wrong!').click();
    await host.locator('.moment', { hasText: 'You said: wrong!' }).first().waitFor();
    await guest.locator('.moment', { hasText: 'said: wrong!' }).first().waitFor();
    await leave(host, guest);
});

it('what the variant cards say is a tap away', async () => {
    const { host } = await make_table(house, { players: 2, variants: ['Turn It Up', 'We Love Chili'] });
    await start(host);
    await host.getByRole('button', { name: 'Variant cards in play' }).click();
    await host.getByRole('heading', { name: 'Turn It Up' }).waitFor();
    await leave(host);
});

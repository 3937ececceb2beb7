// A newcomer comes in, plays at once, finds the way back, and invites others.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, leave, make_table, start, until_my_turn } from './people.ts';
import { please_axe } from './looks.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it('without a name one plays against the cats, guided and without a clock, and finds the way back', async () => {
    const page = await house.visitor('/');
    await please_axe(page, 'front door');
    await page.getByRole('button', { name: 'Spicy, now' }).click();
    await page.locator('.hand button').first().waitFor();
    await until_my_turn(page);
    const line = page.locator('.board header');
    await line.getByText('Pick a card').waitFor();
    expect(await line.getByText(/^\d+ s$/).count()).toBe(0);
    // A claim before a card says so.
    await page.locator('button[data-claim]:not(:disabled)').first().click();
    await page.getByText('Choose a card, then what you say it is').waitFor();
    // A held card explains itself, and is not chosen by that.
    const card = page.locator('.hand button').first();
    await card.hover();
    await page.mouse.down();
    await page.locator('.means').waitFor();
    await page.mouse.up();
    expect(await page.locator('.hand .chosen').count()).toBe(0);
    await card.click();
    await line.getByText(/^Now say .* true or not$/).waitFor();
    await page.goto(house.url);
    await page.getByRole('link', { name: /back to the game/i }).waitFor();
    await page
        .getByRole('link', { name: /against Professor Paprika/ })
        .last()
        .waitFor();
    await please_axe(page, 'front door with a running game');
    await page.getByRole('link', { name: /back to the game/i }).click();
    await page.locator('.hand button').first().waitFor();
    await leave(page);
});

it('a new table: the button is in sight from the first moment; its lobby has one primary button, and the invitation first', async () => {
    const { host, code } = await make_table(house, { players: 3 }, {}, async (page) => {
        await page.goto(`${house.url}/create`);
        const submit = page.getByRole('button', { name: 'Open the table' });
        await submit.waitFor();
        const box = await submit.boundingBox();
        expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
    });
    const guest = await join(house, code, 'Björn');
    for (const page of [host, guest]) {
        expect(await page.locator('main button.primary').count()).toBeLessThanOrEqual(1);
        const [invite, seats] = await Promise.all([
            page.locator('.invite').boundingBox(),
            page.getByRole('heading', { name: 'Seats' }).boundingBox(),
        ]);
        expect(invite?.y ?? 0).toBeLessThan(seats?.y ?? 0);
    }
    const deal = host.getByRole('button', { name: 'Deal the cards' });
    const box = await deal.boundingBox();
    expect((box?.y ?? 1e9) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
    // Who deals is ready.
    await start(host);
    await leave(host, guest);
});

it('the rules come in pictures, each with the way to its rule; the menu takes the seat along', async () => {
    const { host } = await make_table(house, { players: 2 });
    await start(host);
    await host.getByLabel('Rules for this moment').click();
    const help = host.getByRole('dialog');
    await expect.poll(() => help.locator('ol li').count()).toBe(7);
    await help.getByRole('button', { name: 'S14' }).first().click();
    await help.locator('article.now').getByText('S14').waitFor();
    await help.getByRole('button', { name: 'Close' }).click();
    await host.getByLabel('Menu').click();
    await host.getByText('Your seat on another device').click();
    const make = host.getByRole('button', { name: 'Make a link for my seat' });
    const drawn = host.getByRole('img', { name: 'QR code with the link to your seat' });
    await make.or(drawn).first().waitFor();
    if (await make.isVisible()) await make.click();
    await drawn.waitFor();
    await leave(host);
});

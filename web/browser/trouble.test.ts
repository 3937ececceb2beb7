// What goes wrong on the way has a sentence and a way on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, make_table, play_to_the_end, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
}, 60_000);
afterAll(() => house.close());

it('a lost line in the middle of a challenge, and a restart of the server: the seat is kept and the game goes on', async () => {
    const { host, code } = await make_table(house, { players: 2, end_card: 6, window: '0 seconds' });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.frame').waitFor();
    const [on, off] =
        (await host.locator('button[data-claim]:not(:disabled)').count()) > 0 ? [host, guest] : [guest, host];
    await on.locator('.hand button').first().click();
    await on.locator('button[data-claim]:not(:disabled)').first().click();
    await off.getByRole('button', { name: 'Wrong spice' }).waitFor();
    await off.waitForTimeout(300);
    await on.context().setOffline(true);
    await on
        .getByText(/No connection/)
        .first()
        .waitFor();
    // Without a line buttons are off: nothing is sent later.
    expect(await on.locator('button.slap:not(:disabled)').count()).toBe(0);
    await off.getByRole('button', { name: 'Wrong spice' }).click();
    await off.locator('.moment').first().waitFor();
    await on.context().setOffline(false);
    await on.locator('.moment').first().waitFor();

    await house.stop();
    await host
        .getByText(/No connection|restarts/)
        .first()
        .waitFor();
    await house.start();
    await host.locator('.lost').waitFor({ state: 'detached', timeout: 30_000 });
    await guest.locator('.lost').waitFor({ state: 'detached', timeout: 30_000 });
    await play_to_the_end([host, guest]);
    await host.context().close();
    await guest.context().close();
});

it('a seat goes along to another device by its link, whose secret leaves the address bar', async () => {
    const { host } = await make_table(house, { players: 2 });
    await host.getByText('Your seat on another device').click();
    const made = host.getByRole('button', { name: 'Make a link for my seat' });
    if (await made.isVisible()) await made.click();
    await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.locator('details').getByRole('button', { name: 'Copy' }).click();
    const link = await host.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#r=t_[a-z2-7]{16}\.[\w-]{43}$/);
    const phone = await house.visitor(link.slice(house.url.length));
    await phone.locator('li.me').waitFor();
    expect(phone.url()).not.toContain('#');
    await host.context().close();
    await phone.context().close();
});

it('bad codes, bad names, unknown tables, unknown pages, removed, closed', async () => {
    const { host, code } = await make_table(house, { players: 3 });
    const guest = await join(house, code, 'Björn');
    await host.getByRole('button', { name: 'Remove' }).click();
    await guest.getByText('The host removed you from this table.').waitFor();
    await guest.getByRole('button', { name: 'To the start page' }).click();
    await guest.getByLabel('Join a table').fill('xyz');
    await guest.getByRole('button', { name: 'Join' }).click();
    await guest.getByText(/A code has six/).waitFor();
    await guest.getByLabel('Your name').fill('\u202e\u202e');
    await guest.getByRole('button', { name: 'New table' }).click();
    await guest.locator('.problem', { hasText: /./ }).first().waitFor();
    await guest.goto(`${house.url}/t/ZZZZZZ`);
    await guest.getByText(/There is no table with this code/).waitFor();
    await guest.goto(`${house.url}/t/${code}#r=t_${'a'.repeat(16)}.${'A'.repeat(43)}`);
    await guest.getByRole('button', { name: 'To the start page' }).waitFor();
    await guest.goto(`${house.url}/nowhere`);
    await guest.getByText('There is nothing at this address.').waitFor();
    const other = await join(house, code, 'Zoé');
    await host.getByRole('button', { name: 'Close the table' }).click();
    await other.getByText('This table has been closed.').waitFor();
    for (const page of [host, guest, other]) await page.context().close();
});

it('two tabs of one person show the same seat and say so', async () => {
    const { host } = await make_table(house, { players: 2 });
    const second = await host.context().newPage();
    await second.goto(host.url());
    await second.locator('li.me').waitFor();
    await host.getByText('This table is open in another tab too.').waitFor();
    await host.context().close();
});

// What goes wrong on the way has a sentence and a way on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declare, join, leave, make_table, open_cells, play_to_the_end, slap, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it('a lost line in the middle of a challenge, and a restart of the server: the seat is kept and the game goes on', async () => {
    const { host, code } = await make_table(house, {
        players: 2,
        end_card: 6,
        window: '0 seconds',
        begins: 1,
    });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await declare(host);
    await slap(guest, 'Wrong spice').waitFor();
    await host.context().setOffline(true);
    await host
        .getByText(/No connection/)
        .first()
        .waitFor();
    // Without a line buttons are off: nothing is sent later.
    expect(await host.locator('button.slap:not(:disabled)').count()).toBe(0);
    expect(await open_cells(host).count()).toBe(0);
    await slap(guest, 'Wrong spice').click();
    await guest.locator('.moment').first().waitFor();
    await host.context().setOffline(false);
    await host.locator('.moment').first().waitFor();

    await house.stop();
    for (const page of [host, guest])
        await page
            .getByText(/No connection|restarts/)
            .first()
            .waitFor();
    await house.start();
    for (const page of [host, guest]) await page.locator('.lost').waitFor({ state: 'detached' });
    await play_to_the_end(host, guest);
    await leave(host, guest);
});

it('a seat goes along to another device by its link, whose secret leaves the address bar; an old link is told so', async () => {
    const { host } = await make_table(house, { players: 2 });
    await host.getByText('Your seat on another device').click();
    await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // The link comes with the seat, or is made when asked for.
    const made = host.getByRole('button', { name: 'Make a link for my seat' });
    const copy = host.locator('details').getByRole('button', { name: 'Copy' });
    await made.or(copy).first().waitFor();
    if (await made.isVisible()) await made.click();
    await copy.click();
    await host.locator('details').getByText('Copied').first().waitFor();
    const link = await host.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#r=t_[a-z2-7]{16}\.[\w-]{43}$/);
    const phone = await house.visitor(link.slice(house.url.length));
    await phone.locator('li.me').waitFor();
    expect(phone.url()).not.toContain('#');
    // A new link ends the old one.
    await phone.getByText('Your seat on another device').click();
    await phone.getByRole('button', { name: 'Make a link for my seat' }).click();
    await phone.locator('details').getByRole('button', { name: 'Copy' }).waitFor();
    const late = await house.visitor(link.slice(house.url.length));
    await late.getByText(/This link no longer works/).waitFor();
    await late.getByRole('button', { name: 'Try again' }).click();
    await late.getByRole('button', { name: 'Sit down' }).waitFor();
    await leave(host, phone, late);
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
    await host.getByRole('button', { name: 'Close the table' }).click({ delay: 1500 });
    await other.getByText('This table has been closed.').waitFor();
    await leave(host, guest, other);
});

it('a full table says so and can be watched; one without spectators says that', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    const third = await house.visitor(`/t/${code}`);
    await third.getByText('All seats are taken; you can watch.').waitFor();
    await start(host);
    await third.getByText('You are watching. Hands stay hidden.').waitFor();
    expect(await third.locator('.hand').count()).toBe(0);

    const closed = await make_table(house, { players: 2, spectators: 'None' });
    const friend = await join(house, closed.code, 'Zoé');
    await start(closed.host);
    await third.goto(`${house.url}/t/${closed.code}`);
    await third.getByText(/This table takes no spectators/).waitFor();
    await third.getByRole('button', { name: 'To the start page' }).click();
    await third.getByLabel('Your name').waitFor();
    await leave(host, guest, third, closed.host, friend);
});

it('removed from a game in full swing: a sentence, and one may watch', async () => {
    const { host, code } = await make_table(house, { players: 2, begins: 1 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await host.getByRole('button', { name: /^Björn/ }).click();
    await host.getByRole('button', { name: 'Remove from the table' }).click();
    await guest.getByText('The host removed you from this table.').waitFor();
    await guest.getByRole('button', { name: 'Try again' }).click();
    await guest.getByText('You are watching. Hands stay hidden.').waitFor();
    await leave(host, guest);
});

it('two tabs of one person show the same seat and say so', async () => {
    const { host } = await make_table(house, { players: 2 });
    const second = await host.context().newPage();
    await second.goto(host.url());
    await second.locator('li.me').waitFor();
    await host.getByText('This table is open in another tab too.').waitFor();
    await leave(host);
});

it('a page older than the server says so and can be loaded again', async () => {
    const page = await house.visitor('/settings');
    await page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((text) => {
            server.send(String(text).replace('"protocol":1', '"protocol":0'));
        });
    });
    await page.goto(house.url);
    await page.getByText('This page is older than the server. Load it again to go on.').waitFor();
    await page.getByRole('button', { name: 'Load the new version' }).waitFor();
    await leave(page);
});

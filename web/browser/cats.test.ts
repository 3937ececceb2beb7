// The cats at a table: which they are, what pops from their seats, and how long one waits for them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declare, join, leave, make_table, open_cells, start, tick, until_my_turn } from './people.ts';
import { watch } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it('people choose a cat, which everyone sees; three cats of one level are three cats', async () => {
    const { host, code } = await make_table(house, { players: 5 });
    const guest = await join(house, code, 'Björn');
    await host.getByText('Choose your cat').click();
    await host.getByRole('radio', { name: 'Calico' }).check({ force: true });
    await guest.locator('ul.list [data-cat="calico"] svg').waitFor();
    await start(host);
    await guest.locator('.rivals [data-cat="calico"] svg').waitFor();
    // It comes along to the next visit.
    await host.reload();
    await host.locator('.rivals').waitFor();
    expect(await guest.locator('.rivals [data-cat="calico"]').count()).toBe(1);
    const litter = host.locator('.rivals [data-cat^="odds-"]');
    await litter.last().locator('svg').waitFor();
    const drawn = await litter.evaluateAll((all) => all.map((one) => one.innerHTML));
    expect([drawn.length, new Set(drawn).size]).toEqual([3, 3]);
    await leave(host, guest);
});

it('a claim pops from the seat of the one who says it, wherever that is', async () => {
    const { host } = await make_table(house, { players: 3, begins: 1, window: '0 seconds' });
    await start(host);
    await declare(host);
    // In one look: it is gone soon.
    await host.waitForFunction(() => {
        const [pop, seat] = ['.pop', '.rivals button'].map((one) => document.querySelector(one));
        if (!pop || !seat) return false;
        const [a, b] = [pop.getBoundingClientRect(), seat.getBoundingClientRect()];
        const hangs = a.top > b.top && a.top < b.bottom + 24 && a.left >= 0;
        return hangs && getComputedStyle(pop).pointerEvents === 'none';
    });
    await leave(host);
});

it('alone with cats one skips ahead to one’s own turn; with another person there is no such button', async () => {
    const calm = await open_house(false);
    const { host } = await make_table(calm, { players: 4, begins: 2, window: '15 seconds' }, {}, (page) => {
        sent = watch(page).sent;
        return Promise.resolve();
    });
    await start(host);
    await host.getByRole('button', { name: 'Skip ahead to my turn' }).click();
    await until_my_turn(host);
    expect(sent.filter(({ type }) => type === 'go-on').length).toBeGreaterThan(0);
    expect(await host.getByRole('button', { name: 'Skip ahead' }).count()).toBe(0);
    await calm.close();

    const { host: anna, code } = await make_table(house, { players: 2, begins: 2 });
    const guest = await join(house, code, 'Björn');
    await start(anna);
    await open_cells(guest).first().waitFor();
    expect(await anna.getByRole('button', { name: 'Skip ahead' }).count()).toBe(0);
    await leave(anna, guest);
});
let sent: { type: string }[] = [];

it('the pace of the cats is chosen with the table', async () => {
    const page = await house.visitor('/');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'New table' }).click();
    await page.getByText('More options').click();
    await tick(page.getByRole('radio', { name: 'Brisk' }));
    const wires = watch(page);
    await page.reload();
    await page.getByText('More options').click();
    await tick(page.getByRole('radio', { name: 'Brisk' }));
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.invite').waitFor();
    const made = wires.sent.find(({ type }) => type === 'create') as { settings?: { botPace?: string } };
    expect(made.settings?.botPace).toBe('brisk');
    await leave(page);
});

it('the marks of a seat say in words what they mean when it is tapped', async () => {
    const { host } = await make_table(house, { players: 3, begins: 1 });
    await start(host);
    await host.locator('.rivals button').first().click();
    await host.getByRole('dialog').getByText('6 cards in hand, 0 won, bot').waitFor();
    await leave(host);
});

it('where the browser offers it the client is installed from the start page', async () => {
    const page = await house.visitor('/');
    await page.getByRole('button', { name: 'New table' }).waitFor();
    expect(await page.getByRole('button', { name: 'Install as an app' }).count()).toBe(0);
    const asked = page.evaluate(
        () =>
            new Promise<boolean>((resolve) => {
                const offer = new Event('beforeinstallprompt', { cancelable: true });
                Object.assign(offer, {
                    prompt: () => {
                        resolve(true);
                        return Promise.resolve();
                    },
                });
                dispatchEvent(offer);
            }),
    );
    await page.getByRole('button', { name: 'Install as an app' }).click();
    expect(await asked).toBe(true);
    expect(await page.getByRole('button', { name: 'Install as an app' }).count()).toBe(0);
    await leave(page);
});

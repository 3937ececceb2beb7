// The deal nobody has to trust, in the browser: every client brings its share, the seal is found at the table, and the
// finished game is checked on the device, with and without the browser's own hashes.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { please_axe } from './looks.ts';
import { join, leave, make_table, play_to_the_end, start } from './people.ts';
import { watch } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

const findings = (page: Page) =>
    page
        .locator('li[data-step]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['found']));
const record = (name: string) =>
    JSON.stringify(
        (JSON.parse(readFileSync(`../tests/golden/fair/${name}.json`, 'utf8')) as { record: object }).record,
    );

async function paste(page: Page, text: string): Promise<void> {
    await page.getByLabel('The record as text').fill(text);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('li[data-step]').first().waitFor();
}

it.each([['Spicy' as const], ['Scharfe Schoten' as const]])(
    '%s: two browsers bring their shares; the seal is shown; the game is checked with what each browser kept',
    async (game) => {
        const short = game === 'Spicy' ? { end_card: 3, window: '0 seconds' } : {};
        const { host, code } = await make_table(house, { game, players: 3, ...short });
        // Plain http, without the browser's hashes, is as good.
        const plain = house.url.replace('127.0.0.1', 'table.lan');
        const guest = await house.visitor('/');
        await guest.goto(`${plain}/t/${code}`);
        await guest.getByLabel('Your name').fill('Björn');
        await guest.getByRole('button', { name: 'Sit down' }).click();
        await guest.getByRole('button', { name: 'Not ready yet' }).waitFor();
        const wire = watch(host);
        await host.reload();
        await host.locator('.invite').waitFor();
        await start(host);
        expect(wire.sent.map(({ type }) => type).filter((type) => /pledge|reveal/.test(type))).toEqual([
            'pledge',
            'reveal',
        ]);

        await host.getByRole('button', { name: 'Menu' }).click();
        await host
            .getByRole('button', { name: /This deal is sealed/ })
            .last()
            .click();
        await host.getByText(/Brought chance of their own: Anna, Björn/).waitFor();
        await host.getByText('What this does not protect from').waitFor();
        const [code_shown = ''] = await host.locator('dd code').allInnerTexts();
        expect(wire.received.some((text) => text.includes(`"commitment":"${code_shown}"`))).toBe(true);
        await please_axe(host, 'seal');
        await host.getByRole('button', { name: 'Close' }).click();

        await guest.locator('.board').waitFor();
        await play_to_the_end(host, guest);
        for (const page of [host, guest]) {
            await page.locator('.result').getByRole('button', { name: 'Menu' }).click();
            await page.getByRole('link', { name: 'Check the deal' }).click();
            await page.getByText('Everything fits.').waitFor();
            expect(await findings(page)).toEqual(Array(11).fill('good'));
        }
        await please_axe(host, 'checked');
        await leave(host, guest);
    },
);

it('a record as text or as a file; what was changed is named; each language explains it', async () => {
    const page = await house.visitor('/verify');
    await paste(page, record('schoten-4'));
    await page.getByText('Everything fits.').waitFor();
    // A stranger's browser kept nothing of it.
    expect(await findings(page)).toEqual([...Array<string>(9).fill('good'), 'open', 'open']);

    const cheated = JSON.parse(record('spicy-2020')) as { actions: unknown[] };
    cheated.actions.reverse();
    await page.locator('input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(cheated)),
    });
    await page.getByText('This does not fit.').waitFor();
    expect(await findings(page)).toEqual([
        ...Array<string>(6).fill('good'),
        'bad',
        'open',
        'open',
        'open',
        'open',
    ]);
    await please_axe(page, 'not fair');
    await page.getByLabel('The record as text').fill('{"game":"whist"}');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('This is not the record of a game.').waitFor();

    for (const [locale, fits] of [
        ['de', 'Alles passt.'],
        ['fr', 'Tout concorde.'],
    ] as const) {
        const other = await house.visitor('/verify', { locale });
        await other.locator('textarea').fill(record('spicy-2022'));
        await other.locator('button.primary').click();
        await other.getByText(fits).waitFor();
        await leave(other);
    }
    await page.goto(`${house.url}/verify/t_aaaaaaaaaaaaaaaa/1`);
    await page.getByText(/This game cannot be fetched/).waitFor();
    await leave(page);
});

it('after a reload in the middle of a game the seal is still known, and the own share kept', async () => {
    const { host, code } = await make_table(house, { players: 2 });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await host.reload();
    await host.locator('.board').waitFor();
    await host.getByRole('button', { name: 'Menu' }).click();
    await host
        .getByRole('button', { name: /This deal is sealed/ })
        .last()
        .click();
    await host.locator('dd code').waitFor();
    await leave(host, guest);
});

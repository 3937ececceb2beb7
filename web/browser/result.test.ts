// The end of a game: the podium, the points, and the ways on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { no_scrolling, please_axe, too_small } from './looks.ts';
import { join, leave, make_table, start } from './people.ts';
import { show_as_played_out } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';
import type { Game } from '../src/wire/types.gen.ts';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

function won(game: Game): void {
    if (game.kind !== 'spicy') return;
    game.winners = [1];
    game.scores = [16, 22];
    game.state.trophies = [0, 1];
    game.state.won = [
        { spice: 22, total: 0 },
        { spice: 18, total: 0 },
    ];
    game.state.hands = [6, 6];
}

async function to_the_end(motion: 'reduce' | 'no-preference'): Promise<{ host: Page; guest: Page }> {
    const { host, code } = await make_table(
        house,
        { players: 2, begins: 1 },
        { reducedMotion: motion, viewport: { width: 390, height: 844 } },
        (page) => show_as_played_out(page, won),
    );
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    for (const page of [host, guest]) {
        await page.getByLabel('Menu').click();
        await page.getByRole('button', { name: 'End this game' }).click();
    }
    await host.locator('.result').waitFor();
    return { host, guest };
}

it('the result is a screen; closed it opens again, what is opened from it leads back, a rematch too', async () => {
    const { host, guest } = await to_the_end('reduce');
    const result = host.locator('.result');
    expect(await result.locator('.big').innerText()).toBe('Björn wins!');
    expect(await result.locator('tbody tr').allInnerTexts()).toEqual([
        expect.stringMatching(/^Björn\s+\+10\s+\+18\s+−6\s+22$/),
        expect.stringMatching(/^Anna\s+0\s+\+22\s+−6\s+16$/),
    ]);
    for (const [width, height] of [
        [360, 560],
        [390, 844],
        [768, 1024],
        [1440, 900],
    ] as const) {
        await host.setViewportSize({ width, height });
        await no_scrolling(host);
        expect(await too_small(host, '.result button, .result a', [44, 44])).toEqual([]);
        const box = await result.boundingBox();
        expect([box?.width, box?.height]).toEqual([width, height]);
    }
    await please_axe(host, 'the result');
    await result.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('link', { name: 'Check the deal' }).waitFor();
    await host.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await result.waitFor();
    await host.keyboard.press('Escape');
    await result.waitFor({ state: 'detached' });
    await host.getByRole('button', { name: 'The game is over' }).click();
    await result.getByRole('button', { name: 'Another game' }).click();
    await host.getByRole('button', { name: 'Deal the cards' }).waitFor();
    await leave(host, guest);
});

it('the points are counted column by column, the winner’s last; a tap skips that, and it is counted once', async () => {
    const { host, guest } = await to_the_end('no-preference');
    const result = host.locator('.result');
    await result.locator('.podium').waitFor();
    const seen = await result.locator('.late').count();
    await result.locator('.stage').click();
    await host.locator('.result.done').waitFor();
    expect(await result.locator('.late').count()).toBe(0);
    expect(seen).toBeGreaterThan(0);
    await result.getByRole('button', { name: 'Show the table' }).click();
    await host.getByRole('button', { name: 'The game is over' }).click();
    await host.locator('.result.done').waitFor();
    expect(await result.getByRole('button', { name: 'Skip ahead' }).count()).toBe(0);
    await leave(host, guest);
});

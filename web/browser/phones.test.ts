// Small phones first: nothing scrolls at the table, everything one must hit is large enough, larger screens use their room.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Game } from '../src/wire/types.gen.ts';
import { all_in_sight, no_scrolling, too_small } from './looks.ts';
import { all_variants, leave, make_table, start } from './people.ts';
import { show_instead } from './wires.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

// A hand as full as it gets, which chance seldom brings about.
function full_hand(game: Game, seat: number): void {
    if (game.kind !== 'spicy') return;
    const hand = game.state.hands[seat];
    if (!Array.isArray(hand)) return;
    const more = 'c1 c2 c10 w3 w4 w10 p5 p6 p10 xn xs c8 w8 p8 c9'.split(' ');
    hand.push(...more.slice(0, 20 - hand.length));
}

it.each([
    ['assisted', undefined],
    ['strict', 'Strict' as const],
])(
    'six players, twenty cards, all variants, %s manners at 360 × 560: no scrolling',
    async (_name, manners) => {
        const { host } = await make_table(house, {
            players: 6,
            variants: all_variants,
            begins: 1,
            ...(manners ? { manners } : {}),
        });
        await show_instead(host, full_hand);
        await host.reload();
        await host.locator('.invite').waitFor();
        await start(host);
        await expect.poll(() => host.locator('.hand button').count()).toBe(20);
        await no_scrolling(host);
        await all_in_sight(host);
        expect(await too_small(host, '.slaps button, button.pass, header button', [44, 44])).toEqual([]);
        expect(await too_small(host, 'button[data-claim]', [44, 44])).toEqual([]);
        expect(await too_small(host, '.hand button', [32, 44])).toEqual([]);
        await leave(host);
    },
);

it('Scharfe Schoten with four: tips, hand and rack at 360 × 560 without scrolling', async () => {
    const { host } = await make_table(house, { game: 'Scharfe Schoten', players: 4 });
    await start(host);
    await host.locator('.tips').waitFor();
    await no_scrolling(host);
    await all_in_sight(host);
    expect(await too_small(host, '.tips button, header button', [44, 44])).toEqual([]);
    await host.getByLabel('most of green').click();
    await host.getByLabel('fewest of red').click();
    await host.locator('.lock').click();
    await host.locator('.tips').waitFor({ state: 'detached' });
    await no_scrolling(host);
    await all_in_sight(host);
    await leave(host);
});

it.each([
    ['a tall phone', 390, 844],
    ['a phone on its side', 740, 360],
    ['a tablet', 820, 1180],
    ['a desktop', 1366, 768],
])('%s (%d × %d): no scrolling, all in sight', async (_name, width, height) => {
    const { host } = await make_table(house, { players: 6 }, { viewport: { width, height } });
    await start(host);
    await host.locator('.hand button').first().waitFor();
    await no_scrolling(host);
    await all_in_sight(host);
    if (width > 1024) await host.getByRole('complementary').getByLabel('Say something').waitFor();
    await leave(host);
});

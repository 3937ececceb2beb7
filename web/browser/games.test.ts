// New people open an invitation and finish a game with others and bots, through their screens alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, make_table, play_to_the_end, start, type Choices } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
}, 60_000);
afterAll(() => house.close());

const variants = [
    'We Love Chili',
    'Start It Up',
    'Spice Raider',
    'Change Your Luck',
    'Turn It Up',
    'Copy Cat',
];
const games: [string, Choices][] = [
    [
        'Spicy 2020 with all variants',
        { players: 4, edition: 'Spicy 2020', variants, end_card: 12, window: '0 seconds' },
    ],
    [
        'Spicy 2020, strict, everyone answers',
        { players: 3, manners: 'Strict', pace: 'Everyone answers', end_card: 6 },
    ],
    [
        'Sweet & Spicy 2022',
        { players: 3, edition: 'Sweet & Spicy 2022 Lemon', end_card: 10, window: '0 seconds' },
    ],
    ['Scharfe Schoten', { game: 'Scharfe Schoten', players: 3 }],
];

it.each(games)('%s: from the link to the result', async (_name, choices) => {
    const { host, code } = await make_table(house, choices);
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.frame').waitFor();
    await play_to_the_end([host, guest]);
    expect(await guest.locator('.verdict .big').innerText()).toMatch(/win/);
    expect(await guest.locator('.scroll tbody tr').count()).toBe(choices.players);
    await host.context().close();
    await guest.context().close();
});

it('a rematch keeps the people and counts the series; the finished game can be watched again', async () => {
    const { host, code } = await make_table(house, { players: 3, end_card: 2, window: '0 seconds' });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await play_to_the_end([host, guest]);
    await guest.getByRole('button', { name: 'Another game' }).click();
    await host.locator('.invite').waitFor();
    await start(host);
    await guest.locator('.frame').waitFor();
    await play_to_the_end([host, guest]);
    await expect.poll(() => host.locator('h3', { hasText: 'All games at this table' }).count()).toBe(1);

    await guest.getByRole('link', { name: 'Watch again' }).click();
    const place = guest.getByText(/^Move \d+ of \d+$/);
    await place.waitFor();
    expect(await place.innerText()).toMatch(/^Move 0 of/);
    await guest.getByRole('button', { name: 'One step forward' }).click();
    expect(await place.innerText()).toMatch(/^Move 1 of/);
    expect(guest.url()).toMatch(/\?move=1$/);
    await guest.getByRole('radio', { name: 'Björn' }).check({ force: true });
    expect(guest.url()).toMatch(/seat=\d/);
    const link = guest.url();
    await host.goto(link);
    await expect.poll(() => host.getByText(/^Move 1 of/).count()).toBe(1);
    await host.context().close();
    await guest.context().close();
});

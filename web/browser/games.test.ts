// New people open an invitation and finish a game with others and bots, through their screens alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { all_variants, join, leave, make_table, play_to_the_end, start, type Choices } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

const games: [string, Choices][] = [
    [
        'Spicy 2020 with all variants',
        { players: 4, edition: 'Spicy 2020', variants: all_variants, end_card: 12, window: '0 seconds' },
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
    await guest.locator('.board').waitFor();
    await play_to_the_end(host, guest);
    expect(await guest.locator('.verdict .big').innerText()).toMatch(/win/);
    await expect.poll(() => guest.locator('.points tbody tr').count()).toBe(choices.players);
    await leave(host, guest);
});

it('a rematch keeps the people and counts the series; the finished game can be watched again', async () => {
    const { host, code } = await make_table(house, { players: 3, end_card: 2, window: '0 seconds' });
    const guest = await join(house, code, 'Björn');
    await start(host);
    await guest.locator('.board').waitFor();
    await play_to_the_end(host, guest);
    await guest.getByRole('button', { name: 'Another game' }).click();
    await host.locator('.invite').waitFor();
    await guest.locator('.invite').waitFor();
    await start(host);
    await guest.locator('.board').waitFor();
    await play_to_the_end(host, guest);
    await host.getByRole('heading', { name: 'All games at this table' }).waitFor();

    await guest.getByRole('link', { name: 'Watch again' }).click();
    // It opens where the game was decided, once that is known; who goes somewhere stays there.
    await guest.getByRole('button', { name: 'To the start' }).click();
    await guest.getByText(/^Move 0 of/).waitFor();
    await guest.getByRole('button', { name: 'One step forward' }).click();
    await guest.getByText(/^Move 1 of/).waitFor();
    expect(guest.url()).toMatch(/\?move=1$/);
    await guest.getByRole('radio', { name: 'Björn' }).check({ force: true });
    await guest.getByRole('checkbox', { name: 'All cards' }).uncheck({ force: true });
    await guest.waitForURL(/seat=\d/);
    await host.goto(guest.url());
    await host.getByText(/^Move 1 of/).waitFor();
    await leave(host, guest);
});

it('alone against cats another game is dealt at once, and a closed result can be opened again', async () => {
    const { host } = await make_table(house, { players: 3, end_card: 2, window: '0 seconds' });
    await start(host);
    await play_to_the_end(host);
    await host.getByRole('button', { name: 'Show the table' }).click();
    await host.getByRole('button', { name: 'The game is over' }).click();
    await host.getByRole('button', { name: 'Another game' }).click();
    await host.locator('.board:not(:has(.reopen)) .hand button').first().waitFor();
    expect(await host.locator('.invite').count()).toBe(0);
    await leave(host);
});

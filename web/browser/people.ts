// What people do at a table, through the screen alone.
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import type { House } from '../scripts/house.js';
import { play_in_page } from '../scripts/play.js';

// All six Spice It Up! cards.
export const all_variants = [
    'We Love Chili',
    'Start It Up',
    'Spice Raider',
    'Change Your Luck',
    'Turn It Up',
    'Copy Cat',
];

export interface Choices {
    readonly game?: 'Spicy' | 'Scharfe Schoten';
    // Of the host.
    readonly name?: string;
    readonly players: number;
    readonly edition?: string;
    readonly variants?: readonly string[];
    readonly manners?: 'Strict';
    readonly pace?: 'Everyone answers';
    // Cards above the end card: few make a short game.
    readonly end_card?: number;
    readonly window?: string;
    // The seat that begins, from 1.
    readonly begins?: number;
    readonly spectators?: 'Delayed' | 'None';
    readonly bots?: string;
}

// A choice of the form, brought into the middle first: the button at its end lies over the lower edge.
export async function tick(choice: Locator): Promise<void> {
    await choice.evaluate((one) => {
        one.scrollIntoView({ block: 'center' });
    });
    await choice.check({ force: true });
}

// A table made on the form, by its host.
export async function make_table(
    house: House,
    choices: Choices,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<void>,
): Promise<{ host: Page; code: string }> {
    const host = await house.visitor('/', options, prepare);
    await host.getByLabel('Your name').fill(choices.name ?? 'Anna');
    await host.getByRole('button', { name: 'New table' }).click();
    const choose = (label: string) => tick(host.getByRole('radio', { name: label }).first());
    if (choices.game) await choose(choices.game);
    await tick(
        host.getByRole('group', { name: 'Players' }).getByLabel(String(choices.players), { exact: true }),
    );
    if (choices.edition) await choose(choices.edition);
    for (const variant of choices.variants ?? []) await tick(host.getByRole('checkbox', { name: variant }));
    if (choices.bots) await choose(choices.bots);
    if (choices.pace) await choose(choices.pace);
    if (choices.manners) await choose(choices.manners);
    await host.getByText('More options').click();
    // However slow the machine is, nobody is played for.
    await host.getByLabel('Time for a turn').selectOption('No limit');
    if (choices.window) await host.getByLabel('Time to react').selectOption(choices.window);
    if (choices.begins !== undefined)
        await host.getByLabel('Who begins').selectOption(`Seat ${String(choices.begins)}`);
    if (choices.spectators) await choose(choices.spectators);
    if (choices.end_card !== undefined) {
        await choose('Exact');
        await host.getByLabel('Cards above the end card').fill(String(choices.end_card));
    }
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.locator('.invite').waitFor();
    return { host, code: host.url().slice(-6) };
}

export async function join(
    house: House,
    code: string,
    name: string,
    options: BrowserContextOptions = {},
): Promise<Page> {
    const page = await house.visitor(`/t/${code}`, options);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
    return page;
}

export async function start(host: Page): Promise<void> {
    const ready = host.getByRole('button', { name: 'I am ready' });
    if (await ready.isVisible()) await ready.click();
    await host.getByRole('button', { name: 'Deal the cards' }).click();
    await host.locator('.board').waitFor();
}

export async function leave(...pages: Page[]): Promise<void> {
    for (const page of pages) await page.context().close();
}

export const open_cells = (page: Page): Locator => page.locator('button[data-claim]:not(:disabled)');

// The slaps listen: the quarter of a second after a new card is over.
export const slap = (page: Page, name: string): Locator =>
    page.locator('.slaps[data-listens=true]').getByRole('button', { name });

// The first two taps of a turn.
export async function declare(page: Page): Promise<void> {
    await page.locator('.hand button').first().click();
    await open_cells(page).first().click();
}

// How far this screen has followed the table.
export const event_of = (page: Page): Promise<number> =>
    page.locator('.board').evaluate((board) => Number((board as HTMLElement).dataset['event']));

// What people choose is chance, from one number: SEED=… has the same choices again (deals and bots have their own chance).
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
let plays = 0;

// Plays through the screen until there is what was waited for.
export async function play_until(page: Page, done: string): Promise<void> {
    plays += 1;
    onTestFailed(() => {
        console.error(`the choices of this run again: SEED=${String(seed)}`);
    });
    await page.evaluate(play_in_page, { done, seed: seed + plays });
}

// Everyone plays through their own screen until the result is shown to all.
export async function play_to_the_end(...pages: Page[]): Promise<void> {
    await Promise.all(pages.map((page) => play_until(page, '.verdict .big')));
}

// Answers what is asked on the way, and plays nothing.
export async function until_my_turn(page: Page): Promise<void> {
    await page.evaluate(
        () =>
            new Promise<void>((resolve) => {
                const timer = setInterval(() => {
                    if (document.querySelector('button[data-claim]:not(:disabled)') === null) {
                        document.querySelector<HTMLElement>('.question button:not(:disabled)')?.click();
                        return;
                    }
                    clearInterval(timer);
                    resolve();
                }, 25);
            }),
    );
}

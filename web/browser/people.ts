// What people do at a table, through the screen alone.
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { House } from '../scripts/house.js';

export interface Choices {
    readonly game?: 'Spicy' | 'Scharfe Schoten';
    readonly players: number;
    readonly edition?: string;
    readonly variants?: readonly string[];
    readonly manners?: 'Strict';
    readonly pace?: 'Everyone answers';
    // Cards above the end card: few make a short game.
    readonly end_card?: number;
    readonly window?: string;
}

// A table made on the form, by its host.
export async function make_table(
    house: House,
    choices: Choices,
    name = 'Anna',
): Promise<{ host: Page; code: string }> {
    const host = await house.visitor();
    await host.getByLabel('Your name').fill(name);
    await host.getByRole('button', { name: 'New table' }).click();
    const choose = (label: string) => host.getByRole('radio', { name: label }).first().check({ force: true });
    if (choices.game) await choose(choices.game);
    await host
        .getByRole('group', { name: 'Players' })
        .getByLabel(String(choices.players), { exact: true })
        .check({ force: true });
    if (choices.edition) await choose(choices.edition);
    for (const variant of choices.variants ?? [])
        await host.getByRole('checkbox', { name: variant }).check({ force: true });
    if (choices.pace) await choose(choices.pace);
    if (choices.manners) await choose(choices.manners);
    await host.getByText('More options').click();
    if (choices.window) await host.getByLabel('Time to react').selectOption(choices.window);
    if (choices.end_card !== undefined) {
        await choose('Exact');
        await host.getByLabel('Cards above the end card').fill(String(choices.end_card));
    }
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.locator('.invite').waitFor();
    return { host, code: host.url().slice(-6) };
}

export async function join(house: House, code: string, name: string): Promise<Page> {
    const page = await house.visitor(`/t/${code}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
    return page;
}

export async function start(host: Page): Promise<void> {
    const ready = host.getByRole('button', { name: 'I am ready' });
    if (await ready.isVisible()) await ready.click();
    await host.getByRole('button', { name: 'Deal the cards' }).click();
    await host.locator('.frame').waitFor();
}

// One look at the screen, one thing done if there is something to do. Runs in the page.
export function one_move(): string {
    const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
    const some = <T>(from: T[]) => from[Math.floor(Math.random() * from.length)];
    const press = (button: HTMLElement | undefined) => button?.click();
    if (document.querySelector('.verdict .big')) return 'over';
    const question = all<HTMLButtonElement>('.question button:not(:disabled)').at(-1);
    if (question) {
        press(question);
        return 'answered';
    }
    const tips = all('.tips button[aria-pressed]');
    if (tips.length === 8) {
        press(tips[0]);
        press(tips[5]);
        setTimeout(() => press(document.querySelector<HTMLElement>('.tips .lock') ?? undefined));
        return 'tipped';
    }
    const rack = all('.rack button.open:not(:disabled)');
    if (rack.length > 0) {
        press(some(rack));
        return 'took';
    }
    const follow = all('.hand button[aria-disabled="false"]');
    if (follow.length > 0) {
        press(some(follow));
        return 'played';
    }
    const slap = all('button.slap:not(:disabled)');
    if (slap.length > 0 && Math.random() < 0.3) {
        press(some(slap));
        return 'slapped';
    }
    const cells = all('button[data-claim]:not(:disabled)');
    const hand = all('.hand button:not(:disabled)');
    if (cells.length > 0 && hand.length > 0) {
        if (!document.querySelector('.hand button.chosen')) press(some(hand));
        setTimeout(() => press(some(all('button[data-claim]:not(:disabled)'))));
        return 'declared';
    }
    return 'waits';
}

// Everyone plays through their own screen until the result is shown to all.
export async function play_to_the_end(pages: Page[], moves = 4000): Promise<void> {
    for (let i = 0; i < moves; i += 1) {
        const done = await Promise.all(pages.map((page) => page.evaluate(one_move)));
        if (done.every((what) => what === 'over')) return;
        await pages[0]?.waitForTimeout(40);
    }
    expect.fail('the game does not end');
}

// Looking back at a finished game, where no server is: the result, the replay, playing it again, the book and the puzzles.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { own_table, watch_policy } from './device.ts';
import { please_axe } from './looks.ts';
import { play_to_the_end } from './people.ts';
import { open_browser } from '../scripts/browser.js';
import { serve_files } from '../scripts/files.js';

const folder = mkdtempSync(join(tmpdir(), 'scoville-back-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serve_files>>;
beforeAll(async () => {
    execFileSync('../scripts/build-web', ['--static', folder], { stdio: 'ignore' });
    browser = await open_browser();
    site = await serve_files(folder, '/');
}, 240_000);
afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
});

async function visitor(): Promise<Page> {
    const context = await browser.newContext({
        viewport: { width: 360, height: 560 },
        locale: 'en',
        reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => {
        throw error;
    });
    await page.goto(site.url);
    return page;
}

// Each time the module that looks back was asked for.
const modules = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
        if (/analyst[^/]*\.wasm$/.test(request.url())) asked.push(request.url());
    });
    return asked;
};

it('a game of Spicy, looked back at from its result to its book', async () => {
    const page = await visitor();
    const forbidden = await watch_policy(page);
    const asked = modules(page);
    await own_table(page, { end_card: 5 });
    // Only afterwards.
    expect(await page.locator('.back').count()).toBe(0);
    expect(asked).toEqual([]);
    await play_to_the_end(page);
    const back = page.locator('section.back');
    await back.getByText('Luck or choice?').waitFor();
    await expect.poll(() => back.locator('progress').count(), { timeout: 120_000 }).toBe(0);
    expect(await back.getByRole('listitem').count()).toBe(3);
    await back.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('link', { name: 'Save the picture' }).waitFor();
    await page.getByLabel('With names').check();
    await page.getByRole('link', { name: 'Save the picture' }).waitFor();
    await page.keyboard.press('Escape');

    await back.getByRole('link').first().click();
    await page.getByLabel('Position in the game').waitFor();
    await page.getByRole('heading', { name: 'What they could know' }).waitFor();
    await please_axe(page, 'looking back');
    const move = () => page.getByLabel('Position in the game').inputValue();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('heading', { name: 'What they could know' }).click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(move).not.toBe('0');
    await page.getByRole('heading', { name: /^Move \d+: your choice$/ }).waitFor();
    await page.getByText('The curve as a table').click();
    await page.getByRole('columnheader', { name: 'What happened' }).waitFor();

    for (const cards of ['The same cards', 'Hidden cards dealt anew']) {
        const replay = page.url();
        await page.getByRole('radio', { name: cards }).check({ force: true });
        await page.getByRole('button', { name: 'Play', exact: true }).last().click();
        // A replay has a board, too.
        await page.waitForURL(/\/here\/t\//);
        await page.locator('.board .hand button').first().waitFor();
        const hand = await page.locator('.hand button').count();
        await page.reload();
        await page.locator('.board').waitFor();
        expect(await page.locator('.hand button').count()).toBe(hand);
        await page.goto(replay);
        await page.getByRole('heading', { name: 'Play it again from here' }).waitFor();
    }

    await page.goto(`${site.url}book`);
    await page.getByRole('heading', { name: /Wins\s+1 game/ }).waitFor();
    await please_axe(page, 'the book');
    await page.getByRole('button', { name: 'Delete the book' }).click();
    await page.getByRole('button', { name: 'Yes, delete it now' }).click();
    await page.getByText('Nothing is written yet').waitFor();
    expect(await forbidden()).toEqual([]);
    await page.context().close();
});

it('five puzzles a day, judged by what could be known', async () => {
    const page = await visitor();
    await page.goto(`${site.url}puzzles`);
    for (let puzzle = 1; puzzle <= 5; puzzle += 1) {
        await page.getByRole('heading', { name: `Puzzle ${String(puzzle)} of 5` }).waitFor();
        if (puzzle === 1) await please_axe(page, 'a puzzle');
        await page.locator('.ways button').first().click();
        await page.getByText('What counts is what could be known').waitFor();
        await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByText(/of 5 as the master would/).waitFor();
    await page.reload();
    await page.getByText(/of 5 as the master would/).waitFor();
    await page.context().close();
});

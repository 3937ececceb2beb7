// The static site: built as a host builds it, served by a plain web server below a path, under its own strict policy.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { is_kept, own_table, saved_record, watch_policy } from './device.ts';
import { play_to_the_end, play_until } from './people.ts';
import { open_browser } from '../scripts/browser.js';
import { serve_files } from '../scripts/files.js';

const below = '/some/where/';
const folder = mkdtempSync(join(tmpdir(), 'scoville-static-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serve_files>>;
beforeAll(async () => {
    execFileSync('../scripts/build-web', ['--static', folder], { stdio: 'ignore' });
    browser = await open_browser();
    site = await serve_files(folder, below);
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
        acceptDownloads: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (error) => {
        throw error;
    });
    return page;
}

it('a whole game below a sub-path, its replay, its record and the check of it, and nothing that needs a server', async () => {
    const page = await visitor();
    const forbidden = await watch_policy(page);
    const lines: string[] = [];
    page.on('websocket', (socket) => lines.push(socket.url()));
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Spicy, now' }).waitFor();
    for (const text of ['New table', 'Join a table', 'Open tables'])
        expect(await page.getByText(text, { exact: true }).count(), text).toBe(0);
    const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !path.startsWith(below))).toEqual([]);

    await own_table(page, { end_card: 2 });
    expect(new URL(page.url()).pathname).toMatch(/^\/some\/where\/here\/t\/\w{6}$/);
    // A deep link: the host knows no such file, and the table is there all the same.
    await page.reload();
    await page.locator('.board').waitFor();
    await play_to_the_end(page);
    await page.getByRole('link', { name: 'Watch again' }).click();
    const record = await saved_record(page);
    await page.goBack();
    await page.locator('.result').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Check the deal' }).click();
    await page.getByText('Everything fits.').waitFor();
    await page.getByText(/it cannot show that the device dealt fairly/).waitFor();

    // The record as a file, on a device that has never seen the game.
    const stranger = await visitor();
    await stranger.goto(site.url);
    await stranger.getByRole('link', { name: 'Check a record file' }).click();
    await stranger.locator('input[type=file]').setInputFiles(record);
    await stranger.getByText('Everything fits.').waitFor();
    const text = readFileSync(record, 'utf8');
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, text.replace(/"actions":\[/, '"actions":[{"seat":0,"do":"pass"},'));
    await stranger.locator('input[type=file]').setInputFiles(changed);
    await stranger
        .getByText(/This does not fit|incomplete or damaged/)
        .first()
        .waitFor();

    await stranger.goto(`${site.url}replay`);
    await drop_file(stranger, '.drop', text);
    await stranger.getByLabel('Position in the game').waitFor();
    await stranger.getByRole('button', { name: 'To the end' }).click();
    await stranger.locator('.board, .stage').first().waitFor();
    expect(await forbidden()).toEqual([]);
    expect(lines).toEqual([]);
    await page.context().close();
    await stranger.context().close();
});

async function drop_file(page: Page, on: string, text: string): Promise<void> {
    await page.locator(on).waitFor();
    await page.evaluate(
        ({ on, text }) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], 'game.json', { type: 'application/json' }));
            document
                .querySelector(on)
                ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        { on, text },
    );
}

it('what is no record is told so, in a file to watch and in a file to check', async () => {
    const page = await visitor();
    await page.goto(`${site.url}replay`);
    await drop_file(page, '.drop', '{"game":"spicy"}');
    await page.getByText('This is not the record of a finished game.').waitFor();
    await drop_file(page, '.drop', 'nonsense');
    await page.getByText('This is not the record of a finished game.').waitFor();
    await page.context().close();
});

it('kept on the device: without its host the site opens at any address, plays and teaches', async () => {
    const page = await visitor();
    await page.goto(site.url);
    await is_kept(page);
    await site.close();
    await page.goto(`${site.url}learn/spicy`);
    await play_until(page, '.lesson-end');
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Scharfe Schoten, now' }).click();
    await page.locator('.board').waitFor();
    await play_until(page, '.trick [data-card], .trick .card, .hand button[aria-disabled="false"]');
    await page.context().close();
    site = await serve_files(folder, below);
});

// How light the client is, and what it carries.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, make_table, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

// In the page: when the frame begins that is the first with a table in it.
function mark_first_frame(): void {
    const watch = new MutationObserver(() => {
        if (document.querySelector('.board') === null) return;
        watch.disconnect();
        requestAnimationFrame(() => performance.mark('table'));
    });
    watch.observe(document, { childList: true, subtree: true });
}

// The browser's own list has a file when it has arrived whole; what was asked for after the frame may have arrived too.
async function asked_for_before_it(page: Page): Promise<string[]> {
    await page.waitForFunction(() => performance.getEntriesByName('table').length > 0);
    await page.waitForLoadState('networkidle');
    const paths = await page.evaluate(() => {
        const shown = performance.getEntriesByName('table')[0]?.startTime ?? 0;
        return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < shown)
            .map(({ name }) => new URL(name).pathname);
    });
    return [...new Set(paths)].filter((path) => path.endsWith('.js'));
}

it.each([
    ['Spicy', '/SpicyTable-'],
    ['Scharfe Schoten', '/SchotenTable-'],
] as const)('at most 70 kB of JavaScript before the table of %s is shown', async (game, own) => {
    const { host, code } = await make_table(house, { game, players: 3 });
    await start(host);
    const visitor = await house.browser.newContext({
        viewport: { width: 360, height: 560 },
        serviceWorkers: 'block',
    });
    const page = await visitor.newPage();
    await page.addInitScript(mark_first_frame);
    await page.goto(`${house.url}/t/${code}`);
    await page.locator('.board').waitFor();
    const scripts = await asked_for_before_it(page);
    // The table's own is the last of them: that it is counted shows that the mark is not too early.
    expect(scripts.join()).toContain(own);
    const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`)).length, 0);
    console.log(
        `${game}: ${String(bytes)} bytes gz of JavaScript in ${String(scripts.length)} files: ${scripts.join(' ')}`,
    );
    expect(bytes).toBeLessThan(70_000);
    await visitor.close();
    await leave(host);
});

it('carries the licences of its fonts, and no pages for development', () => {
    const files = readdirSync('dist', { recursive: true }).map(String);
    expect(files).toContain('licences/figtree.txt');
    expect(readFileSync('dist/licences/fraunces.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
    expect(files.filter((file) => /gallery|Story|scenes/.test(file))).toEqual([]);
});

// How light the client is, and what it carries.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, make_table, start } from './people.ts';
import { open_house, type House } from '../scripts/house.js';

let house: House;
beforeAll(async () => {
    house = await open_house();
});
afterAll(() => house.close());

it.each([['Spicy' as const], ['Scharfe Schoten' as const]])(
    'at most 70 kB of JavaScript before the table of %s is shown',
    async (game) => {
        const { host, code } = await make_table(house, { game, players: 3 });
        await start(host);
        const visitor = await house.browser.newContext({
            viewport: { width: 360, height: 560 },
            serviceWorkers: 'block',
        });
        const page = await visitor.newPage();
        const scripts = new Set<string>();
        page.on('response', (response) => {
            if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
        });
        await page.goto(`${house.url}/t/${code}`);
        await page.locator('.board').waitFor();
        const bytes = [...scripts].reduce(
            (sum, path) => sum + gzipSync(readFileSync(`dist${path}`)).length,
            0,
        );
        console.log(`${game}: ${String(bytes)} bytes gz of JavaScript in ${String(scripts.size)} files`);
        expect(bytes).toBeLessThan(70_000);
        await visitor.close();
        await leave(host);
    },
);

it('carries the licences of its fonts, and no pages for development', () => {
    const files = readdirSync('dist', { recursive: true }).map(String);
    expect(files).toContain('licences/figtree.txt');
    expect(readFileSync('dist/licences/fraunces.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
    expect(files.filter((file) => /gallery|Story|scenes/.test(file))).toEqual([]);
});

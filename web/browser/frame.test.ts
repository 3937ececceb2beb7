// What holds for every screen, in a real Chromium: nothing for axe to find, targets a thumb can hit, one origin only.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open_built_client } from './build.ts';

let client: Awaited<ReturnType<typeof open_built_client>>;
beforeAll(async () => {
    client = await open_built_client();
}, 120_000);
afterAll(() => client.close());

const cases = (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'de', 'fr'] as const).map((language) => [theme, language] as const),
);

async function open(theme: 'light' | 'dark', language: string) {
    const context = await client.browser.newContext({
        colorScheme: theme,
        locale: language,
        viewport: { width: 360, height: 560 },
    });
    return { context, page: await context.newPage() };
}

describe.each(cases)('home, %s, %s', (theme, language) => {
    it('pleases axe, thumbs and the privacy of its visitors', async () => {
        const { context, page } = await open(theme, language);
        const foreign: string[] = [];
        page.on('request', (request) => {
            if (!request.url().startsWith(client.url)) foreign.push(request.url());
        });
        await page.goto(client.url);
        await page.locator('main').waitFor({ timeout: 10_000 });
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
        for (const control of await page.locator('button, select, input, a').all()) {
            const box = await control.boundingBox();
            expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        expect(foreign).toEqual([]);
        await context.close();
    });
});

it('wears the chosen colours, whatever the device says, and after a reload', async () => {
    const { context, page } = await open('light', 'en');
    await page.goto(client.url);
    const ink = () => page.locator('main').evaluate((main) => getComputedStyle(main).color);
    const by_day = await ink();
    await page.getByLabel('Colours').selectOption('dark');
    const by_night = await ink();
    expect(by_night).not.toBe(by_day);
    await page.reload();
    await page.locator('main').waitFor({ timeout: 10_000 });
    expect(await ink()).toBe(by_night);
    await context.close();
});

it('carries the licences of its fonts, and no gallery', () => {
    const files = readdirSync('dist', { recursive: true }).map(String);
    expect(files).toContain('licences/figtree.txt');
    expect(readFileSync('dist/licences/fraunces.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
    expect(files.filter((file) => file.includes('gallery'))).toEqual([]);
});

it('starts with little JavaScript', () => {
    const page = readFileSync('dist/index.html', 'utf8');
    const scripts = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(
        (match) => match[1] ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
    expect(bytes).toBeLessThan(40_000);
});

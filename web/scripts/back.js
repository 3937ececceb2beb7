// Pictures of everything that looks back, from a game played on a device without a server, at four sizes in both themes:
//   npm run back -- DIRECTORY [FOLDER OF THE SITE] ['Scharfe Schoten']   after scripts/build-web --static FOLDER
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { open_browser } from './browser.js';
import { serve_files } from './files.js';
import { play_in_page } from './play.js';

const [dir = 'back', folder = '../build/static-site', game = 'Spicy'] = process.argv.slice(2);
mkdirSync(dir, { recursive: true });
const sizes = [
    [360, 560],
    [390, 844],
    [768, 1024],
    [1440, 900],
];
const site = await serve_files(resolve(folder), '/');
const browser = await open_browser();
const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en',
    reducedMotion: 'reduce',
});
const page = await context.newPage();
page.setDefaultTimeout(240_000);
page.on('pageerror', (error) => console.error(`page: ${String(error)}`));

/** @param {string} name @param {boolean} [whole] */
async function shoot(name, whole = true) {
    for (const [width = 0, height = 0] of sizes)
        for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
            await page.setViewportSize({ width, height });
            await page.emulateMedia({ colorScheme });
            await page.evaluate(async () => {
                await document.fonts.ready;
                for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
            });
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) console.error(`${name} at ${String(width)}: ${String(over)} px too wide`);
            const path = join(dir, `${name}-${String(width)}x${String(height)}-${colorScheme}.png`);
            await page.screenshot({ path, fullPage: whole });
        }
    console.log(name);
}

// A game of four with the cats, short, and played by chance to its end.
await page.goto(site.url);
await page.getByRole('link', { name: 'Choose everything' }).click();
/** @param {string} label */
const choose = (label) => page.getByRole('radio', { name: label }).first().check({ force: true });
await choose(game);
await page.getByRole('group', { name: 'Players' }).getByLabel('4', { exact: true }).check({ force: true });
await page.getByText('More options').click();
await page.getByLabel('Time for a turn').selectOption('No limit');
if (game === 'Spicy') {
    await page.getByLabel('Time to react').selectOption('0 seconds');
    await choose('Exact');
    await page.getByLabel('Cards above the end card').fill('18');
}
await page.getByRole('button', { name: 'Open the table' }).click();
await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
const ready = page.getByRole('button', { name: 'I am ready' });
if (await ready.isVisible()) await ready.click();
await page.getByRole('button', { name: 'Deal the cards' }).click();
await page.locator('.board').waitFor();
await page.evaluate(play_in_page, { done: '.verdict .big', seed: 7 });
console.log('played');

const back = page.locator('section.back');
await back.waitFor();
await shoot('result-first', false);
await back.locator('.share').waitFor();
await page.waitForFunction(() => document.querySelector('section.back progress') === null);
await shoot('result', false);
for (const scrolled of ['main.result', 'main.result .facts'])
    await page.locator(scrolled).evaluate((one) => one.scrollTo(0, one.scrollHeight));
await shoot('result-end', false);
await back.locator('.share').click();
await page.locator('dialog canvas').waitFor();
await shoot('share', false);
await page.keyboard.press('Escape');
await back.getByRole('link').first().click();
await page.locator('.curves figure').waitFor();
await shoot('replay');
await page.locator('.jump button:not(:disabled)').last().click();
await shoot('replay-next', false);
for (const one of await page.locator('.side details').all()) await one.locator('summary').click();
await shoot('replay-open');
await page.goto(`${site.url}book`);
await page.locator('table').first().waitFor();
await shoot('book');
await page.goto(`${site.url}puzzles`);
await page.locator('.ways button').first().waitFor();
await page.evaluate(() => scrollTo(0, 0));
await shoot('puzzle');
await page.locator('.ways button').first().click();
await shoot('puzzle-answered');
await browser.close();
await site.close();

// Pictures of the gallery, for looking at: npm run gallery -- DIRECTORY
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { open_browser } from './browser.js';

const patience = 180_000;
const folder = resolve(process.argv[2] ?? 'gallery');
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const [url] = server.resolvedUrls?.local ?? [];
const browser = await open_browser();
for (const width of [360, 1200]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    page.setDefaultTimeout(patience);
    page.on('console', (message) => console.log(message.text()));
    page.on('pageerror', (error) => console.log(error.message));
    await page.goto(`${url}gallery.html`);
    await page.locator('main').nth(1).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [i, theme] of ['light', 'dark'].entries()) {
        const path = join(folder, `${theme}-${width}.png`);
        await page.locator('main').nth(i).screenshot({ path });
        console.log(path);
    }
}
// The moods of each cast, in all sizes: too many for one page.
for (const cast of ['levels', 'litters', 'people', 'guests']) {
    const page = await browser.newPage({ viewport: { width: 1800, height: 800 }, reducedMotion: 'reduce' });
    page.setDefaultTimeout(patience);
    await page.goto(`${url}gallery.html?cast=${cast}`);
    await page.locator('main').nth(1).waitFor();
    for (const [i, theme] of ['light', 'dark'].entries())
        for (const shot of await page.locator('main').nth(i).locator(`[data-shot^="${cast}-"]`).all()) {
            const path = join(folder, `${theme}-${String(await shot.getAttribute('data-shot'))}.png`);
            await shot.screenshot({ path });
            console.log(path);
        }
    await page.close();
}
await browser.close();
await server.close();

// How light the client is: JavaScript before home and table, and Lighthouse on both. npm run figures
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromium_path, flags } from './browser.js';
import { open_house } from './house.js';

const house = await open_house();
const host = await house.visitor();
await host.getByLabel('Your name').fill('Zoé');
await host.getByRole('button', { name: 'Spicy, now' }).click();
await host.locator('.frame').waitFor();
const table = new URL(host.url()).pathname;

/** @param {string} path @param {string} sign that the screen is there */
async function javascript(path, sign) {
    const context = await house.browser.newContext({
        viewport: { width: 360, height: 560 },
        serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const files = new Set();
    page.on('response', (response) => {
        if (response.url().endsWith('.js')) files.add(new URL(response.url()).pathname);
    });
    await page.goto(house.url + path);
    await page.locator(sign).first().waitFor();
    await context.close();
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`dist${file}`)).length, 0);
}

const port = 9333;
const chrome = await chromium.launch({
    executablePath: chromium_path,
    args: [...flags, `--remote-debugging-port=${String(port)}`],
});
for (const [name, path, sign] of [
    ['home', '/', 'main'],
    ['table', table, '.frame'],
]) {
    const bytes = await javascript(path, sign);
    const result = await lighthouse(house.url + path, { port, output: 'json', logLevel: 'error' });
    const scores = Object.values(result?.lhr.categories ?? {}).map(
        ({ id, score }) => `${id} ${String(Math.round((score ?? 0) * 100))}`,
    );
    console.log(`${name}: ${String(bytes)} bytes of JavaScript (gz); ${scores.join(', ')}`);
    const of = (/** @type {string} */ id) => result?.lhr.audits[id]?.displayValue ?? '';
    console.log(
        `  first paint ${of('first-contentful-paint')}, largest ${of('largest-contentful-paint')}, ` +
            `blocked ${of('total-blocking-time')}, shifts ${of('cumulative-layout-shift')}; ` +
            `load of this machine ${loadavg()[0]?.toFixed(1) ?? ''} (other work on it lowers the first figure)`,
    );
    for (const audit of Object.values(result?.lhr.audits ?? {}))
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
            console.log(`  ${audit.id}: ${audit.title}`);
}
await chrome.close();
await house.close();

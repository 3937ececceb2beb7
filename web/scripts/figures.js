// How light the client is: JavaScript before home and table, and Lighthouse on both, the median of several runs.
//   npm run figures [-- RUNS]
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromium_path, flags } from './browser.js';
import { open_house } from './house.js';

const runs = Number(process.argv[2] ?? 5);

const house = await open_house();
const host = await house.visitor();
await host.getByLabel('Your name').fill('Zoé');
await host.getByRole('button', { name: 'Spicy, now' }).click();
await host.locator('.board').waitFor();
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

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {readonly number[]} values */
const spread = (values) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? '' : ` (${String(least)}–${String(most)})`;
};

const metrics = {
    'first paint': 'first-contentful-paint',
    largest: 'largest-contentful-paint',
    'speed index': 'speed-index',
    blocked: 'total-blocking-time',
    shifts: 'cumulative-layout-shift',
    // Not scored: all the work of the main thread, in milliseconds of a slow phone.
    work: 'mainthread-work-breakdown',
};

/** @param {string} name @param {import('lighthouse').Result[]} results */
function tell(name, results) {
    const scores = Object.keys(results[0]?.categories ?? {}).map((id) => {
        const all = results.map((one) => Math.round((one.categories[id]?.score ?? 0) * 100));
        return `${id} ${String(median(all))}${spread(all)}`;
    });
    console.log(`${name}, median of ${String(results.length)}: ${scores.join(', ')}`);
    const told = Object.entries(metrics).map(([word, id]) => {
        const value = median(results.map((one) => one.audits[id]?.numericValue ?? 0));
        return `${word} ${id === 'cumulative-layout-shift' ? value.toFixed(3) : String(Math.round(value))}`;
    });
    const load = loadavg()[0]?.toFixed(1) ?? '';
    console.log(`  ${told.join(', ')}; load of this machine ${load} (other work on it lowers performance)`);
    for (const audit of Object.values(results.at(-1)?.audits ?? {}))
        if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary')
            console.log(`  ${audit.id}: ${audit.title}`);
}

const port = 9333;
const chrome = await chromium.launch({
    executablePath: chromium_path,
    args: [...flags, `--remote-debugging-port=${String(port)}`],
});
for (const [name, path, sign] of [
    ['home', '/', 'main'],
    ['table', table, '.board'],
]) {
    console.log(`${name}: ${String(await javascript(path, sign))} bytes of JavaScript (gz)`);
    const results = [];
    for (let run = 0; run < runs; run += 1) {
        const result = await lighthouse(house.url + path, { port, output: 'json', logLevel: 'error' });
        if (result) results.push(result.lhr);
    }
    tell(name, results);
}
await chrome.close();
await house.close();

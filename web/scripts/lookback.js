// How long looking back takes in Chromium, and how the error of the X-ray curve falls with play-outs:
//   npm run lookback -- RECORD [RECORD …]
// Each record is looked at in a worker, as the client does it (32 play-outs, eight times as many for a point of the X-ray
// curve, 128 worlds a seat). The first curve is what the masters' nets expect; the error is the root of the mean square
// against other play-outs, twice as many as the client's.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const files = {
    '/analyst.js': ['text/javascript', readFileSync('src/house/analyst.js')],
    '/module.js': ['text/javascript', readFileSync('src/house/module.js')],
    '/analyst.wasm': ['application/wasm', readFileSync('made/analyst.wasm')],
    '/weights': ['application/octet-stream', readFileSync('made/bots.weights')],
    '/': ['text/html', Buffer.from('<!doctype html><title>.</title>')],
    '/worker.js': [
        'text/javascript',
        Buffer.from(`
import { Analyst } from './analyst.js';
onmessage = async ({ data: { record, plan, begun } }) => {
    const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
    const [wasm, weights] = [await bytes('/analyst.wasm'), await bytes('/weights')];
    const analyst = await Analyst.start(await WebAssembly.compile(wasm), weights);
    const pieces = analyst.begin(record, plan);
    const first = analyst.report();
    const at_first = Date.now() - begun;
    while (analyst.advance());
    const report = JSON.parse(analyst.report());
    postMessage({ pieces, play_outs: report.xrayPlayOuts, at_first, all: Date.now() - begun, size: first.length, xray: report.moments.map(({ xray }) => xray) });
};`),
    ],
};
const server = createServer((request, response) => {
    const file = files[/** @type {keyof typeof files} */ (request.url ?? '/')];
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Type': file[0] }).end(file[1]);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${String(address.port)}/`);

/** @param {string} record @param {{ playOuts: number, seed: number }} plan */
const look = (record, { playOuts, seed }, seat = -1) =>
    page.evaluate(
        ([record, plan]) =>
            new Promise((resolve, reject) => {
                const worker = new Worker('/worker.js', { type: 'module' });
                worker.onmessage = ({ data }) => {
                    worker.terminate();
                    resolve(data);
                };
                worker.onerror = (problem) => reject(new Error(problem.message));
                worker.postMessage({ record, plan, begun: Date.now() });
            }),
        /** @type {const} */ ([record, { playOuts, seed, seat, worlds: 128 }]),
    );

/** @param {number[][]} a @param {number[][]} b */
function error(a, b) {
    const squares = a.flatMap((one, i) => one.map((share, seat) => (share - (b[i]?.[seat] ?? 0)) ** 2));
    return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
}

try {
    for (const path of process.argv.slice(2)) {
        const record = readFileSync(path, 'utf8');
        const { actions, options } = JSON.parse(record);
        const whole = await look(record, { playOuts: 32, seed: 1 });
        console.log(
            `${path}: ${String(options.players)} players, ${String(actions.length)} moves, ${String(whole.xray.length)} moments, ${String(whole.pieces)} pieces`,
        );
        console.log(`  first curve ${String(whole.at_first)} ms, all ${String(whole.all)} ms`);
        const truth = await look(record, { playOuts: 64, seed: 77 }, 0);
        for (const playOuts of [1, 2, 4, 8, 16, 32]) {
            const one = await look(record, { playOuts, seed: 1 }, 0);
            const off = error(one.xray, truth.xray).toFixed(3);
            console.log(
                `  ${String(one.play_outs)} play-outs of a point: error ${off}, ${String(one.all)} ms`,
            );
        }
    }
} finally {
    await browser.close();
    server.close();
}

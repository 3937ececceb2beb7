// The real server process with the client it carries, and a Chromium to sit at its tables: for the browser tests, the
// screenshots and the figures.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { open_browser } from './browser.js';

const built = ['../build/release/scoville', '../build/dev/scoville', '../build/asan/scoville'];

// For work on the client alone: dist/ as it is, whatever client the program carries.
const loose = process.env['SCOVILLE_LOOSE'] !== undefined;
const kinds = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

/** @param {import('playwright-core').Route} route */
export function from_dist(route) {
    const { pathname } = new URL(route.request().url());
    const file = existsSync(`dist${pathname}`) && pathname !== '/' ? pathname : '/index.html';
    const ending = /** @type {keyof typeof kinds} */ (file.split('.').at(-1));
    return route.fulfill({ path: `dist${file}`, contentType: kinds[ending] ?? 'application/octet-stream' });
}

export function program() {
    const found = [process.env['SCOVILLE_PROGRAM'] ?? '', ...built].find((path) => existsSync(path));
    if (found === undefined)
        throw new Error('no server program: build it first (scripts/build release scoville)');
    return found;
}

// The server reads every SCOVILLE_… as an option of its own, and refuses those it does not know.
export function server_env() {
    return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SCOVILLE_')));
}

export class House {
    url = '';
    #folder = mkdtempSync(join(tmpdir(), 'scoville-'));
    /** @type {import('node:child_process').ChildProcess | null} */
    #server = null;
    #port = '0';

    /**
     * @param {import('playwright-core').Browser} browser
     * @param {boolean} quick bots and plays at once, or at the pace of people
     * @param {string[]} more options of the server
     */
    constructor(browser, quick, more = []) {
        this.browser = browser;
        this.quick = quick;
        this.more = more;
    }

    // Also after stop: the same port, the same data.
    async start() {
        const file = join(this.#folder, 'port');
        rmSync(file, { force: true });
        const data = join(this.#folder, 'tables.db');
        const flags = ['--address', '127.0.0.1', '--port', this.#port, '--port-file', file, '--data', data];
        if (this.quick) flags.push('--quick');
        flags.push(...this.more);
        this.#server = spawn(program(), ['serve', ...flags], { env: server_env(), stdio: 'ignore' });
        for (let tries = 0; !existsSync(file) || readFileSync(file, 'utf8') === ''; tries += 1) {
            if (tries > 2400) throw new Error('the server does not start');
            await wait(50);
        }
        this.#port = readFileSync(file, 'utf8').trim();
        this.url = `http://127.0.0.1:${this.#port}`;
        const served = await (await fetch(this.url)).text();
        if (!loose && served !== readFileSync('dist/index.html', 'utf8'))
            throw new Error('the program carries another client: npm run build, then build the program');
    }

    async stop() {
        const server = this.#server;
        if (server === null) return;
        const gone = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await gone;
        this.#server = null;
    }

    // While the server sleeps, what is sent to it waits before its door: awake again, it finds everything at once.
    sleep() {
        this.#server?.kill('SIGSTOP');
    }
    wake() {
        this.#server?.kill('SIGCONT');
    }

    async close() {
        await this.browser.close();
        await this.stop();
        rmSync(this.#folder, { recursive: true, force: true });
    }

    /**
     * A new person in a browser of their own, at the given address.
     * @param {string} path
     * @param {import('playwright-core').BrowserContextOptions} options
     * @param {(page: import('playwright-core').Page) => Promise<void>} [prepare] before anything is loaded
     */
    async visitor(path = '/', options = {}, prepare = undefined) {
        const context = await this.browser.newContext({
            viewport: { width: 360, height: 560 },
            locale: 'en',
            reducedMotion: 'reduce',
            ...options,
        });
        if (loose) await context.route(/^http/, from_dist);
        const page = await context.newPage();
        // A machine under load is slow, not wrong.
        page.setDefaultTimeout(60_000);
        page.on('pageerror', (error) => {
            throw error;
        });
        await prepare?.(page);
        await page.goto(this.url + path);
        return page;
    }
}

/** @param {string[]} more options of the server */
export async function open_house(quick = true, more = []) {
    const house = new House(await open_browser(), quick, more);
    await house.start();
    return house;
}

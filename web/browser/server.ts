// The real server process with the client it carries, and a Chromium to sit at its tables.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { open_browser } from '../scripts/browser.js';

const built = ['../build/dev/scoville', '../build/release/scoville', '../build/asan/scoville'];

function program(): string {
    const found = [process.env['SCOVILLE_PROGRAM'], ...built].find(
        (path) => path !== undefined && existsSync(path),
    );
    if (found === undefined) throw new Error('no server program: build it first (scripts/build dev)');
    return found;
}

export class House {
    readonly browser: Browser;
    url = '';
    readonly #folder = mkdtempSync(join(tmpdir(), 'scoville-'));
    #server: ChildProcess | null = null;
    #port = '0';

    constructor(browser: Browser) {
        this.browser = browser;
    }

    // Also after stop: the same port, the same data.
    async start(): Promise<void> {
        const file = join(this.#folder, 'port');
        rmSync(file, { force: true });
        const data = join(this.#folder, 'tables.db');
        const flags = [
            '--address',
            '127.0.0.1',
            '--port',
            this.#port,
            '--port-file',
            file,
            '--data',
            data,
            '--quick',
        ];
        this.#server = spawn(program(), ['serve', ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
        for (let tries = 0; !existsSync(file); tries += 1) {
            if (tries > 300) throw new Error('the server does not start');
            await wait(50);
        }
        this.#port = readFileSync(file, 'utf8').trim();
        this.url = `http://127.0.0.1:${this.#port}`;
        const served = await (await fetch(this.url)).text();
        if (served !== readFileSync('dist/index.html', 'utf8'))
            throw new Error('the program carries another client: npm run build, then build the program');
    }

    async stop(): Promise<void> {
        const server = this.#server;
        if (server === null) return;
        const gone = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await gone;
        this.#server = null;
    }

    async close(): Promise<void> {
        await this.browser.close();
        await this.stop();
        rmSync(this.#folder, { recursive: true, force: true });
    }

    // A new person in a browser of their own, at the given address.
    async visitor(path = '/', options: BrowserContextOptions = {}): Promise<Page> {
        const context = await this.browser.newContext({
            viewport: { width: 360, height: 560 },
            locale: 'en',
            reducedMotion: 'reduce',
            ...options,
        });
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        page.on('pageerror', (error) => {
            throw error;
        });
        await page.goto(this.url + path);
        return page;
    }
}

export async function open_house(): Promise<House> {
    const house = new House(await open_browser());
    await house.start();
    return house;
}

// The journal of local tables in the real IndexedDB: order, prefixes, the fence between tabs, what survives a crash.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import type { Database } from '../src/local/database.ts';
import { open_browser } from '../scripts/browser.js';
import { serve_files } from '../scripts/files.js';

type Module = { Database: typeof Database };
const folder = mkdtempSync(join(tmpdir(), 'scoville-journal-'));
let browser: Browser;
let site: Awaited<ReturnType<typeof serve_files>>;
beforeAll(async () => {
    const source = readFileSync('src/local/database.ts', 'utf8');
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    writeFileSync(join(folder, 'database.js'), ts.transpileModule(source, { compilerOptions }).outputText);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>journal</title>');
    writeFileSync(join(folder, '404.html'), '');
    browser = await open_browser();
    site = await serve_files(folder, '/');
});
afterAll(async () => {
    await browser.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
});

async function bring_journal(page: Page): Promise<void> {
    // Not by import() in what is evaluated: that would be the test runner's.
    await page.addScriptTag({
        type: 'module',
        content: `globalThis.journal = await import(${JSON.stringify(`${site.url}database.js`)});`,
    });
    await page.waitForFunction('globalThis.journal');
}

async function fresh_page(): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(site.url);
    await bring_journal(page);
    return page;
}

it('writes in order, reads by beginnings, and a read sees every write before it', async () => {
    const page = await fresh_page();
    const seen = await page.evaluate(async () => {
        const { Database } = (globalThis as unknown as { journal: Module }).journal;
        const database = await Database.open('journal');
        await database.own('me');
        const bytes = (...all: number[]) => Uint8Array.from(all);
        const written = [
            database.write([
                { put: 'entry/a/1', value: bytes(1) },
                { put: 'entry/a/2', value: bytes(2) },
                { put: 'entry/b/1', value: bytes(3) },
            ]),
            database.write([{ drop: 'entry/a/' }, { put: 'entry/a/3', value: bytes(4) }]),
        ];
        // Nobody has waited for the writes.
        const pairs = await database.read('entry/');
        return { pairs: pairs.map(([key, value]) => [key, ...value]), written: await Promise.all(written) };
    });
    expect(seen.written).toEqual(['ok', 'ok']);
    expect(seen.pairs).toEqual([
        ['entry/a/3', 4],
        ['entry/b/1', 3],
    ]);
    await page.context().close();
});

it('of two who believe that they have the house only the last writes, and the other is told', async () => {
    const page = await fresh_page();
    const seen = await page.evaluate(async () => {
        const { Database } = (globalThis as unknown as { journal: Module }).journal;
        const [first, second] = [await Database.open('journal'), await Database.open('journal')];
        let lost = 0;
        first.lost = () => (lost += 1);
        const value = new Uint8Array(1);
        await first.own('first');
        const before = await first.write([{ put: 'entry/1', value }]);
        await second.own('second');
        const late = await first.write([{ drop: 'entry/' }, { put: 'entry/2', value }]);
        const now = await second.write([{ put: 'entry/3', value }]);
        return { before, late, now, lost, keys: (await second.read('')).map(([key]) => key) };
    });
    expect(seen).toEqual({ before: 'ok', late: 'failed', now: 'ok', lost: 1, keys: ['entry/1', 'entry/3'] });
    await page.context().close();
});

it('what was acknowledged is there after a crash of the tab', async () => {
    const page = await fresh_page();
    const written = await page.evaluate(async () => {
        const { Database } = (globalThis as unknown as { journal: Module }).journal;
        const database = await Database.open('journal');
        await database.own('me');
        return database.write([{ put: 'entry/1', value: Uint8Array.of(7) }]);
    });
    expect(written).toBe('ok');
    const other = await page.context().newPage();
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await other.goto(site.url);
    await bring_journal(other);
    const found = await other.evaluate(async () => {
        const { Database } = (globalThis as unknown as { journal: Module }).journal;
        const pairs = await (await Database.open('journal')).read('entry/');
        return pairs.map(([key, value]) => [key, ...value]);
    });
    expect(found).toEqual([['entry/1', 7]]);
    await page.context().close();
});

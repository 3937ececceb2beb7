// What looks back, in node: it says what the program says, and nothing it is told stops it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Analyst } from '../../web/src/house/analyst.js';

const made = new URL('../../web/made/', import.meta.url);
const wasm = readFileSync(new URL('analyst.wasm', made));
const weights = readFileSync(new URL('bots.weights', made));
const { build } = JSON.parse(readFileSync(new URL('build.json', made), 'utf8'));
const compiled = await WebAssembly.compile(wasm);
const program = process.env.SCOVILLE_PROGRAM;
const most_gz = 160_000;
const plan = { playOuts: 4, worlds: 64, seat: -1, seed: 3 };

const run = (words, input) =>
    execFileSync(program, words, { encoding: 'utf8', input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore'] });
const games = (kind, count) => run(['random', '--count', String(count), '--game', kind, '--seed', '5']).trim().split('\n');

function whole(analyst, record, of = plan) {
    analyst.begin(record, of);
    while (analyst.advance());
    return analyst.report();
}

test('is small, and asks its page for nothing', () => {
    const size = gzipSync(wasm, { level: 9 }).length;
    console.log(`analyst: ${wasm.length} bytes, ${size} gz`);
    assert.ok(size <= most_gz, `${size} bytes gz, and ${most_gz} are allowed`);
    assert.deepEqual(WebAssembly.Module.imports(compiled), []);
});

test('another build is not used', async () => {
    await assert.rejects(Analyst.start(compiled, weights, '0123456789abcdef'));
});

for (const kind of ['spicy', 'schoten'])
    test(`says to the byte what the program says: ${kind}`, async () => {
        const analyst = await Analyst.start(compiled, weights, build);
        const records = games(kind, 12).filter((one) => JSON.parse(one).actions.length < 400);
        assert.ok(records.length > 3);
        const words = ['analyse', '--lines', '--play-outs', '4', '--worlds', '64', '--seed', '3'];
        const native = run(words, `${records.join('\n')}\n`);
        assert.ok(records.map((one) => `${whole(analyst, one)}\n`).join('') === native);
    });

test('a report is there at once, and each is what has been done', async () => {
    const analyst = await Analyst.start(compiled, weights, build);
    const [record] = games('spicy', 1);
    const pieces = analyst.begin(record, plan);
    const first = JSON.parse(analyst.report());
    assert.ok(first.moments.every(({ guess }) => guess.length === first.players));
    let done = 1;
    while (analyst.advance()) done += 1;
    assert.equal(done, pieces);
});

test('a game played again looks to its seat as it did', async () => {
    const analyst = await Analyst.start(compiled, weights, build);
    for (const kind of ['spicy', 'schoten']) {
        const [record] = games(kind, 1);
        const move = Math.floor(JSON.parse(record).actions.length / 3);
        const anew = analyst.again(record, { move, seat: 1, worlds: 64, seed: 9 });
        assert.equal(JSON.parse(anew).actions.length, move);
        const seen = (text) => {
            const { state } = JSON.parse(run(['replay', '-', '--view', '1', '--until', String(move)], text));
            return { ...state, aboveEnd: null };
        };
        assert.deepEqual(seen(anew), seen(record));
    }
});

test('a game that is not over, and rubbish, are errors and never the end', async () => {
    const analyst = await Analyst.start(compiled, weights, build);
    const [record] = games('spicy', 1);
    const cut = JSON.parse(record);
    cut.actions = cut.actions.slice(0, 5);
    for (const text of ['', '{}', '[]', record.slice(0, 100), JSON.stringify(cut)]) {
        assert.throws(() => analyst.begin(text, plan));
        assert.throws(() => analyst.again(text, { move: 1, seat: 0, worlds: 8, seed: 1 }));
    }
    assert.throws(() => analyst.begin(record, { ...plan, seat: 6 }));
    assert.throws(() => analyst.begin(record, { ...plan, playOuts: 0 }));
    assert.equal(analyst.advance(), false);
    assert.equal(whole(analyst, record).startsWith('{"analysis":1'), true);
});

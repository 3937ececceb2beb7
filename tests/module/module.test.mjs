// The module itself, in node: what it plays and says is what the program does, and nothing it is told stops it.
//   scripts/check-module        builds what is missing and runs this
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { Module, OtherBuild, clean } from '../../web/src/house/module.js';
import { Page, rubbish, seeded } from './page.mjs';

const made = new URL('../../web/made/', import.meta.url);
const wasm = readFileSync(new URL('scoville.wasm', made));
const weights = readFileSync(new URL('bots.weights', made));
const { build } = JSON.parse(readFileSync(new URL('build.json', made), 'utf8'));
const compiled = await WebAssembly.compile(wasm);
const program = process.env.SCOVILLE_PROGRAM;
const house_talks = process.env.HOUSE_TALKS;

// It shall be 220 kB: docs/adr/0020 says what the rest is.
const most_gz = 224_000;

const start = (seed = 1) => Module.start(compiled, { chance: seeded(seed) }, build);

test('is small enough for a phone', () => {
    const size = gzipSync(wasm, { level: 9 }).length;
    console.log(`module: ${wasm.length} bytes, ${size} gz; weights ${weights.length}, ${gzipSync(weights, { level: 9 }).length} gz`);
    assert.ok(size <= most_gz, `${size} bytes gz, and ${most_gz} are allowed`);
});

test('asks its page for chance and letters, and for nothing else', () => {
    const names = WebAssembly.Module.imports(compiled).map((one) => `${one.module}.${one.name}`);
    assert.deepEqual(names.sort(), ['host.chance', 'host.clean']);
});

test('a module of another build is not used', async () => {
    await assert.rejects(Module.start(compiled, { chance: seeded(1) }, '0123456789abcdef'), OtherBuild);
});

test('every level plays as in every other build', async () => {
    const digests = readFileSync(new URL('../../build/wasm/digests.wasm', import.meta.url));
    const { instance } = await WebAssembly.instantiate(digests, {});
    const { memory, room, out, digests: all, _initialize } = instance.exports;
    _initialize();
    const at = room(weights.length);
    new Uint8Array(memory.buffer, at, weights.length).set(weights);
    const size = all();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, out(), size));
    assert.equal(text, readFileSync(new URL('../digests/levels.txt', import.meta.url), 'utf8'));
});

for (const [game, first, second] of [
    ['spicy', 'odds', 'liar'],
    ['spicy', 'master', 'expert'],
    ['schoten', 'odds', 'apprentice'],
]) {
    test(`says to the byte what the server says: ${game}, ${first}, ${second}`, async () => {
        const said = execFileSync(house_talks, [game, first, second, '9'], { encoding: 'utf8', maxBuffer: 1 << 28 });
        const page = await Page.open(compiled, weights, 9);
        page.hold(said);
        assert.ok(said.includes('"phase":"over"'));
        assert.ok(page.told() === said, first_difference(page.told(), said));
        assert.equal(page.questions > 0, game === 'schoten');
    });
}

function first_difference(one, other) {
    const lines = other.split('\n');
    const at = one.split('\n').findIndex((line, number) => line !== lines[number]);
    return `line ${at}:\n${one.split('\n')[at]?.slice(0, 600)}\n${lines[at]?.slice(0, 600)}`;
}

test('after a crash it goes on from what was kept, and a damaged journal is refused', async () => {
    const said = execFileSync(house_talks, ['spicy', 'odds', 'liar', '9'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    const before = await Page.open(compiled, weights, 9);
    before.hold(said.split('\n').slice(0, 90).join('\n'));
    const token = /"token":"([^"]+)"/.exec(before.told())[1];
    const table = /"table":"([^"]+)"/.exec(before.told())[1];
    const after = async (change) => {
        const page = await Page.open(compiled, weights, 10, new Map(before.kept));
        change(page.kept);
        page.open('b');
        page.say('b', JSON.stringify({ type: 'hello', protocol: 1, token }));
        page.say('b', JSON.stringify({ type: 'open', nonce: 'n', table }));
        return page.told();
    };
    assert.match(await after(() => undefined), /b hears \{"type":"table".*"phase":"playing"/);
    const entry = `entry/${table}/00000004`;
    for (const damage of [
        (kept) => kept.delete(entry),
        (kept) => kept.set(entry, new Uint8Array()),
        (kept) => kept.set(entry, kept.get(entry).map((byte, at) => (at === 30 ? byte ^ 1 : byte))),
        (kept) => kept.set(entry, kept.get(`entry/${table}/00000003`)),
    ])
        assert.match(await after(damage), /b hears \{"type":"refused"/);
});

test('rubbish is an error and never the end', async () => {
    const { bytes, spoilt } = rubbish(3);
    const module = await start();
    for (const name of ['hear', 'stored', 'found', 'thought', 'forget', 'arrive', 'leave'])
        assert.equal(module.raw(name, new Uint8Array(), 1, 1), 2, `${name} before begin`);
    assert.throws(() => module.begin({ steady: 0, utc: 0 }, true), /weights/);
    assert.equal(module.weights(bytes(1000)), false);
    assert.equal(module.weights(weights.subarray(0, 1000)), false);
    assert.equal(module.weights(weights), true);
    assert.throws(() => module.begin({ steady: Number.NaN, utc: 0 }, true));
    assert.throws(() => module.tick({ steady: 0, utc: 0 }), /begun/);
    module.begin({ steady: 5, utc: 5 }, true);
    assert.throws(() => module.begin({ steady: 5, utc: 5 }, true), /before/);
    for (const steady of [-1, Number.NaN, Infinity, 1e300]) assert.throws(() => module.tick({ steady, utc: 5 }));
    module.tick({ steady: 1, utc: 1 });
    for (let item = module.next(); item !== null; item = module.next());
    const hello = new TextEncoder().encode(JSON.stringify({ type: 'hello', protocol: 1, name: 'x' }));
    for (let round = 0; round < 300; round += 1) {
        const some = round % 2 === 0 ? bytes(round) : spoilt(hello);
        for (const name of ['think', 'weights', 'forget']) module.raw(name, some);
        for (const name of ['hear', 'thought']) module.raw(name, some, round % 5);
        module.raw('found', some, round % 7, 1);
        module.raw('stored', some, round % 7);
        if (round % 5 === 0) module.raw('arrive', some, round % 11);
        if (round % 7 === 0) module.raw('leave', some, round % 11);
        while (module.next() !== null);
    }
});

test('names are cleaned as the server cleans them', () => {
    assert.equal(clean('  A\u0301nna \n B  ', 24), '\u00C1nna B');
    assert.equal(clean('x'.repeat(30), 24), 'x'.repeat(24));
    assert.equal(clean('a\u200Bb\u202Ec\u0007', 24), 'abc');
    assert.equal(clean(' \u3164\u2800 ', 24), '');
    assert.equal(clean(`e${'\u0323\u0324\u0325\u0326\u0327'}`, 24).length <= 4, true);
    assert.equal(clean('👨‍👩‍👧'.repeat(3), 2).length > 0, true);
});

// Records in the module for them, in node: they are replayed and checked to the byte as the program does it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Analyst } from '../../web/src/house/analyst.js';
import { rubbish } from './page.mjs';

const made = new URL('../../web/made/', import.meta.url);
const compiled = await WebAssembly.compile(readFileSync(new URL('analyst.wasm', made)));
const weights = readFileSync(new URL('bots.weights', made));
const program = process.env.SCOVILLE_PROGRAM;

const start = () => Analyst.start(compiled, weights);

function run(...words) {
    try {
        return { outcome: 0, text: execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 28 }) };
    } catch (error) {
        return { outcome: error.status, text: error.stdout };
    }
}

function golden() {
    const folder = new URL('../golden/', import.meta.url);
    const plain = readdirSync(folder).filter((name) => name.endsWith('.record.json'));
    const fair = readdirSync(new URL('fair/', folder)).map((name) => `fair/${name}`);
    return [...plain, ...fair].map((name) => new URL(name, folder).pathname);
}

test('golden records are replayed and checked to the byte', async () => {
    const analyst = await start();
    assert.ok(golden().length > 10);
    for (const path of golden()) {
        const record = readFileSync(path, 'utf8');
        for (const view of ['all', 'spectator', '0', '5']) {
            const { outcome, text } = analyst.replay(record, view);
            assert.deepEqual({ outcome, text: `${text}\n` }, run('replay', path, '--view', view), path);
        }
        const checked = run('verify', path);
        const { outcome, text } = analyst.verify(record);
        assert.equal(outcome, checked.outcome, path);
        if (outcome !== 2) assert.equal(`${text}\n`, checked.text, path);
    }
});

test('random records are replayed to the byte', async () => {
    const analyst = await start();
    for (const [game, seed] of [['spicy', 11], ['schoten', 12]]) {
        const { text } = run('random', '--count', '150', '--game', game, '--seed', String(seed));
        const records = text.trim().split('\n');
        assert.equal(records.length, 150);
        const native = execFileSync(program, ['replay', '--lines'], { input: text, encoding: 'utf8', maxBuffer: 1 << 28 });
        assert.ok(records.map((one) => `${analyst.replay(one).text}\n`).join('') === native, game);
    }
});

test('rubbish is an error and never the end', async () => {
    const { bytes, spoilt } = rubbish(4);
    const analyst = await start();
    const record = readFileSync(golden()[0]);
    for (let round = 0; round < 300; round += 1) {
        const some = round % 2 === 0 ? bytes(round) : spoilt(record);
        for (const name of ['replay', 'verify', 'look', 'weights']) analyst.raw(name, some);
        analyst.raw('begin', some, -1, 1, 1, 1);
        const text = new TextDecoder().decode(some);
        analyst.replay(text);
        analyst.verify(text, ['1:ab']);
        analyst.look(text);
    }
    assert.equal(analyst.replay(record.toString()).outcome, 0);
});

// The checks of docs/fairness.md: known answers, every golden record, what this browser keeps. Each way to cheat is in
// cross.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { from_hex, join, le32, lp, to_hex, type Bytes } from '../src/fair/bytes.ts';
import { Stream } from '../src/fair/deal.ts';
import { hashes, hashes_without_browser, type Hashes } from '../src/fair/hashes.ts';
import { keep_heads, keep_share, kept_of, share_of } from '../src/fair/keep.ts';
import { read_proof, read_text, type Proof } from '../src/fair/proof.ts';
import { answer_to } from '../src/fair/share.ts';
import { verify, type Kept, type StepName } from '../src/fair/verify.ts';
import { fits } from './schema.ts';

const folder = '../tests/golden/fair';
const golden = readdirSync(folder);
interface Golden {
    readonly heads: readonly string[];
    readonly record: Record<string, object>;
}
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Golden;
const text_of = (name: string) => JSON.stringify(read(name).record);
const heads_of = (name: string) =>
    new Map(
        read(name).heads.map((head) => {
            const [n = '', hash = ''] = head.split(':');
            return [Number(n), hash] as const;
        }),
    );
const bytes = (length: number, of: (i: number) => number): Bytes =>
    Uint8Array.from({ length }, (_, i) => of(i));

beforeEach(() => {
    // happy-dom has no hashes; a browser with https has these.
    vi.stubGlobal('crypto', webcrypto);
    localStorage.clear();
});

const both: [string, () => Promise<Hashes>][] = [
    ['the browser’s hashes', hashes],
    ['noble’s hashes', hashes_without_browser],
];

describe.each(both)('with %s', (_name, made) => {
    it('known answer of the deal', async () => {
        const { sha256, hmac_sha512 } = await made();
        const secret = bytes(64, (i) => i);
        const c = await sha256(lp('fair-1/commit', 'tbl_0001', 'spicy-1', le32(0), secret));
        expect(to_hex(c)).toBe('4ce68e42601a9924cea09eda3ac3f2aec8bd03d186ec868d2d103791d94f270d');
        const shares = [0, 1, 2].map((seat) =>
            lp(
                Uint8Array.of(seat),
                bytes(32, () => 0xa0 + seat),
            ),
        );
        const k = await hmac_sha512(secret, join(lp('fair-1/deal', c), ...shares));
        expect(to_hex(k).slice(0, 16)).toBe('04872d48b79b1b9f');
        const stream = new Stream(await made(), k);
        expect((await stream.shuffled(100)).slice(0, 10)).toEqual([22, 38, 90, 41, 35, 17, 0, 72, 8, 47]);
        expect(await stream.below(5)).toBe(4);
    });

    it.each(golden)('%s is fair', async (name) => {
        const kept = { heads: heads_of(name), during: [...heads_of(name).keys()], entropy: null };
        const verdict = await verify(proof_of(text_of(name)), await made(), kept);
        expect(verdict.findings.filter(({ wrong }) => wrong !== null)).toEqual([]);
        expect(verdict.fair).toBe(true);
        expect(verdict.findings).toHaveLength(11);
        expect(verdict.findings.find((one) => one.name === 'heads')?.count).toBeGreaterThan(3);
    });
});

function proof_of(text: string): Proof {
    const reading = read_text(text);
    if ('problem' in reading) throw new Error(reading.problem);
    return reading.proof;
}

// A record as anything: the cheats below reach into it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;

async function found(
    name: string,
    cheat: (record: Loose) => void,
    kept: Kept | null = null,
): Promise<StepName | 'fair'> {
    const record = JSON.parse(text_of(name)) as Loose;
    cheat(record);
    const reading = read_proof(record);
    if ('problem' in reading) throw new Error(reading.problem);
    const verdict = await verify(reading.proof, await hashes(), kept);
    return verdict.findings.find(({ wrong }) => wrong !== null)?.name ?? 'fair';
}

const flip = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
describe.each(['spicy-2020.json', 'schoten-3.json'])('%s', (name) => {
    it('a log that was rewritten or cut is found by the heads that were kept', async () => {
        const nothing = () => undefined;
        const proof = proof_of(text_of(name));
        const last = proof.entries.at(-1)?.n ?? 0;
        const heads = new Map([
            [last, proof.head],
            [last + 7, 'of a later game'],
        ]);
        expect(await found(name, nothing, { heads, during: [last], entropy: null })).toBe('fair');
        expect(await found(name, nothing, { heads, during: [last, last + 7], entropy: null })).toBe('heads');
        heads.set(last, flip(proof.head));
        expect(await found(name, nothing, { heads, during: [], entropy: null })).toBe('heads');
    });

    it('a deal without my own share is found', async () => {
        const nothing = () => undefined;
        const entropy = to_hex(proof_of(text_of(name)).deals[0]?.entropy[1] ?? new Uint8Array());
        expect(await found(name, nothing, { heads: new Map(), during: [], entropy })).toBe('fair');
        expect(await found(name, nothing, { heads: new Map(), during: [], entropy: flip(entropy) })).toBe(
            'own',
        );
    });
});

// Somewhere in the proof one value is another.
function change_a_leaf(value: Loose, random: () => number): unknown {
    if (typeof value === 'string') {
        const at = Math.floor(random() * value.length);
        return value.slice(0, at) + (value[at] === '7' ? '8' : '7') + value.slice(at + 1);
    }
    if (typeof value === 'number') return value + 1;
    if (typeof value !== 'object' || value === null) return 7;
    const keys = Object.keys(value as object);
    const key = keys[Math.floor(random() * keys.length)];
    if (key === undefined) return 7;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
        string,
        unknown
    >;
    copy[key] = change_a_leaf(copy[key], random);
    return copy;
}

it('no change of a proof goes unseen', async () => {
    let seed = 3;
    const random = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed / 2_147_483_647;
    };
    const made = await hashes();
    for (const name of ['spicy-late.json', 'spicy-2022-classic.json'])
        for (let i = 0; i < 60; i += 1) {
            const { record } = read(name);
            const reading = read_proof({ ...record, fair: change_a_leaf(record['fair'], random) });
            if ('proof' in reading) expect((await verify(reading.proof, made)).fair, String(i)).toBe(false);
        }
});

it('what is no proof has a name', () => {
    const { record } = read('spicy-2020.json');
    expect(read_text('{')).toEqual({ problem: 'no-record' });
    expect(read_proof({ game: 'whist' })).toEqual({ problem: 'no-record' });
    expect(read_proof({ ...record, fair: undefined })).toEqual({ problem: 'no-proof' });
    expect(read_proof({ ...record, fair: { ...record['fair'], version: 'fair-2' } })).toEqual({
        problem: 'other-version',
    });
    expect(read_proof({ ...record, fair: { ...record['fair'], deals: [{}] } })).toEqual({
        problem: 'malformed',
    });
    expect(read_proof({ ...record, fair: { ...record['fair'], log: { entries: [[]] } } })).toEqual({
        problem: 'malformed',
    });
});

describe('what is kept', () => {
    const heard = (table: string, n: number, letter: string, game = 0) => ({
        table,
        head: { n, hash: letter.repeat(64) },
        game,
    });

    it('the first head of a number stays, the oldest tables go', () => {
        keep_heads([heard('t_a', 1, 'a'), heard('t_a', 1, 'b'), heard('t_a', 2, 'c', 1)]);
        expect(kept_of('t_a/1')?.heads).toEqual(
            new Map([
                [1, 'a'.repeat(64)],
                [2, 'c'.repeat(64)],
            ]),
        );
        expect(kept_of('t_a/1')?.during).toEqual([2]);
        expect(kept_of('t_a/2')?.during).toEqual([]);
        for (let i = 0; i < 24; i += 1) keep_heads([heard(`t_${String(i)}`, 1, 'd')]);
        expect(kept_of('t_a/1')).toBeNull();
        expect(kept_of('t_0/1')).not.toBeNull();
    });

    it('heads of before there were games beside them are still read', () => {
        localStorage.setItem('scoville.fair.t_old', JSON.stringify({ heads: [[4, 'ab']], shares: [] }));
        expect(kept_of('t_old/1')).toEqual({ heads: new Map([[4, 'ab']]), during: [], entropy: null });
    });

    it('at most 500 heads of a table, the latest', () => {
        keep_heads(Array.from({ length: 700 }, (_, n) => heard('t_a', n + 1, 'e')));
        const heads = kept_of('t_a/1')?.heads;
        expect(heads?.size).toBe(500);
        expect(heads?.has(700)).toBe(true);
        expect(heads?.has(200)).toBe(false);
    });

    it('the own share of each game', () => {
        const share = { game: 2, attempt: 1, commitments: ['c'], entropy: 'e' };
        keep_share('t_a', share);
        expect(share_of('t_a', 2)).toEqual(share);
        expect(kept_of('t_a/2')?.entropy).toBe('e');
        expect(kept_of('t_a/1')?.entropy).toBeNull();
    });
});

describe('the own share of a deal', () => {
    const sealed = {
        game: 1,
        attempt: 1,
        stage: 'sealed' as const,
        commitments: ['ab'.repeat(32)],
        pledges: [null, null],
        seats: [0, 2],
    };

    it('first the hash, then the bytes; the same after a reload; nothing for who does not play', async () => {
        const pledge = await answer_to('t_a', 2, sealed);
        if (pledge?.type !== 'pledge') throw new Error('no pledge');
        fits('Pledge', { ...pledge, nonce: 'n' });
        expect(await answer_to('t_a', 2, sealed)).toEqual(pledge);
        const reveal = await answer_to('t_a', 2, {
            ...sealed,
            stage: 'pledged',
            pledges: [null, pledge.hash],
        });
        if (reveal?.type !== 'reveal') throw new Error('no reveal');
        fits('Reveal', { ...reveal, nonce: 'n' });
        const { sha256 } = await hashes();
        expect(to_hex(await sha256(from_hex(reveal.entropy) ?? new Uint8Array()))).toBe(pledge.hash);
        expect(await answer_to('t_a', 1, sealed)).toBeNull();
    });

    it('another attempt needs other bytes, and another’s pledge is not answered', async () => {
        const one = await answer_to('t_a', 0, sealed);
        const two = await answer_to('t_a', 0, { ...sealed, attempt: 2, commitments: ['cd'.repeat(32)] });
        expect(two).not.toEqual(one);
        const other = { ...sealed, stage: 'pledged' as const, pledges: ['00'.repeat(32), null] };
        expect(await answer_to('t_a', 0, other)).toBeNull();
    });
});

// The page's verifier against the other two: on records good and doctored in every way, and on what is legal in games of
// all options. The same lines of tests/verify are what test_verify is held to.
import { execFileSync } from 'node:child_process';
import { webcrypto } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { from_hex } from '../src/fair/bytes.ts';
import { games } from '../src/fair/games/index.ts';
import { Illegal, Malformed, type Game, type Loose } from '../src/fair/games/judging.ts';
import { hashes } from '../src/fair/hashes.ts';
import { read_text } from '../src/fair/proof.ts';
import { verify, type Kept } from '../src/fair/verify.ts';

const lines = (script: string, argument: string): unknown[] =>
    execFileSync('python3', [`../tests/verify/${script}`, argument], { maxBuffer: 2 ** 28, encoding: 'utf8' })
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);

interface Doctored {
    readonly name: string;
    readonly record: string;
    readonly heads: readonly string[];
    readonly verdict: string;
}

function kept_from(heads: readonly string[]): Kept {
    const read = heads.map((head) => {
        const [n = '', hash = ''] = head.toLowerCase().split(':');
        return [Number(n), hash] as const;
    });
    return { heads: new Map(read), during: read.map(([n]) => n), entropy: null };
}

async function verdict_of({ record, heads }: Doctored): Promise<string> {
    const reading = read_text(record);
    if ('problem' in reading) return 'unreadable';
    const { findings } = await verify(reading.proof, await hashes(), kept_from(heads));
    return findings.find(({ wrong }) => wrong !== null)?.name ?? 'fair';
}

it('comes to the same verdict on every doctored record', { timeout: 120_000 }, async () => {
    vi.stubGlobal('crypto', webcrypto);
    const all = lines('doctored.py', '../tests/golden/fair') as Doctored[];
    expect(all.length).toBeGreaterThan(450);
    for (const doctored of all) expect(await verdict_of(doctored), doctored.name).toBe(doctored.verdict);
});

interface Played {
    readonly game: string;
    readonly options: Loose;
    readonly seeds: readonly string[];
    readonly tried: readonly (readonly [Loose, boolean])[];
    readonly over: boolean;
}

function accepts(game: Game, action: Loose): boolean {
    try {
        game.act(Number(action['seat']), action);
        return true;
    } catch (problem) {
        if (problem instanceof Illegal || problem instanceof Malformed) return false;
        throw problem;
    }
}

it('has the same rules in every game of chance', { timeout: 120_000 }, async () => {
    vi.stubGlobal('crypto', webcrypto);
    const all = lines('played.py', '400') as Played[];
    expect(all).toHaveLength(400);
    for (const [number, { game: name, options, seeds, tried, over }] of all.entries()) {
        const rules = games[name];
        rules?.read_options(options);
        const keys = seeds.map((seed) => from_hex(seed) ?? new Uint8Array());
        const game = await rules?.begin(keys, options, await hashes());
        if (game === undefined) throw new Error(name);
        for (const [action, legal] of tried)
            expect(accepts(game, action), `${JSON.stringify(action)} in game ${String(number)}`).toBe(legal);
        expect(game.over()).toBe(over);
    }
});

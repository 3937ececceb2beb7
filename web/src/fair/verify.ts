// Checks the proof in a record, step by step, as docs/fairness.md lists them; stops at the first that is wrong. Needs
// no server and believes none.
import { from_hex, join, le32, le64, lp, text_bytes, to_hex, type Bytes } from './bytes.ts';
import { hands_of, type Box } from './deal.ts';
import type { Hashes } from './hashes.ts';
import { check_log } from './log.ts';
import type { Proof } from './proof.ts';
import { same } from './same.ts';

export const steps = [
    'commitment',
    'share',
    'seed',
    'hands',
    'chain',
    'log',
    'actions',
    'heads',
    'own',
] as const;
export type StepName = (typeof steps)[number];

// What this browser kept while the game was played.
export interface Kept {
    readonly heads: ReadonlyMap<number, string>;
    readonly entropy: string | null;
}

// Null: nothing wrong. "unknown": there was nothing to compare with.
export type Finding = { name: StepName; wrong: string | null; unknown?: boolean; count?: number };

export interface Verdict {
    readonly fair: boolean;
    readonly findings: readonly Finding[];
    readonly entries: number;
    readonly head: string;
}

type Wrong = string | null;
const zero = '0'.repeat(64);

export async function verify(proof: Proof, hashes: Hashes, kept: Kept | null = null): Promise<Verdict> {
    const links: Link[] = [];
    const findings: Finding[] = [];
    const checks: Record<StepName, () => Promise<Wrong> | Wrong> = {
        commitment: () => check_commitments(proof, hashes),
        share: () => check_shares(proof, hashes),
        seed: () => check_seeds(proof, hashes),
        hands: () => check_hands(proof, hashes),
        chain: () => check_chain(proof, hashes, links),
        log: () => check_log(proof),
        actions: () => check_actions(proof),
        heads: () => check_heads(links, kept),
        own: () => check_own(proof, kept),
    };
    for (const name of steps) {
        const wrong = await checks[name]();
        findings.push({ name, wrong, ...extent(name, kept, links) });
        if (wrong !== null) break;
    }
    const fair = findings.every(({ wrong }) => wrong === null);
    return { fair, findings, entries: proof.entries.length, head: proof.head };
}

function extent(name: StepName, kept: Kept | null, links: readonly Link[]): Partial<Finding> {
    if (name === 'heads') {
        const count = links.filter(({ n }) => kept?.heads.has(n)).length;
        return { count, unknown: count === 0 };
    }
    return name === 'own' ? { unknown: kept?.entropy == null } : {};
}

async function check_commitments({ deals, table, rules }: Proof, { sha256 }: Hashes): Promise<Wrong> {
    if (deals.length === 0) return 'no deal';
    for (const [round, { secret, commitment }] of deals.entries()) {
        const follows = to_hex(await sha256(lp('fair-1/commit', table, rules, le32(round), secret)));
        if (follows !== commitment) return `${commitment} ≠ ${follows}`;
    }
    return null;
}

async function check_shares({ deals, pledges }: Proof, { sha256 }: Hashes): Promise<Wrong> {
    for (const { entropy } of deals) {
        if (entropy.length !== pledges.length) return `${String(entropy.length)} ≠ ${String(pledges.length)}`;
        for (const [seat, bytes] of entropy.entries()) {
            const pledge = pledges[seat] ?? null;
            const given = pledge === null ? to_hex(bytes) : to_hex(await sha256(bytes));
            if (given !== (pledge ?? zero)) return `${String(seat)}: ${given} ≠ ${pledge ?? zero}`;
        }
        if (!same(entropy.map(to_hex), deals[0]?.entropy.map(to_hex))) return 'entropy';
    }
    return null;
}

async function check_seeds({ deals, seeds }: Proof, { hmac_sha512 }: Hashes): Promise<Wrong> {
    if (seeds.length !== deals.length) return `${String(seeds.length)} ≠ ${String(deals.length)}`;
    for (const [round, { secret, commitment, entropy }] of deals.entries()) {
        const shares = entropy.map((bytes, seat) => lp(Uint8Array.of(seat), bytes));
        const said = lp('fair-1/deal', from_hex(commitment) ?? new Uint8Array());
        const follows = to_hex(await hmac_sha512(secret, join(said, ...shares)));
        if (follows !== seeds[round]) return `${seeds[round] ?? ''} ≠ ${follows}`;
    }
    return null;
}

async function check_hands(proof: Proof, hashes: Hashes): Promise<Wrong> {
    const players = proof.pledges.length;
    const { edition } = proof.options;
    const box: Box =
        proof.game === 'spicy'
            ? { game: 'spicy', edition: typeof edition === 'string' ? edition : '2020', players }
            : { game: 'schoten', players };
    for (const [round, { hands }] of proof.deals.entries()) {
        const key = from_hex(proof.seeds[round] ?? '');
        if (key === null) return 'seed';
        const follows = await hands_of(key, box, hashes);
        if (!same(hands, follows)) return `${JSON.stringify(hands)} ≠ ${JSON.stringify(follows)}`;
    }
    return null;
}

export interface Link {
    readonly n: number;
    readonly hash: string;
}

// Fills in the hash after each entry, for the heads that were kept.
async function check_chain(proof: Proof, { sha256, hmac_sha512 }: Hashes, links: Link[]): Promise<Wrong> {
    let last = from_hex(proof.before) ?? new Uint8Array();
    let n: number | null = null;
    for (const [open, hidden] of proof.entries) {
        const number: number | null = number_of(open);
        if (number === null || (n !== null && number !== n + 1))
            return `n = ${String(number)} after ${String(n)}`;
        n = number;
        let inner: Bytes = new Uint8Array(32);
        if (hidden !== undefined)
            inner = await sha256(lp(await hmac_sha512(proof.blind, le64(n)), text_bytes(hidden)));
        last = await sha256(lp('fair-1/link', last, open, inner));
        links.push({ n, hash: to_hex(last) });
    }
    return to_hex(last) === proof.head ? null : `${proof.head} ≠ ${to_hex(last)}`;
}

function number_of(open: string): number | null {
    const match = /^\{"n":([1-9]\d{0,9}),"do":"/.exec(open);
    return match === null ? null : Number(match[1]);
}

function check_actions({ entries, actions }: Proof): Wrong {
    const moved = entries.flatMap(([, hidden]) => (hidden === undefined ? [] : [hidden]));
    if (moved.length !== actions.length) return `${String(actions.length)} ≠ ${String(moved.length)}`;
    for (const [at, hidden] of moved.entries()) {
        if (!same(JSON.parse(hidden), actions[at]))
            return `${String(at + 1)}: ${JSON.stringify(actions[at])} ≠ ${hidden}`;
    }
    return null;
}

function check_heads(links: readonly Link[], kept: Kept | null): Wrong {
    for (const { n, hash } of links) {
        const mine = kept?.heads.get(n);
        if (mine !== undefined && mine !== hash) return `${String(n)}: ${hash} ≠ ${mine}`;
    }
    return null;
}

function check_own({ deals }: Proof, kept: Kept | null): Wrong {
    if (kept?.entropy == null) return null;
    const used = deals[0]?.entropy.some((bytes) => to_hex(bytes) === kept.entropy) ?? false;
    return used ? null : kept.entropy;
}

// Checks the proof in a record, step by step, as docs/fairness.md lists them; stops at the first that is wrong. Needs
// no server and believes none.
import { from_hex, join, le32, le64, lp, text_bytes, to_hex, type Bytes } from './bytes.ts';
import { check_actions, check_end, check_rules } from './game.ts';
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
    'rules',
    'end',
    'heads',
    'own',
] as const;
export type StepName = (typeof steps)[number];

// What this browser kept while the game was played.
export interface Kept {
    readonly heads: ReadonlyMap<number, string>;
    // The numbers of those that were shown while this very game was played.
    readonly during: readonly number[];
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
    let over = false;
    const checks: Record<StepName, () => Promise<Wrong> | Wrong> = {
        commitment: () => check_commitments(proof, hashes),
        share: () => check_shares(proof, hashes),
        seed: () => check_seeds(proof, hashes),
        hands: () => check_hands(proof, hashes),
        chain: () => check_chain(proof, hashes, links),
        log: () => check_log(proof),
        actions: () => check_actions(proof),
        rules: () => check_rules(proof, hashes, (ended) => (over = ended)),
        end: () => check_end(proof, over),
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

async function check_commitments(proof: Proof, { sha256 }: Hashes): Promise<Wrong> {
    const { deals, seeds, table, rules } = proof;
    const count = proof.game.deals(proof.options);
    if (deals.length !== count || seeds.length !== count)
        return `${String(deals.length)}, ${String(seeds.length)} ≠ ${String(count)}`;
    for (const [round, { secret, commitment }] of deals.entries()) {
        const follows = to_hex(await sha256(lp('fair-1/commit', table, rules, le32(round), secret)));
        if (follows !== commitment) return `${commitment} ≠ ${follows}`;
    }
    return null;
}

async function check_shares({ deals, pledges, players }: Proof, { sha256 }: Hashes): Promise<Wrong> {
    for (const { entropy } of deals) {
        if (entropy.length !== players || pledges.length !== players)
            return `${String(entropy.length)}, ${String(pledges.length)} ≠ ${String(players)}`;
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
    for (const [round, { secret, commitment, entropy }] of deals.entries()) {
        const shares = entropy.map((bytes, seat) => lp(Uint8Array.of(seat), bytes));
        const said = lp('fair-1/deal', from_hex(commitment) ?? new Uint8Array());
        const follows = to_hex(await hmac_sha512(secret, join(said, ...shares)));
        const said_seed = to_hex(seeds[round] ?? new Uint8Array());
        if (follows !== said_seed) return `${said_seed} ≠ ${follows}`;
    }
    return null;
}

async function check_hands({ game, options, deals, seeds }: Proof, hashes: Hashes): Promise<Wrong> {
    for (const [round, { hands }] of deals.entries()) {
        const follows = await game.hands(seeds[round] ?? new Uint8Array(), options, hashes);
        if (!same(hands, follows)) return `${JSON.stringify(hands)} ≠ ${JSON.stringify(follows)}`;
    }
    return null;
}

export interface Link {
    readonly n: number;
    readonly hash: string;
}

// Fills in the hash before the first entry and after each, for the heads that were kept.
async function check_chain(proof: Proof, { sha256, hmac_sha512 }: Hashes, links: Link[]): Promise<Wrong> {
    let last = from_hex(proof.before) ?? new Uint8Array();
    let expected = proof.entries[0]?.n ?? 1;
    links.push({ n: expected - 1, hash: proof.before });
    for (const { open, n, hidden } of proof.entries) {
        if (n !== expected) return `n = ${String(n)} ≠ ${String(expected)}`;
        let inner: Bytes = new Uint8Array(32);
        if (hidden !== null)
            inner = await sha256(lp(await hmac_sha512(proof.blind, le64(n)), text_bytes(hidden)));
        last = await sha256(lp('fair-1/link', last, open, inner));
        links.push({ n, hash: to_hex(last) });
        expected += 1;
    }
    return to_hex(last) === proof.head ? null : `${proof.head} ≠ ${to_hex(last)}`;
}

// Heads of the table's other games lie elsewhere; those of this game must all be met.
function check_heads(links: readonly Link[], kept: Kept | null): Wrong {
    for (const { n, hash } of links) {
        const mine = kept?.heads.get(n);
        if (mine !== undefined && mine !== hash) return `${String(n)}: ${hash} ≠ ${mine}`;
    }
    const missed = kept?.during.find((n) => links.every((link) => link.n !== n));
    return missed === undefined ? null : `${String(missed)}: ${kept?.heads.get(missed) ?? ''}`;
}

function check_own({ deals }: Proof, kept: Kept | null): Wrong {
    if (kept?.entropy == null) return null;
    const used = deals[0]?.entropy.some((bytes) => to_hex(bytes) === kept.entropy) ?? false;
    return used ? null : kept.entropy;
}

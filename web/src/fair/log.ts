// What the log says about the deal: sealed before anyone could know, attempts counted, begun once (docs/fairness.md, 6).
import { to_hex } from './bytes.ts';
import type { Proof } from './proof.ts';
import { same } from './same.ts';

type Entry = Readonly<Record<string, unknown>>;

function parsed(open: string): Entry | null {
    try {
        const value: unknown = JSON.parse(open);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : null;
    } catch {
        return null;
    }
}

const is_list = (value: unknown): value is readonly unknown[] => Array.isArray(value);

// What is wrong, or null.
export function check_log(proof: Proof): string | null {
    const entries = proof.entries.map(([open]) => parsed(open));
    if (entries.includes(null)) return 'not JSON';
    const all = entries as Entry[];
    const at = (what: string) => all.flatMap((entry, i) => (entry['do'] === what ? [i] : []));
    const [begun_at, ...again] = at('begun');
    if (begun_at === undefined || again.length > 0) return `begun: ${String(at('begun').length)}`;
    const begun = all[begun_at] ?? {};
    return (
        begun_as_recorded(begun, proof) ??
        sealed_as_begun(
            at('sealing').map((i) => [i, all[i] ?? {}]),
            at('pledged').map((i) => [i, all[i] ?? {}]),
            [begun_at, begun],
        )
    );
}

function begun_as_recorded(begun: Entry, proof: Proof): string | null {
    const deals = proof.deals.map(({ commitment, entropy }) => ({
        commitment,
        entropy: entropy.map(to_hex),
    }));
    if (begun['rules'] !== proof.rules) return 'begun: rules';
    if (!same(begun['options'], proof.options)) return 'begun: options';
    if (!same(begun['deals'], deals)) return 'begun: deals';
    return same(begun['pledges'], proof.pledges) ? null : 'begun: pledges';
}

type Placed = readonly [number, Entry];

function sealed_as_begun(
    sealings: readonly Placed[],
    pledgings: readonly Placed[],
    [begun_at, begun]: Placed,
): string | null {
    const wrong_attempt = sealings.findIndex(([, { attempt }], i) => attempt !== i + 1);
    if (wrong_attempt >= 0) return `sealing: attempt ${String(wrong_attempt + 1)}`;
    const last = sealings.at(-1);
    if (last === undefined) return null;
    const [sealed_at, sealing] = last;
    if (sealed_at > begun_at) return 'sealing after begun';
    if (sealing['rules'] !== begun['rules']) return 'sealing: rules';
    if (!same(sealing['options'], begun['options'])) return 'sealing: options';
    const deals = is_list(begun['deals']) ? begun['deals'] : [];
    if (
        !same(
            sealing['commitments'],
            deals.map((deal) => (deal as Entry)['commitment']),
        )
    )
        return 'sealing: commitments';
    return pledges_kept(sealing, pledgings.find(([i]) => i > sealed_at)?.[1], begun);
}

function pledges_kept(sealing: Entry, pledged: Entry | undefined, begun: Entry): string | null {
    const early = is_list(sealing['pledges']) ? sealing['pledges'] : [];
    const final = is_list(begun['pledges']) ? begun['pledges'] : [];
    if (early.length !== final.length) return 'sealing: pledges';
    const changed = early.findIndex((pledge, seat) => pledge !== null && pledge !== final[seat]);
    if (changed >= 0) return `sealing: pledge of seat ${String(changed)}`;
    return same((pledged ?? sealing)['pledges'], final) ? null : 'pledged: pledges';
}

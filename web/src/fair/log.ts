// What the log says about the deal: sealed before anyone could know, attempts counted, begun once (docs/fairness.md, 6).
import { to_hex } from './bytes.ts';
import type { Loose } from './games/judging.ts';
import type { Proof } from './proof.ts';
import { same } from './same.ts';

// What is wrong, or null.
export function check_log(proof: Proof): string | null {
    let sealing: Loose | null = null;
    let pledged: Loose | null = null;
    let begun: Loose | null = null;
    let attempts = 0;
    for (const { what, said, hidden } of proof.entries) {
        if ((what === 'moved') !== (hidden !== null)) return `hidden: ${what}`;
        const deals = what === 'sealing' || what === 'pledged' || what === 'begun';
        if (begun !== null ? deals : what === 'moved') return `out of order: ${what}`;
        if (what === 'begun') begun = said;
        if (what === 'pledged') pledged = said;
        if (what !== 'sealing') continue;
        attempts += 1;
        if (said['attempt'] !== attempts) return `sealing: attempt ${String(attempts)}`;
        sealing = said;
        pledged = null;
    }
    if (begun === null) return 'begun: 0';
    return (
        as_recorded('begun', begun, proof) ??
        (sealing === null ? null : as_recorded('sealing', sealing, proof)) ??
        begun_as_recorded(begun, proof) ??
        (sealing === null ? pledged && 'pledged' : sealed_as_recorded(sealing, pledged, proof))
    );
}

function as_recorded(what: string, said: Loose, { rules, options }: Proof): string | null {
    if (said['rules'] !== rules) return `${what}: rules`;
    return same(said['options'], options) ? null : `${what}: options`;
}

function begun_as_recorded(begun: Loose, proof: Proof): string | null {
    const deals = proof.deals.map(({ commitment, entropy }) => ({
        commitment,
        entropy: entropy.map(to_hex),
    }));
    if (!same(begun['deals'], deals)) return 'begun: deals';
    return same(begun['pledges'], proof.pledges) ? null : 'begun: pledges';
}

function sealed_as_recorded(sealing: Loose, pledged: Loose | null, proof: Proof): string | null {
    const commitments = proof.deals.map(({ commitment }) => commitment);
    if (!same(sealing['commitments'], commitments)) return 'sealing: commitments';
    const early = sealing['pledges'];
    if (!Array.isArray(early) || early.length !== proof.pledges.length) return 'sealing: pledges';
    const changed = early.findIndex((pledge, seat) => pledge !== null && pledge !== proof.pledges[seat]);
    if (changed >= 0) return `sealing: pledge of seat ${String(changed)}`;
    return same((pledged ?? sealing)['pledges'], proof.pledges) ? null : 'pledged: pledges';
}

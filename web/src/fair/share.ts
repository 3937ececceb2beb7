// This client's share of a deal: 32 random bytes, first their hash, then they themselves, so that nobody can choose
// after having seen another's (docs/fairness.md).
import type { Request } from '../wire/connection.ts';
import type { Dealing } from '../wire/types.gen.ts';
import { from_hex, to_hex } from './bytes.ts';
import { hashes } from './hashes.ts';
import { keep_share, share_of, type Share } from './keep.ts';

// Drawn once for each attempt, also across a reload and in two tabs.
function own_share(table: string, dealing: Dealing): Share {
    const { game, attempt, commitments } = dealing;
    const before = share_of(table, game);
    if (before?.attempt === attempt && before.commitments.join() === commitments.join()) return before;
    const entropy = to_hex(crypto.getRandomValues(new Uint8Array(32)));
    const share = { game, attempt, commitments, entropy };
    keep_share(table, share);
    return share;
}

// What to answer to this stage; null if there is nothing.
export async function answer_to(table: string, chair: number, dealing: Dealing): Promise<Request | null> {
    const seat = dealing.seats.indexOf(chair);
    if (seat < 0) return null;
    const { entropy } = own_share(table, dealing);
    const hash = to_hex(await (await hashes()).sha256(from_hex(entropy) ?? new Uint8Array()));
    if (dealing.stage === 'sealed') return { type: 'pledge', hash };
    return dealing.pledges[seat] === hash ? { type: 'reveal', entropy } : null;
}

// The moves against the rules, from this deal to the end of the game (docs/fairness.md, 7 to 9).
import { Illegal, Malformed, whole, type Loose } from './games/judging.ts';
import type { Hashes } from './hashes.ts';
import type { Proof } from './proof.ts';
import { same } from './same.ts';
import { parse_strictly } from './strict.ts';

type Wrong = string | null;

export function check_actions({ entries, actions }: Proof): Wrong {
    const moved = entries.flatMap(({ hidden }) => (hidden === null ? [] : [hidden]));
    if (moved.length !== actions.length) return `${String(actions.length)} ≠ ${String(moved.length)}`;
    for (const [at, hidden] of moved.entries()) {
        if (!says(hidden, actions[at]))
            return `${String(at + 1)}: ${JSON.stringify(actions[at])} ≠ ${hidden}`;
    }
    return null;
}

function says(hidden: string, action: unknown): boolean {
    try {
        return same(parse_strictly(hidden), action);
    } catch {
        return false;
    }
}

// Tells, besides, whether the game was played to its end.
export async function check_rules(
    proof: Proof,
    hashes: Hashes,
    ended: (over: boolean) => void,
): Promise<Wrong> {
    const game = await proof.game.begin(proof.seeds, proof.options, hashes);
    for (const [at, action] of proof.actions.entries()) {
        try {
            const loose = (action ?? {}) as Loose;
            game.act(whole(loose['seat'], 0, proof.players - 1), loose);
        } catch (problem) {
            if (!(problem instanceof Illegal || problem instanceof Malformed)) throw problem;
            return `${String(at + 1)}: ${JSON.stringify(action)}`;
        }
    }
    ended(game.over());
    return null;
}

// The log ends with what ended the game, be it a move or that it was given up.
export function check_end({ entries }: Proof, over: boolean): Wrong {
    const given_up = entries.findIndex(({ what }) => what === 'given-up' || what === 'closed');
    const last = entries.at(-1)?.what ?? '';
    if (!over && given_up < 0) return `${last} ≠ given-up`;
    const ends_there = over ? given_up < 0 && last === 'moved' : given_up === entries.length - 1;
    return ends_there ? null : `${String(entries.length - 1 - given_up)} > 0`;
}

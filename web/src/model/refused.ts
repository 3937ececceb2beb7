// Why something was refused, in the reader's language. The engine's keys come first, then the server's codes; what
// neither knows is told in the server's English rather than not at all.
import type { GameName } from '../wire/game.ts';
import type { Areas } from '../words/words.svelte.ts';

export interface Refused {
    readonly code: string;
    readonly key: string;
    readonly message: string;
    readonly margin?: number | undefined;
}

interface Catalogue {
    // By the rules of a game; until they are here, the others do.
    readonly refusals?: Areas['refusals'] | undefined;
    readonly room: Areas['room'];
}

export function why_refused(error: Refused, game: GameName | null, { refusals, room }: Catalogue): string {
    const trouble: Record<string, unknown> = room.trouble;
    if (error.code === 'beaten') return room.trouble.beaten(error.margin ?? 0);
    const by_rule: Record<string, string> = (game !== null && refusals?.[game]) || {};
    const known = by_rule[error.key] ?? trouble[error.key] ?? trouble[error.code];
    return typeof known === 'string' ? known : error.message !== '' ? error.message : room.trouble.unknown;
}

// A refusal by a rule can open the help at it.
export function rule_of(error: Refused): string | null {
    return /^[A-Z]\d{1,2}$/.test(error.code) ? error.code : null;
}

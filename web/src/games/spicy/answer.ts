// The two keys that answer a question: to let be what is there, or to take what is offered.
import type { Action, SpicyLegal } from '../../wire/types.gen.ts';

export function answer(key: 'let' | 'take', legal: SpicyLegal | undefined): Action | null {
    if (legal?.totalWild) return { do: 'total-wild', take: key === 'take' };
    return key === 'let' && legal?.let ? { do: 'let' } : null;
}

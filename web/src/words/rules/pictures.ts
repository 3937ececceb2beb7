// The rules in pictures, for who wants to play and not to read: what lies there, what is said, and the rule it shows. The
// sentences are each language's own (the book's `pictures`, by the same keys).
import type { GameName } from '../../wire/game.ts';

export interface Picture {
    readonly key: string;
    readonly rule: string;
    // Cards as the wire writes them.
    readonly cards: readonly string[];
    // Declarations, as words over the table.
    readonly claims?: readonly string[];
}

export const rule_pictures = {
    spicy: [
        { key: 'lay', rule: 'S7', cards: ['p3'], claims: ['c2'] },
        { key: 'follow', rule: 'S9', cards: [], claims: ['c2', 'c5', 'c10', 'c1'] },
        { key: 'doubt', rule: 'S14', cards: ['c4'], claims: ['c10'] },
        { key: 'stack', rule: 'S18', cards: ['??', '??', '??'] },
        { key: 'wild', rule: 'S17', cards: ['xs', 'xn'] },
        { key: 'last', rule: 'S21', cards: ['w9'], claims: ['w8'] },
        { key: 'end', rule: 'S27', cards: [] },
    ],
    schoten: [
        { key: 'backs', rule: 'T3', cards: ['r?', 'y?', 'g?', 'k?'] },
        { key: 'ranking', rule: 'T5', cards: ['g10', 'k9', 'r2', 'y1'] },
        { key: 'tips', rule: 'T6', cards: ['g?', 'r?'] },
        { key: 'follow', rule: 'T7', cards: ['y8', 'y11', 'g3'] },
        { key: 'rack', rule: 'T8', cards: ['k?'] },
        { key: 'score', rule: 'T10', cards: [] },
    ],
} as const satisfies Record<GameName, readonly Picture[]>;

export type PictureKey<Name extends GameName> = (typeof rule_pictures)[Name][number]['key'];

// Suits of one game stay apart for every kind of eye. Shape and word tell them apart as well; this is the third leg.
import { describe, expect, it } from 'vitest';
import { difference, eyes } from './colour.ts';
import { colour } from './tokens.ts';

const boxes = {
    'spicy 2020': ['chili', 'wasabi', 'pepper'],
    'spicy 2022': ['chili', 'lemon', 'pepper'],
    'scharfe schoten': ['chili', 'lemon', 'leaf', 'black'],
};

describe.each(Object.entries(boxes))('%s', (_, suits) => {
    const pairs = suits.flatMap((one, i) => suits.slice(i + 1).map((other) => [one, other] as const));
    for (const [eye, matrix] of Object.entries(eyes))
        it.each(pairs)(`%s and %s, ${eye}`, (one, other) => {
            expect(difference(colour(one), colour(other), matrix)).toBeGreaterThanOrEqual(29);
        });
});

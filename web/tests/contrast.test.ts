// WCAG AA for every pair of tokens in use: 4.5 for words, 3 for marks, edges and focus rings.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour.ts';
import { colour, colours, themes } from './tokens.ts';

const words: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
    ['ink', ['glow', 'ground', 'ground-deep', 'surface', 'surface-raised']],
    ['ink-soft', ['glow', 'ground', 'ground-deep', 'surface', 'surface-raised']],
    ['ink-on-felt', ['felt', 'felt-edge']],
    ['accent', ['glow', 'ground', 'ground-deep', 'surface', 'surface-raised']],
    ['turn', ['ground', 'surface', 'surface-raised']],
    ['good', ['surface']],
    ['bad', ['surface']],
    ['on-accent', ['accent']],
    ['on-slap', ['slap']],
    ['on-good', ['good']],
    ['on-bad', ['bad']],
    ['card-ink', ['paper']],
    ['chili-ink', ['paper']],
    ['wasabi-ink', ['paper']],
    ['lemon-ink', ['paper', 'lemon']],
    ['pepper-ink', ['paper']],
    ['leaf-ink', ['paper']],
    ['black-ink', ['paper']],
    ['gold-deep', ['paper']],
    ['back-line', ['back', 'wild-back']],
    ['ink-on-plum', ['plum', 'plum-glow']],
    ['gold-bright', ['plum', 'plum-glow']],
    ['card-ink', ['gold-bright']],
    ['right-on-paper', ['paper']],
    ['wrong-on-paper', ['paper']],
];

const marks: readonly (readonly [mark: string, grounds: readonly string[]])[] = [
    ['line', ['glow', 'ground', 'ground-deep', 'surface', 'surface-raised']],
    ['focus', ['ground', 'ground-deep', 'surface', 'surface-raised', 'felt', 'felt-edge']],
    ['turn', ['felt']],
    ['slap', ['ground', 'felt']],
    ['chili', ['paper']],
    ['wasabi', ['paper']],
    ['pepper', ['paper']],
    ['leaf', ['paper']],
    ['black', ['paper']],
];

// Not told from anything by colour: the yellow and the gold carry a dark outline, the edge is a shade of the paper, the
// wood is the rim of the table.
const ornaments = ['lemon', 'gold', 'paper-edge', 'wood', 'wood-deep'];

describe.each(themes)('contrast, %s', (theme) => {
    const pairs = (table: typeof words) =>
        table.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

    it.each(pairs(words))('%s on %s can be read', (ink, ground) => {
        expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(pairs(marks))('%s on %s can be seen', (mark, ground) => {
        expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
    });
});

it('what a field hints at is as dark as other quiet words', () => {
    const rule = /::placeholder\s*\{([^}]*)\}/.exec(readFileSync('src/style/base.css', 'utf8'))?.[1] ?? '';
    expect(rule).toContain('color: var(--ink-soft)');
    expect(rule).toContain('opacity: 1');
});

it('leaves no colour unchecked', () => {
    const checked = new Set(
        [...words, ...marks].flatMap(([ink, grounds]) => [ink, ...grounds]).concat(ornaments),
    );
    expect([...colours.keys()].filter((name) => !checked.has(name))).toEqual([]);
});

// The pieces of the great moments: seen on what they lie on, and silent unless named.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { GrandCup, VerdictMark } from '../src/art/lively.ts';
import { block_of } from '../src/art/podium.ts';
import { verdict_marks, verdict_rim } from '../src/art/VerdictMark.svelte';
import { contrast } from './colour.ts';
import { colour, themes } from './tokens.ts';

// The plum of a moment, by day as by night: its lightest and its darkest.
const plum = ['#7a2f50', '#341730'];

it.each(['right', 'wrong'] as const)('%s is seen on paper and on the felt', (of) => {
    expect(contrast(verdict_marks[of].fill, verdict_rim)).toBeGreaterThanOrEqual(4.5);
    for (const theme of themes)
        expect(contrast(verdict_marks[of].fill, colour('paper', theme))).toBeGreaterThanOrEqual(3);
    for (const felt of plum) expect(contrast(verdict_rim, felt)).toBeGreaterThanOrEqual(3);
});
it('right and wrong differ in shape', () => {
    expect(verdict_marks.right.d).not.toBe(verdict_marks.wrong.d);
    expect(verdict_marks.right.sign).not.toBe(verdict_marks.wrong.sign);
});
it.each([1, 2, 3, 6])('what is written on the block of place %i can be read', (place) => {
    const { top, face, foot, ink } = block_of(place);
    // Written on the upper half; large figures may reach the foot.
    expect(contrast(ink, face)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, foot)).toBeGreaterThanOrEqual(3);
    for (const felt of plum) expect(contrast(top, felt)).toBeGreaterThanOrEqual(3);
});
it('are silent without a label', () => {
    const cup = render(GrandCup, {}).container;
    expect(cup.querySelector('[role=img]')).toBeNull();
    expect(render(GrandCup, { label: 'a trophy' }).getByRole('img').getAttribute('aria-label')).toBe(
        'a trophy',
    );
    const { container } = render(VerdictMark, { of: 'right' });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

import { expect, it } from 'vitest';
import { band_of, path_of } from '../../src/lookback/curve.ts';

const area = { width: 100, height: 10 };

it('a curve goes from point to point, and stops where there is nothing to say', () => {
    expect(path_of([0, 0.5, 1], area)).toBe('M0 10L50 5L100 0');
    expect(path_of([0, null, 1], area)).toBe('M0 10M100 0');
});

it('a band goes there above and back below, a piece for each stretch', () => {
    expect(
        band_of(
            [
                [0, 0.5],
                [0.5, 1],
            ],
            area,
        ),
    ).toBe('M0 5L100 0L100 5L0 10Z');
    expect(band_of([[0, 0.5], null, [0.5, 1]], area)).toBe('');
});

// The marks of the games as data, each on a field of 48 × 48. Shape, not colour, tells them apart.
import { circle, star, type Part } from './path.ts';

const paper = '#fff6e3';

const peppercorns = (fill: string, ink: string): readonly Part[] => [
    { d: circle(16, 18, 10.5) + circle(34, 20, 9) + circle(24, 35, 10), fill, stroke: ink, width: 2.4 },
    {
        d: 'M10 17c2-4 6-5 9-4M13 23c3 1 6 0 8-2M30 17c2-2 5-2 7 0M18 33c2-4 7-5 10-2M20 40c3 1 6 0 8-2',
        stroke: paper,
        width: 1.9,
        opacity: 0.85,
    },
];

export const glyphs = {
    chili: [
        {
            d: 'M29 13C40 14 43 26 36 34C28 43 14 44 4 39C14 38 20 33 22 26C23 20 23 14 29 13Z',
            fill: 'var(--chili)',
            stroke: 'var(--chili-ink)',
            width: 2.2,
        },
        { d: 'M35 20c2 5 1 9-2 12', stroke: paper, width: 2.4, opacity: 0.9 },
        { d: 'M25 15c1-6 10-7 13 0c-3 3-9 3-13 0Z', fill: '#4d6b1c', stroke: '#2f4410', width: 1.6 },
        { d: 'M32 10c0-4 2-6 6-6', stroke: '#2f4410', width: 3.4 },
    ],
    wasabi: [
        {
            d: 'M24 44C9 37 3 26 6 16C9 6 20 5 24 14C28 5 39 6 42 16C45 26 39 37 24 44Z',
            fill: 'var(--wasabi)',
            stroke: '#0b3420',
            width: 2,
        },
        { d: 'M24 40V17M24 34L13 26M24 34L35 26M24 26L14 17M24 26L34 17', stroke: '#d9ecb9', width: 2.3 },
    ],
    lemon: [
        {
            d: 'M3 27C7 25 8 22 10 19C16 9 33 9 38 19C40 22 41 25 45 27C41 29 40 32 38 35C33 44 16 44 10 35C8 32 7 29 3 27Z',
            fill: 'var(--lemon)',
            stroke: 'var(--lemon-ink)',
            width: 2.8,
        },
        { d: 'M13 25c2-5 6-8 11-8', stroke: '#fffbe8', width: 3 },
        { d: 'M30 31h.1M25 36h.1M33 25h.1', stroke: 'var(--lemon-ink)', width: 2.4, opacity: 0.6 },
        { d: 'M25 11c2-7 9-9 15-7c-1 6-8 9-15 7Z', fill: '#5b8a2a', stroke: '#2f4410', width: 1.8 },
    ],
    pepper: peppercorns('var(--pepper)', 'var(--pepper-ink)'),
    black: peppercorns('var(--black)', '#0f0b14'),
    leaf: [
        {
            d: 'M7 42C1 22 14 6 43 5C45 33 28 48 7 42Z',
            fill: 'var(--leaf)',
            stroke: 'var(--leaf-ink)',
            width: 2.2,
        },
        { d: 'M4 45L35 13M17 31V19M24 24V13M17 31H30M24 24H37', stroke: '#e5f5cf', width: 2.3 },
    ],
    star: [{ d: star(24, 25, 21, 9.6), fill: 'var(--gold)', stroke: 'var(--gold-deep)', width: 2.6 }],
    paw: [
        {
            d: 'M24 24c7 0 13 7 13 13c0 5-4 6-7 5c-4-1-8-1-12 0c-3 1-7 0-7-5c0-6 6-13 13-13Z',
            fill: 'currentColor',
        },
        {
            d: 'M8 17c3-1 6 2 7 6c0 4-1 6-4 6c-3 1-6-2-7-6c0-3 1-6 4-6ZM40 17c-3-1-6 2-7 6c0 4 1 6 4 6c3 1 6-2 7-6c0-3-1-6-4-6ZM18 5c3-1 6 3 6 8c0 4-2 7-4 7c-4 0-6-3-6-8c0-4 1-7 4-7ZM30 5c-3-1-6 3-6 8c0 4 2 7 4 7c4 0 6-3 6-8c0-4-1-7-4-7Z',
            fill: 'currentColor',
        },
    ],
} as const satisfies Record<string, readonly Part[]>;

export type Glyph = keyof typeof glyphs;

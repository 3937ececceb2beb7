// What lies on the table besides cards: the trophy and the raider's paw.
import type { Part } from './path.ts';

const gold_dark = 'var(--gold-deep)';
// A cup with ears and a flame in it.
export const cup: readonly Part[] = [
    {
        d: 'M24 3c5 5 8 8 7 14h-14c-1-5 3-7 3-10c2 1 3 2 3 4c1-2 2-4 1-8Z',
        fill: 'var(--chili)',
        stroke: 'var(--chili-ink)',
        width: 1.6,
    },
    { d: 'M12 17C3 15 3 28 14 29M36 17C45 15 45 28 34 29', stroke: gold_dark, width: 5.4 },
    { d: 'M12 17C3 15 3 28 14 29M36 17C45 15 45 28 34 29', stroke: 'var(--gold)', width: 2.6 },
    {
        d: 'M10 15l4-5l5 5h10l5-5l4 5c0 12-4 19-11 20v4h6v5H15v-5h6v-4C14 34 10 27 10 15Z',
        fill: 'var(--gold)',
        stroke: gold_dark,
        width: 2,
    },
    { d: 'M16 20c0 5 2 9 5 11', stroke: '#fff1c7', width: 2.6 },
    { d: 'M22 24l2 2l2-2M24 26v2', stroke: gold_dark, width: 1.8 },
];

const ink = '#3a1a08';
// The raider's paw that rests on a stack (V3).
export const paw: readonly Part[] = [
    {
        d: 'M8 15l-2-9l6 5ZM18 9l1-8l5 7ZM30 9l-1-8l-5 7ZM40 15l2-9l-6 5Z',
        fill: '#fffaf0',
        stroke: ink,
        width: 1.4,
    },
    {
        d: 'M14 48V34C6 32 3 22 6 14C9 9 14 11 15 14C15 7 22 5 24 10C26 5 33 7 33 14C34 11 39 9 42 14C45 22 42 32 34 34V48Z',
        fill: '#e58a3c',
        stroke: ink,
        width: 2,
    },
    { d: 'M14 40h7M14 45h6M34 40h-7M34 45h-6', stroke: '#a6531a', width: 2.4 },
    {
        d: 'M24 22c5 0 8 4 8 7c0 3-4 3-8 3s-8 0-8-3c0-3 3-7 8-7Z',
        fill: '#f9c4a8',
        stroke: ink,
        width: 1.4,
    },
    {
        d: 'M10 16c2 0 3 2 3 4s-1 3-3 3s-3-2-2-4c0-2 1-3 2-3ZM38 16c-2 0-3 2-3 4s1 3 3 3s3-2 2-4c0-2-1-3-2-3ZM19 12c2 0 3 2 2 4s-1 3-2 3s-3-2-3-4s1-3 3-3ZM29 12c-2 0-3 2-2 4s1 3 2 3s3-2 3-4s-1-3-3-3Z',
        fill: '#f9c4a8',
    },
];

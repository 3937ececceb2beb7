// The opponents' faces as data: what makes a cat this cat. The keys are the bots' level names; masters are ready
// for the levels to come, and guests give people without a picture a coat of their own.
import type { Part } from './path.ts';
import { circle } from './path.ts';

export interface CatLook {
    readonly ground: string;
    readonly fur: string;
    readonly shade: string;
    readonly muzzle: string;
    readonly iris: string;
    readonly eyes: 'wide' | 'calm' | 'sly' | 'narrow';
    readonly mouth: 'small' | 'smile' | 'grin' | 'stern';
    // Under the eyes: what marks make of the fur there, and glasses that are not empty.
    readonly mask?: string;
    readonly lens?: string;
    readonly tips?: string;
    readonly behind?: readonly Part[];
    readonly marks?: readonly Part[];
    readonly front?: readonly Part[];
}

export const ink = '#26141a';
const tabby: readonly Part[] = [
    { d: 'M24 12v7M18 13l1 5M30 13l-1 5', stroke: '#a4521a', width: 2.2 },
    { d: 'M8 28l5 1M8 33l5-1M40 28l-5 1M40 33l-5-1', stroke: '#a4521a', width: 2 },
];
const crown: readonly Part[] = [
    { d: 'M14 13l-2-10l7 5l5-7l5 7l7-5l-2 10Z', fill: 'var(--gold)', stroke: 'var(--gold-deep)', width: 1.6 },
    { d: circle(24, 9, 1.6), fill: 'var(--chili)' },
];

export const cats = {
    random: {
        ground: '#f6c9b8',
        fur: '#f3efe9',
        shade: '#b9b1ab',
        muzzle: '#ffffff',
        iris: '#4aa3c7',
        eyes: 'wide',
        mouth: 'small',
        marks: [{ d: 'M10 17C12 12 18 11 22 13C22 19 17 22 12 22Z', fill: '#9a948f' }],
        front: [{ d: 'M38 41l5-4v9Zm0 0l-5-4v9Z', fill: '#e8637c', stroke: ink, width: 1.3 }],
    },
    honest: {
        ground: '#c9d7ee',
        fur: '#8f98ab',
        shade: '#5d667c',
        muzzle: '#d9dfea',
        iris: '#e0a126',
        eyes: 'calm',
        mouth: 'smile',
        behind: [
            {
                d: 'M24 46C8 47 2 38 4 27L1 24l5-2l-2-4l6 1l28 0l6-1l-2 4l5 2l-3 3c2 11-4 20-20 19Z',
                fill: '#aab3c5',
                stroke: ink,
                width: 1.6,
            },
        ],
        front: [{ d: 'M17 42l7 3l7-3v6l-7-2l-7 2Z', fill: '#8f1d2f', stroke: ink, width: 1.4 }],
    },
    odds: {
        ground: '#fbe0a8',
        fur: '#e58a3c',
        shade: '#b9601f',
        muzzle: '#fde8cd',
        iris: '#3f7a3c',
        lens: '#fff4dc',
        eyes: 'wide',
        mouth: 'small',
        marks: tabby,
        front: [
            { d: circle(16.5, 26, 6.6) + circle(31.5, 26, 6.6), stroke: ink, width: 2 },
            { d: 'M23 25q1-1 2 0M10 25l-4-2M38 25l4-2', stroke: ink, width: 2 },
        ],
    },
    liar: {
        ground: '#bfe3c4',
        fur: '#3b3044',
        shade: '#221a2a',
        muzzle: '#54465f',
        iris: '#9be04a',
        eyes: 'sly',
        mouth: 'grin',
        marks: [{ d: 'M26 17l9-4', stroke: '#8f7f9b', width: 2.2 }],
        front: [{ d: 'M12 41q12 7 24 0l-1 5q-11 4-22 0Z', fill: '#d13a14', stroke: ink, width: 1.4 }],
    },
    suspicious: {
        ground: '#e5cdea',
        fur: '#f2e3cc',
        shade: '#5b4038',
        muzzle: '#6a4c42',
        iris: '#3b86d8',
        mask: '#7a5b4e',
        eyes: 'narrow',
        mouth: 'stern',
        marks: [
            {
                d: 'M24 18C33 18 36 25 35 31C34 38 29 42 24 42C19 42 14 38 13 31C12 25 15 18 24 18Z',
                fill: '#7a5b4e',
            },
        ],
        front: [
            {
                d: ['12 41', '17 44', '24 45', '31 44', '36 41']
                    .map((p) => circle(Number(p.split(' ')[0]), Number(p.split(' ')[1]), 2.3))
                    .join(''),
                fill: '#fffdf5',
                stroke: ink,
                width: 1.1,
            },
        ],
    },
    apprentice: {
        ground: '#f9c9a0',
        fur: '#f0a03c',
        shade: '#8a4a10',
        muzzle: '#fff3df',
        iris: '#2f6b3a',
        eyes: 'calm',
        mouth: 'stern',
        marks: [
            {
                d: 'M24 11v8M18 12l2 6M30 12l-2 6M7 26l6 2M7 31l6 1M8 36l5-1M41 26l-6 2M41 31l-6 1M40 36l-5-1',
                stroke: ink,
                width: 2.4,
            },
        ],
    },
    expert: {
        ground: '#d3c7ef',
        fur: '#f6f4f7',
        shade: '#9a92a8',
        muzzle: '#ffffff',
        iris: '#5b8fd6',
        eyes: 'narrow',
        mouth: 'smile',
        marks: [
            {
                d: 'M20 12l1 4M28 12l-1 4M24 11v6M8 29l4 1M40 29l-4 1M9 35l4-1M39 35l-4-1',
                stroke: '#6d6580',
                width: 2.2,
            },
        ],
        front: [{ d: 'M24 12l2.4 3L24 18l-2.4-3Z', fill: '#7a4fd0', stroke: ink, width: 1.1 }],
    },
    master: {
        ground: '#f6d36b',
        fur: '#c8873a',
        shade: '#7a4513',
        muzzle: '#f6dcb4',
        iris: '#b8860b',
        eyes: 'sly',
        mouth: 'stern',
        behind: [
            {
                d: 'M24 47C10 48 1 39 2 27C0 18 8 7 24 6C40 7 48 18 46 27C47 39 38 48 24 47Z',
                fill: '#7a3a12',
                stroke: ink,
                width: 1.6,
            },
        ],
        front: crown,
    },
} as const satisfies Record<string, CatLook>;

export type CatName = keyof typeof cats;

export type Coat = readonly [ground: string, fur: string, shade: string, muzzle: string, iris: string];
const coats: readonly [Coat, ...Coat[]] = [
    ['#cfe6f5', '#e9b27a', '#b07842', '#fff2e0', '#3f7a3c'],
    ['#f7d6c9', '#6f6a72', '#4a454d', '#d8d3da', '#e0a126'],
    ['#dcecc4', '#f5ecdd', '#c7b79c', '#ffffff', '#3b86d8'],
    ['#f9e2a6', '#8a5a3c', '#5f3a22', '#efd8c0', '#7fae3a'],
    ['#e3d4f2', '#4a4250', '#2e2833', '#8b8292', '#e8c23a'],
    ['#c9ece4', '#d9733a', '#9c4a1c', '#fde3cf', '#2f6b9a'],
];

// A guest's cat follows from the name alone, so that everyone at the table sees the same one.
export function guest_look(name: string): CatLook {
    let hash = 2166136261;
    for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
    hash >>>= 7;
    const [, fur, shade, muzzle, iris] = coats[hash % coats.length] ?? coats[0];
    const [ground] = coats[(hash >>> 5) % coats.length] ?? coats[0];
    return { ground, fur, shade, muzzle, iris, eyes: hash % 2 === 0 ? 'wide' : 'calm', mouth: 'smile' };
}

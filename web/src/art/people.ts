// The cats people choose from. A key is also the key of the cat's name in the words. Told apart by what they wear
// and how they are marked, not by colour alone. Loaded where a cat is chosen or a chosen one sits.
import { type CatLook, type Coat } from './cats.ts';
import { circle, type Part } from './path.ts';
import { wear } from './wear.ts';

const stripes = (stroke: string): readonly Part[] => [
    {
        d: 'M24 12v6.500M18.500 13l1 4.500M29.500 13l-1 4.500M7.500 28l5 1M8 33l5-1M40.500 28l-5 1M40 33l-5-1',
        stroke,
        width: 2.2,
    },
];
const spots = (fill: string): readonly Part[] => [
    {
        d: [
            [18, 15.5, 1.6],
            [24, 17, 1.7],
            [30, 15.5, 1.6],
            [9, 28, 1.5],
            [11.5, 37, 1.5],
            [39, 28, 1.5],
            [36.5, 37, 1.5],
        ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
            .join(''),
        fill,
    },
];
const blaze = (fill: string): readonly Part[] => [
    { d: 'M24 12.500Q27 17 24.900 22H23.100Q21 17 24 12.500Z', fill },
];
const patch = (fill: string): Part => ({
    d: 'M10 17C12 12 18 11 22 13C23 20 18 24 10.500 24Q8.500 20 10 17Z',
    fill,
});
const far_patch = (fill: string): Part => ({
    d: 'M39.500 22Q42.500 29.500 37 35.800Q33 33 33.800 28Q34.500 23 39.500 22Z',
    fill,
});
const half = (fill: string): Part => ({
    d: 'M24 11.500Q27 11 30 12.600Q37 14 40.200 22Q44 30 37.500 36.200Q32 42 24 42.100Q26 27 24 11.500Z',
    fill,
});

type Traits = Pick<CatLook, 'eyes' | 'mouth'> & Partial<CatLook>;
const cat = ([ground, fur, shade, muzzle, iris]: Coat, traits: Traits): CatLook => ({
    ground,
    fur,
    shade,
    muzzle,
    iris,
    ...traits,
});

export const people = {
    ginger: cat(['#cfe6f5', '#e79a4c', '#a8601c', '#fff2e0', '#3f7a3c'], {
        eyes: 'calm',
        mouth: 'smile',
        marks: stripes('#b0561a'),
        front: wear.bandana,
    }),
    smoke: cat(['#f7d6c9', '#7d7882', '#4a454d', '#e0dbe2', '#f0b93a'], {
        eyes: 'calm',
        mouth: 'small',
        front: wear.headphones,
    }),
    cream: cat(['#dcecc4', '#f5e6cc', '#b79f78', '#ffffff', '#3b86d8'], {
        eyes: 'wide',
        mouth: 'smile',
        front: wear.flower,
    }),
    cocoa: cat(['#f9e2a6', '#96643f', '#5f3a22', '#f1dcc6', '#9bc24a'], {
        eyes: 'wide',
        mouth: 'smile',
        front: wear.toque,
    }),
    midnight: cat(['#e3d4f2', '#453d4d', '#9d93a8', '#f6f2f7', '#f2cf46'], {
        eyes: 'wide',
        mouth: 'small',
        marks: blaze('#f6f2f7'),
        front: wear.bell,
    }),
    calico: cat(['#c9ece4', '#f7f2ea', '#a99f93', '#ffffff', '#2f7f6a'], {
        eyes: 'wide',
        mouth: 'smile',
        marks: [patch('#e08a3a'), far_patch('#5b4a4a')],
        front: wear.bow,
    }),
    steel: cat(['#fbe0c8', '#8ba0b4', '#56697c', '#d6e0e9', '#4f9a4a'], {
        eyes: 'narrow',
        mouth: 'small',
        front: wear.bowler,
    }),
    snow: cat(['#bcd8f2', '#fbfafc', '#a2a0ae', '#ffffff', '#3f9ad8'], {
        eyes: 'wide',
        mouth: 'grin',
        front: wear.party_hat,
    }),
    bengal: cat(['#d6e6b8', '#d9a45a', '#8a5a22', '#fbeacb', '#2f7f4a'], {
        eyes: 'sly',
        mouth: 'smile',
        marks: spots('#5f3512'),
        front: wear.bow_tie,
    }),
    marmalade: cat(['#d9dcf5', '#ec8240', '#a94d18', '#fff5ea', '#4a8f3c'], {
        eyes: 'calm',
        mouth: 'small',
        marks: blaze('#fff5ea'),
        front: wear.beret,
    }),
    sphynx: cat(['#cdeedd', '#edbfae', '#a8705f', '#f8dccf', '#4a9fb8'], {
        eyes: 'wide',
        mouth: 'stern',
        marks: [
            {
                d: 'M17.500 14.500Q24 17.500 30.500 14.500M19 18Q24 20.500 29 18',
                stroke: '#a8705f',
                width: 1.5,
            },
        ],
        front: wear.rollneck,
    }),
    tortie: cat(['#f6cfd6', '#e2924a', '#8a4a20', '#fbe6d2', '#5f9a3c'], {
        eyes: 'calm',
        mouth: 'smile',
        mask: '#6b5048',
        tips: '#6b5048',
        marks: [half('#6b5048')],
        front: wear.sprig,
    }),
    rusty: cat(['#cfe9ee', '#b5623a', '#6f3417', '#f6dcc8', '#e8c23a'], {
        eyes: 'sly',
        mouth: 'grin',
        marks: [
            {
                d: 'M9 29.500l5 1M9 33.500l5-.5M39 29.500l-5 1M39 33.500l-5-.5',
                stroke: '#7a3716',
                width: 1.8,
            },
        ],
        front: wear.headscarf,
    }),
    pebble: cat(['#f4e3b4', '#a9a19b', '#635b55', '#efe9e3', '#c2762a'], {
        eyes: 'wide',
        mouth: 'small',
        tips: '#635b55',
        marks: stripes('#6f6761'),
        front: wear.hair_star,
    }),
} as const satisfies Record<string, CatLook>;

export type PersonCat = keyof typeof people;
export const people_names = Object.keys(people) as PersonCat[];

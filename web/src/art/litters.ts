// Several bots of one level are several cats: brothers and sisters with the level's face and its things, in other
// coats, each with a birthmark, so that colour is not all that tells them apart. The first is the level's own cat.
import { cats, type CatLook, type CatName, type Coat } from './cats.ts';
import type { Part } from './path.ts';

interface Sibling {
    readonly coat: Coat;
    // What marks and things are dyed: from the first cat's colour to this one's.
    readonly dye: Readonly<Record<string, string>>;
}

export const litters: Record<CatName, readonly Sibling[]> = {
    random: [
        {
            coat: ['#d3e8c4', '#fbe3c0', '#b8935c', '#fffaf0', '#4f9a5a'],
            dye: { '#9a948f': '#d9923f', '#e8637c': '#3f7fd0' },
        },
        {
            coat: ['#d6dcf6', '#d9d3da', '#8f8794', '#ffffff', '#c98a1e'],
            dye: { '#9a948f': '#5f5864', '#e8637c': '#e0a126' },
        },
        {
            coat: ['#fbe3a8', '#e3c6b2', '#9a6f58', '#fff6ee', '#4a86c7'],
            dye: { '#9a948f': '#8a5a44', '#e8637c': '#2f9a86' },
        },
        {
            coat: ['#cdeeee', '#f6eef6', '#b09ab8', '#ffffff', '#8a5fc0'],
            dye: { '#9a948f': '#453d4d', '#e8637c': '#9a52c4' },
        },
    ],
    honest: [
        {
            coat: ['#f6dcc0', '#b08b6a', '#6f4f33', '#f0e0d0', '#5f9a3c'],
            dye: { '#aab3c5': '#cfae8c', '#8f1d2f': '#1f5f8a' },
        },
        {
            coat: ['#d2ead0', '#e2ddd6', '#8f877c', '#ffffff', '#d08a1e'],
            dye: { '#aab3c5': '#f4f0ea', '#8f1d2f': '#2a6b3c' },
        },
        {
            coat: ['#ead3ee', '#6f7488', '#c5cadb', '#c9cede', '#f0c23a'],
            dye: { '#aab3c5': '#8b90a5', '#8f1d2f': '#b8791a' },
        },
        {
            coat: ['#fbe6b0', '#d09a6a', '#8a5a30', '#fbe9d6', '#4f86b8'],
            dye: { '#aab3c5': '#e6b98e', '#8f1d2f': '#5a3a8f' },
        },
    ],
    odds: [
        { coat: ['#cfe3f3', '#9aa0ab', '#5f6672', '#eceff3', '#c98a1e'], dye: { '#a4521a': '#5a606c' } },
        { coat: ['#d9eccb', '#ecd2a4', '#a07e46', '#fffaf0', '#3f7a9a'], dye: { '#a4521a': '#b98f4a' } },
        { coat: ['#f3d3d8', '#a56e48', '#6b4022', '#f2dcc8', '#6f9a3c'], dye: { '#a4521a': '#64381a' } },
        { coat: ['#e2d8f3', '#f4efe8', '#a39a90', '#ffffff', '#4a7fb8'], dye: { '#a4521a': '#b0a698' } },
    ],
    liar: [
        {
            coat: ['#f3d6b8', '#4a3228', '#9a7a68', '#6b4d40', '#f0b23a'],
            dye: { '#8f7f9b': '#b08d7a', '#d13a14': '#2f6fb8' },
        },
        {
            coat: ['#c8dcf3', '#2f3a4c', '#8494ac', '#4a5870', '#6fd0e0'],
            dye: { '#8f7f9b': '#8b9bb4', '#d13a14': '#d9a11e' },
        },
        {
            coat: ['#f3cdd6', '#3a3436', '#948a8e', '#575053', '#ff9f5a'],
            dye: { '#8f7f9b': '#9a9094', '#d13a14': '#2f8f6a' },
        },
        {
            coat: ['#efe6b0', '#34402f', '#8d9c84', '#505f49', '#e0e05a'],
            dye: { '#8f7f9b': '#93a389', '#d13a14': '#8a4fc0' },
        },
    ],
    suspicious: [
        {
            coat: ['#cfe6ee', '#eceaf0', '#5b6474', '#66707f', '#5aa0e0'],
            dye: { '#7a5b4e': '#7b8594', '#fffdf5': '#f6c9d6' },
        },
        {
            coat: ['#d8ebc8', '#fbeedd', '#a85a2c', '#d08a5a', '#3b8fd8'],
            dye: { '#7a5b4e': '#dc9a6a', '#fffdf5': '#f4d469' },
        },
        {
            coat: ['#f6d8cc', '#e3d3cf', '#4a3a44', '#54434e', '#4fb0c8'],
            dye: { '#7a5b4e': '#66535f', '#fffdf5': '#bfe6df' },
        },
        {
            coat: ['#fbe7b2', '#efdcb4', '#4f3a22', '#5b452b', '#58b070'],
            dye: { '#7a5b4e': '#705638', '#fffdf5': '#d9c2f0' },
        },
    ],
    apprentice: [
        { coat: ['#cfe3f6', '#b3b8c2', '#5f6672', '#f2f4f7', '#c9861a'], dye: {} },
        { coat: ['#dcecc8', '#e3c48a', '#80602a', '#fffaf0', '#2f6b8a'], dye: {} },
        { coat: ['#f6d2da', '#b9794a', '#6b3a16', '#f8e4d0', '#4f8a3a'], dye: {} },
        { coat: ['#e6daf6', '#f3ece2', '#8f8272', '#ffffff', '#7a5ac0'], dye: {} },
    ],
    expert: [
        {
            coat: ['#c9dcf3', '#f2d9a8', '#8f6c34', '#fffdf6', '#5aa06a'],
            dye: { '#6d6580': '#94743f', '#7a4fd0': '#c8323f' },
        },
        {
            coat: ['#c9e6dc', '#b4c2ce', '#5f6f7d', '#ffffff', '#c98a1e'],
            dye: { '#6d6580': '#5f6b78', '#7a4fd0': '#1f8f6a' },
        },
        {
            coat: ['#f6d3e0', '#e0b6bd', '#8f5f6a', '#ffffff', '#5f7fd6'],
            dye: { '#6d6580': '#86626e', '#7a4fd0': '#2f6fd0' },
        },
        {
            coat: ['#fbe8ac', '#c9c6d2', '#6a6678', '#f4f2f8', '#b8741a'],
            dye: { '#6d6580': '#4f4a60', '#7a4fd0': '#e0961e' },
        },
    ],
    master: [
        { coat: ['#cfdcf6', '#e3d6c4', '#8f7a5c', '#fffaf2', '#3f86c0'], dye: { '#7a3a12': '#a89274' } },
        { coat: ['#d6ecc8', '#a9653a', '#64330f', '#efd4b8', '#6f9a2a'], dye: { '#7a3a12': '#3a2418' } },
        { coat: ['#f6d0cc', '#d9a868', '#80541c', '#fbe6c6', '#a8641a'], dye: { '#7a3a12': '#b8501c' } },
        { coat: ['#e6d6f3', '#9a8f98', '#554c55', '#e4dce2', '#d8a81e'], dye: { '#7a3a12': '#4d434f' } },
    ],
};

const birthmarks: readonly ((coat: Coat) => Partial<CatLook>)[] = [
    ([, , shade]) => ({ tips: shade }),
    ([, , , muzzle]) => ({
        marks: [{ d: 'M24 12.500Q27 17 24.900 21.500H23.100Q21 17 24 12.500Z', fill: muzzle }],
    }),
    ([, , shade]) => ({
        marks: [
            {
                d: 'M9.500 30h.1M12.500 33h.1M9 35h.1M38.500 30h.1M35.500 33h.1M39 35h.1',
                stroke: shade,
                width: 2,
            },
        ],
    }),
    ([, , shade, muzzle]) => ({
        tips: muzzle,
        marks: [{ d: 'M16.500 19.500Q20 16.500 22 18.500', stroke: shade, width: 2 }],
    }),
];

export const litter_size = 1 + birthmarks.length;

// The cat for the index-th bot of a level at a table.
export function litter_look(level: CatName, index: number): CatLook {
    const first: CatLook = cats[level];
    const place = (index % litter_size) - 1;
    const [sibling, birthmark] = [litters[level][place], birthmarks[place]];
    if (sibling === undefined || birthmark === undefined) return first;
    const [ground, fur, shade, muzzle, iris] = sibling.coat;
    const dyed = (colour: string) => sibling.dye[colour] ?? colour;
    const dip = ({ fill, stroke, ...shape }: Part): Part => ({
        ...shape,
        ...(fill && { fill: dyed(fill) }),
        ...(stroke && { stroke: dyed(stroke) }),
    });
    const { marks = [], ...born } = birthmark(sibling.coat);
    return {
        ...first,
        ...born,
        ground,
        fur,
        shade,
        muzzle,
        iris,
        ...(first.mask && { mask: dyed(first.mask) }),
        behind: (first.behind ?? []).map(dip),
        marks: [...(first.marks ?? []).map(dip), ...marks],
        front: (first.front ?? []).map(dip),
    };
}

// What a suit looks like in either game: its mark, its colours, its ornament on a card of 100 × 140.
import type { Glyph } from './glyphs.ts';
import { circle, on_circle, ray, ring_of, type Part } from './path.ts';

export const suits = ['chili', 'wasabi', 'lemon', 'pepper', 'leaf', 'black'] as const;
export type Suit = (typeof suits)[number];

export type SpicyFlavour = 'chili' | 'wasabi' | 'lemon' | 'pepper';
export type SchotenColour = 'red' | 'yellow' | 'green' | 'black';

export const suit_of_colour: Record<SchotenColour, Suit> = {
    red: 'chili',
    yellow: 'lemon',
    green: 'leaf',
    black: 'black',
};

export interface Dress {
    readonly mark: Glyph;
    readonly fill: string;
    readonly ink: string;
    readonly tint: string;
    readonly ornament: readonly Part[];
}

const cx = 50;
const cy = 88;

const sun = (colour: string, count: number): readonly Part[] => [
    { d: ring_of(count, (turn) => ray(cx, cy, 20, 43, turn, 0.26 / count)), fill: colour, opacity: 0.34 },
];

const waves = (colour: string): readonly Part[] => [
    { d: [41, 35, 29].map((r) => circle(cx, cy, r)).join(''), stroke: colour, width: 2, opacity: 0.3 },
    { d: ring_of(16, (turn) => petal(turn)), fill: colour, opacity: 0.26 },
];

const petal = (turn: number) =>
    `M${on_circle(cx, cy, 33, turn)}Q${on_circle(cx, cy, 40, turn - 0.03)} ${on_circle(cx, cy, 44, turn)}` +
    `Q${on_circle(cx, cy, 40, turn + 0.03)} ${on_circle(cx, cy, 33, turn)}Z`;

const slice = (colour: string): readonly Part[] => [
    { d: circle(cx, cy, 42), stroke: colour, width: 3.4, opacity: 0.75 },
    { d: ring_of(9, (turn) => ray(cx, cy, 10, 37, turn, 0.046)), fill: colour, opacity: 0.5 },
];

const dots = (colour: string): readonly Part[] => [
    {
        d:
            ring_of(18, (turn) => dot(41, turn, 2.6)) +
            ring_of(12, (turn) => dot(33.5, turn + 0.04, 2.1)) +
            ring_of(9, (turn) => dot(27, turn, 1.5)),
        fill: colour,
        opacity: 0.42,
    },
];

function dot(r: number, turn: number, size: number): string {
    const [x = 0, y = 0] = on_circle(cx, cy, r, turn).split(' ').map(Number);
    return circle(x, y, size);
}

const branches = (colour: string): readonly Part[] => [
    { d: ring_of(12, (turn) => petal(turn)), fill: colour, opacity: 0.4 },
    {
        d: ring_of(12, (turn) => `M${on_circle(cx, cy, 24, turn)}L${on_circle(cx, cy, 34, turn)}`),
        stroke: colour,
        width: 1.6,
        opacity: 0.45,
    },
];

const dress = (mark: Suit, tint: string, ornament: readonly Part[]): Dress => ({
    mark,
    fill: `var(--${mark})`,
    ink: `var(--${mark}-ink)`,
    tint,
    ornament,
});

export const dresses: Record<Suit, Dress> = {
    chili: dress('chili', '#fbd9c4', sun('var(--chili)', 20)),
    wasabi: dress('wasabi', '#dbe8c8', waves('var(--wasabi)')),
    lemon: dress('lemon', '#fdf0b8', slice('#d9a400')),
    pepper: dress('pepper', '#d8e2f7', dots('var(--pepper)')),
    leaf: dress('leaf', '#d5edcf', branches('var(--leaf)')),
    black: dress('black', '#dcd5dd', dots('var(--black)')),
};

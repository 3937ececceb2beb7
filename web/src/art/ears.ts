// Ears that move: the head's outline is one line from ear to ear, so that it bends instead of being replaced.
import { at } from './path.ts';

// Of a left ear, points of the outline (base, tip, bend), of the pink inside and of a coloured tip.
interface Ear {
    readonly outline: readonly [number, number, number, number, number, number];
    readonly inside: Quad;
    readonly tip: Quad;
}
type Quad = readonly [number, number, number, number, number, number, number, number];

const ear_shapes = {
    up: {
        outline: [7, 20, 8, 6, 14, 7],
        inside: [10, 17, 11, 10, 15, 12, 16, 15],
        tip: [7.6, 11.5, 8, 6, 12, 7, 13.6, 8.6],
    },
    perked: {
        outline: [6.6, 20, 7, 2.6, 14.5, 5.6],
        inside: [9.6, 16.5, 10, 7, 14.8, 10, 16, 14.2],
        tip: [6.8, 9.5, 7, 2.6, 11, 4.2, 13.2, 6.2],
    },
    back: {
        outline: [5.8, 23.5, 1.4, 12.6, 9.5, 8.5],
        inside: [8, 19.4, 4.6, 14.4, 9.5, 12, 13.4, 13.4],
        tip: [3.6, 18, 1.4, 12.6, 4.8, 10.8, 8, 10.3],
    },
    hanging: {
        outline: [5.6, 25, 0.9, 21.5, 4.2, 8.6],
        inside: [6.4, 21.6, 3, 20.6, 6, 14.2, 11.4, 13.4],
        tip: [3.8, 23.7, 0.9, 21.5, 1.8, 17.4, 3.6, 14.6],
    },
} as const satisfies Record<string, Ear>;

export type EarShape = keyof typeof ear_shapes;

const mirrored = (points: readonly number[]) => points.map((value, i) => (i % 2 === 0 ? 48 - value : value));
const points = (values: readonly number[]) =>
    Array.from({ length: values.length / 2 }, (_, i) => at(values[2 * i] ?? 0, values[2 * i + 1] ?? 0));

function flap(values: readonly number[]): string {
    const [a, b, c, d] = points(values);
    return `M${a}L${b}Q${c} ${d}Z`;
}

export interface Ears {
    readonly head: string;
    readonly ears: string;
    readonly tips: string;
}

export function ears(left: EarShape, right: EarShape): Ears {
    const [near, far] = [ear_shapes[left], ear_shapes[right]];
    const [base, tip, bend] = points(near.outline);
    const [far_base, far_tip, far_bend] = points(mirrored(far.outline));
    return {
        head:
            `M${base}L${tip}Q${bend} 18 12Q24 10 30 12Q${far_bend} ${far_tip}L${far_base}` +
            `Q45 30 38 37Q32 43 24 43Q16 43 10 37Q3 30 ${base}Z`,
        ears: flap(near.inside) + flap(mirrored(far.inside)),
        tips: flap(near.tip) + flap(mirrored(far.tip)),
    };
}

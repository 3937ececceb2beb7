// What moods are put together from, on a face of 48 × 48: eyes, brows, mouths, and what flies around a head.
// A line is drawn in the colour that can be seen on the fur it lies on.
import { ink, type CatLook } from './cats.ts';
import { glint } from './glint.ts';
import { circle, on_circle, star, type Part } from './path.ts';

const white = '#fffdf5';
const pair = (draw: (x: number) => string) => draw(16.5) + draw(31.5);

type Draw = (look: CatLook, line: string) => readonly Part[];
// A table that knows its names.
const named =
    <Thing>() =>
    <Name extends string>(table: Record<Name, Thing>) =>
        table;

const lenses = (fill: string): readonly Part[] => [{ d: pair((x) => circle(x, 26, 6.6)), fill }];

// Closed eyes. Behind glasses they are smaller, on light lenses; on a mask they keep a rim of fur.
const lined =
    (bare: string, behind_glasses: string): Draw =>
    ({ fur, mask, lens }, line) =>
        lens === undefined
            ? [
                  ...(mask === undefined ? [] : [{ d: bare, stroke: fur, width: 5.4 }]),
                  { d: bare, stroke: line, width: 3 },
              ]
            : [...lenses(lens), { d: behind_glasses, stroke: ink, width: 2.6 }];

export const eyes = named<Draw>()({
    lidded: ({ iris }) => [
        {
            d: 'M10.800 25H22.200Q22 31 16.500 31Q11 31 10.800 25ZM25.800 25H37.200Q37 31 31.500 31Q26 31 25.800 25Z',
            fill: iris,
            stroke: ink,
            width: 1.5,
        },
        { d: pair((x) => circle(x, 27.2, 2)), fill: ink },
        { d: 'M10 24.600h13M25 24.600h13', stroke: ink, width: 2.6 },
    ],
    upward: ({ iris }) => [
        { d: pair((x) => circle(x, 26, 5.6)), fill: white, stroke: ink, width: 1.5 },
        { d: pair((x) => circle(x + 1.7, 23.7, 3.2)), fill: iris },
        { d: pair((x) => circle(x + 1.9, 23.4, 2)), fill: ink },
    ],
    staring: () => [
        { d: pair((x) => circle(x, 25.2, 6.5)), fill: white, stroke: ink, width: 1.7 },
        { d: pair((x) => circle(x, 25.4, 1.9)), fill: ink },
    ],
    happy: lined(
        'M10.500 28Q16.500 18.500 22.500 28M25.500 28Q31.500 18.500 37.500 28',
        'M12.600 28Q16.500 20 20.400 28M27.600 28Q31.500 20 35.400 28',
    ),
    starry: ({ lens }) => [
        ...(lens === undefined ? [] : lenses(lens)),
        {
            d: pair((x) => (lens === undefined ? star(x, 26, 7, 3.3) : star(x, 26.3, 5.6, 2.6))),
            fill: '#ffd84a',
            stroke: ink,
            width: 1.6,
        },
    ],
    pinched: lined(
        'M11.500 21.800l9.500 4.400l-9.500 4.400M36.500 21.800l-9.500 4.400l9.500 4.400',
        'M13.500 23l6.500 3l-6.500 3M34.500 23l-6.500 3l6.500 3',
    ),
    pleading: ({ iris }) => [
        { d: pair((x) => circle(x, 26.4, 6)), fill: iris, stroke: ink, width: 1.6 },
        { d: pair((x) => circle(x, 26.8, 4.5)), fill: ink },
        { d: pair((x) => circle(x - 1.6, 24.6, 1.9) + circle(x + 1.7, 28.6, 1.1)), fill: white },
    ],
});

export const brows = named<Draw>()({
    none: () => [],
    worried: (_, line) => [
        {
            d: 'M9.500 18.500Q15 17.500 18.500 14.500M38.500 18.500Q33 17.500 29.500 14.500',
            stroke: line,
            width: 2.2,
        },
    ],
    one_up: (_, line) => [
        { d: 'M10.500 19.200L20 19.800M26.500 17.500Q31 12.800 37 16.200', stroke: line, width: 2.3 },
    ],
});

const open = { fill: '#7a1826', stroke: ink, width: 1.5 };
const tongue = {
    d: 'M18.600 39.600Q24 36 29.400 39.600Q27.500 42.300 24 42.300Q20.500 42.300 18.600 39.600Z',
    fill: '#f28a90',
};
const fangs = { d: 'M18 35.800l2 3.200l1.800-2.500ZM30 35.800l-2 3.200l-1.800-2.500Z', fill: white };

export const mouths = named<Draw>()({
    flat: (_, line) => [{ d: 'M24 34.500v3M18.500 37.700h11', stroke: line, width: 1.8 }],
    aside: (_, line) => [{ d: 'M24 34.500v1.500M21 39.200Q25 36 30 37.400', stroke: line, width: 1.9 }],
    grimace: () => [
        {
            d: 'M16 37.200Q24 34.600 32 37.200Q33 39.500 32 41.200Q24 43 16 41.200Q15 39.500 16 37.200Z',
            fill: white,
            stroke: ink,
            width: 1.5,
        },
        {
            d: 'M16 39.300Q24 39.900 32 39.300M20 36.500v5.200M24 36v6M28 36.500v5.200',
            stroke: ink,
            width: 1,
        },
    ],
    content: (_, line) => [
        {
            d: 'M24 34.500v1.200Q20.500 41 15.500 36.500M24 35.700Q27.500 41 32.500 36.500',
            stroke: line,
            width: 1.9,
        },
    ],
    laugh: () => [{ d: 'M15 35Q24 38 33 35Q33 43 24 43Q15 43 15 35Z', ...open }, tongue, fangs],
    beam: () => [
        {
            d: 'M14.500 34.800Q24 37.500 33.500 34.800Q32.500 42.600 24 42.600Q15.500 42.600 14.500 34.800Z',
            ...open,
        },
        { d: 'M15.400 35.800Q24 38 32.600 35.800Q32 39 24 39T15.400 35.800Z', fill: white },
    ],
    wobbly: (_, line) => [
        {
            d: 'M24 34.500v2M16.500 39.200Q18.600 36 20.700 38.700T25 38.700T29.200 38.700T32 38',
            stroke: line,
            width: 1.9,
        },
    ],
    sad: (_, line) => [{ d: 'M24 34.500v2.200M18 41Q24 34.500 30 41', stroke: line, width: 1.9 }],
});

export const cheeks = named<Draw>()({
    plain: () => [],
    rosy: () => [{ d: circle(10.8, 32, 2.8) + circle(37.2, 32, 2.8), fill: '#ef7c80', opacity: 0.75 }],
});

function leaf(turn: number): string {
    const side = turn < 0.5 ? -0.035 : 0.035;
    return (
        `M${on_circle(24, 24, 21.2, turn)}Q${on_circle(24, 24, 26, turn + side * 0.4)} ${on_circle(24, 24, 24, turn + side * 1.7)}` +
        `Q${on_circle(24, 24, 19, turn + side * 1.2)} ${on_circle(24, 24, 21.2, turn)}Z`
    );
}

const drop = { fill: '#6cc4f2', stroke: '#0f4a75' };
export const extras = named<readonly Part[]>()({
    thought: [
        {
            d: 'M34 1.500H42.500A4.800 4.800 0 0 1 42.500 11.100H39L36.500 14.500L36 11.100H34A4.800 4.800 0 0 1 34 1.500Z',
            fill: white,
            stroke: ink,
            width: 1.4,
        },
        { d: circle(34, 6.3, 1.3) + circle(38.2, 6.3, 1.3) + circle(42.4, 6.3, 1.3), fill: ink },
    ],
    sweat: [
        {
            d: 'M41 4.500C45 10 47 13 45.200 16.500C43.300 19.800 38.700 19.800 36.900 16.500C35.100 13 37 10 41 4.500Z',
            ...drop,
            width: 1.6,
        },
        { d: 'M38.800 13.500Q38.600 16 40.600 16.800', stroke: white, width: 1.4 },
    ],
    sparkles: [
        {
            d: glint(5.5, 8, 6.5) + glint(42.5, 7, 7) + glint(43, 38.5, 6) + glint(5, 40, 5),
            fill: '#ffd84a',
            stroke: '#6b3f00',
            width: 1.2,
        },
    ],
    tear: [
        {
            d: 'M10.500 31.500C13.500 35.500 14.500 37.200 13.300 39.200C12 41 9 41 7.700 39.200C6.500 37.200 7.500 35.500 10.500 31.500Z',
            ...drop,
            width: 1.3,
        },
    ],
    laurel: [
        {
            d: [0.28, 0.325, 0.37, 0.415].flatMap((turn) => [leaf(turn), leaf(1 - turn)]).join(''),
            fill: '#ffd84a',
            stroke: '#6b3f00',
            width: 1.2,
        },
    ],
});

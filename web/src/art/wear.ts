// What people's cats wear, on the field of 48 × 48 of a face: hats between the ears, things at the neck, on the eyes.
import { ink } from './cats.ts';
import { circle, on_circle, ring_of, star, type Part } from './path.ts';

const line = { stroke: ink, width: 1.4 };
const blossom = (cx: number, cy: number) =>
    ring_of(5, (turn) => {
        const [x = 0, y = 0] = on_circle(cx, cy, 3.1, turn).split(' ').map(Number);
        return circle(x, y, 2.3);
    });

export const wear = {
    bandana: [
        { d: 'M9.500 40Q24 46.500 38.500 40L37 44L25 48.500H23L11 44Z', fill: '#2f5fc4', ...line },
        { d: circle(17, 44, 1) + circle(24, 45.6, 1) + circle(31, 44, 1), fill: '#fffaf0' },
    ],
    headphones: [
        { d: 'M6.500 25C5 4.500 43 4.500 41.500 25', stroke: ink, width: 4.2 },
        { d: 'M6.500 25C5 4.500 43 4.500 41.500 25', stroke: '#e2574c', width: 1.9 },
        {
            d: 'M2 23.500Q2 21 4.500 21H7Q9 21 9 23.500V30Q9 32.500 7 32.500H4.500Q2 32.500 2 30ZM46 23.500Q46 21 43.500 21H41Q39 21 39 23.500V30Q39 32.500 41 32.500H43.500Q46 32.500 46 30Z',
            fill: '#e2574c',
            ...line,
        },
    ],
    flower: [
        { d: blossom(34.5, 12.5), fill: '#f26d9c', ...line },
        { d: circle(34.5, 12.5, 2.1), fill: '#ffd84a', ...line },
    ],
    toque: [
        {
            d: 'M15.500 13.500V8.500C9.500 8.500 9.500 1.500 16 2.200C17.500 .6 21.500 .6 24 2C26.500 .6 30.500 .6 32 2.200C38.500 1.500 38.500 8.500 32.500 8.500V13.500Q24 11.500 15.500 13.500Z',
            fill: '#fffdf7',
            ...line,
        },
        { d: 'M20.500 6v3.500M24 5.500V9.500M27.500 6v3.500', stroke: '#b9aa95', width: 1.2 },
    ],
    bell: [
        { d: 'M12 40.500Q24 46.500 36 40.500L35.500 43.800Q24 49 12.500 43.800Z', fill: '#c22f3c', ...line },
        { d: circle(24, 45, 3), fill: '#f4c542', ...line },
        { d: 'M24 45v1.600', stroke: ink, width: 1.3 },
    ],
    bow: [
        {
            d: 'M14 12L6.500 7.500Q5.500 12.500 7.500 16.500ZM14 12L20.500 6.500Q22.500 11 20.500 15.500Z',
            fill: '#8b4fc7',
            ...line,
        },
        { d: circle(14, 12, 2.1), fill: '#b98be6', ...line },
    ],
    bowler: [
        {
            d: 'M15.500 12.500C14.500 4.500 18 1.800 24 1.800S33.500 4.500 32.500 12.500Z',
            fill: '#3a4a5e',
            ...line,
        },
        { d: 'M15.200 9.200Q24 7 32.800 9.200V12Q24 10 15.200 12Z', fill: '#e0a126' },
        {
            d: 'M11.500 13Q24 8.800 36.500 13Q36.500 15.200 34 15.400Q24 11.800 14 15.400Q11.500 15.200 11.500 13Z',
            fill: '#3a4a5e',
            ...line,
        },
    ],
    party_hat: [
        { d: 'M16.500 13.200L24 1.800L31.500 13.200Q24 10 16.500 13.200Z', fill: '#2fa7a0', ...line },
        { d: 'M20.500 8.500Q24 7.500 28 9M22.500 5L25.500 5.200', stroke: '#ffe27a', width: 1.7 },
        { d: circle(24, 2.4, 2), fill: '#f26d9c', ...line },
    ],
    bow_tie: [
        {
            d: 'M24 44L15.500 40.500Q14 44 15.500 47.500ZM24 44L32.500 40.500Q34 44 32.500 47.500Z',
            fill: '#1f7a55',
            ...line,
        },
        { d: circle(24, 44, 2.1), fill: '#5fc49a', ...line },
    ],
    beret: [
        {
            d: 'M11 14.500C7.500 7 17 2.500 27 3.800C37.500 5 41 10.500 36.500 13.200Q24 9.500 11 14.500Z',
            fill: '#a3263b',
            ...line,
        },
        { d: 'M25 3.800Q25.500 2 27.500 1.500', stroke: ink, width: 2.2 },
        { d: 'M15 9.500Q18 6.500 22.500 6.500', stroke: '#d9637a', width: 1.5 },
    ],
    rollneck: [
        {
            d: 'M10.500 39Q24 45.500 37.500 39Q39.500 40.500 40.400 41.800Q34 48 24 48Q14 48 7.600 41.800Q8.500 40.500 10.500 39Z',
            fill: '#3f7f8c',
            ...line,
        },
        { d: 'M16 43v2.500M21 44.800v2M27 44.800v2M32 43v2.500', stroke: '#a7dbe3', width: 1.3 },
    ],
    sprig: [
        { d: 'M24 13Q23.500 8 27 3.500', stroke: '#1d4d1f', width: 2 },
        {
            d: 'M24.500 9.500Q15 11 13.500 4Q21.500 2.500 24.500 9.500ZM25 7.500Q26 .8 33.500 1.500Q33.500 8.500 25 7.500Z',
            fill: '#5fae3c',
            stroke: '#1d4d1f',
            width: 1.4,
        },
    ],
    headscarf: [
        {
            d: 'M8 18.500C9 9.500 17 8.200 24 8.200S39 9.500 40 18.500Q24 10.500 8 18.500Z',
            fill: '#d2452c',
            ...line,
        },
        { d: circle(16, 12.4, 1.1) + circle(24, 10.8, 1.1) + circle(32, 12.4, 1.1), fill: '#fffaf0' },
        {
            d: 'M40 17.500L46.500 15Q45.500 19 43.500 20.500L46 24.500Q41.500 24 40 17.500Z',
            fill: '#d2452c',
            ...line,
        },
    ],
    hair_star: [{ d: star(34, 12.5, 6, 2.8), fill: '#ffd84a', stroke: '#6b3f00', width: 1.4 }],
} as const satisfies Record<string, readonly Part[]>;

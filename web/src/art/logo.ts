// The mark of the house: a content cat with a chili between its teeth. Plain data, so that the icons are made from it too.
import { glyphs } from './glyphs.ts';
import { ray, ring_of, type Part } from './path.ts';

export const logo_parts: readonly Part[] = [
    { d: 'M14 0H34Q48 0 48 14V34Q48 48 34 48H14Q0 48 0 34V14Q0 0 14 0Z', fill: '#3a1f4d' },
    { d: ring_of(16, (turn) => ray(24, 26, 12, 23, turn, 0.016)), fill: '#5c3570' },
    {
        d: 'M9 12l1-8q5 2 7 6q7-3 14 0q2-4 7-6l1 8q5 8 1 17q-4 9-16 10q-12-1-16-10q-4-9 1-17Z',
        fill: '#f7d48a',
    },
    { d: 'M12 12l.5-4q2 1 3 3ZM36 12l-.5-4q-2 1-3 3Z', fill: '#e5745a' },
    { d: 'M13 21q4-4 8 0M27 21q4-4 8 0', stroke: '#3a1f4d', width: 2.6 },
    { d: 'M22 25h4l-2 2.500Z', fill: '#3a1f4d', stroke: '#3a1f4d', width: 1 },
    ...glyphs.chili.map((part) => ({
        ...part,
        width: ('width' in part ? part.width : 0) * 0.55,
        d: move_chili(part.d),
    })),
];

// The chili as a grin: turned over and laid across the muzzle.
function move_chili(d: string): string {
    const x = (value: number) => 37.5 - value * 0.56;
    const y = (value: number) => 26.5 + value * 0.41;
    let absolute = true;
    let horizontal = true;
    return d.replace(/[a-zA-Z]|-?\d*\.?\d+/g, (token) => {
        if (/[a-zA-Z]/.test(token)) {
            absolute = token === token.toUpperCase();
            horizontal = true;
            return token;
        }
        const value = Number(token);
        const moved = horizontal ? (absolute ? x(value) : -value * 0.56) : absolute ? y(value) : value * 0.41;
        horizontal = !horizontal;
        return ` ${Math.round(moved * 100) / 100} `;
    });
}

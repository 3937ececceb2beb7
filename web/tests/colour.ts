// Colour arithmetic for the tests: contrast after WCAG, colour blindness after Machado et al. 2009, difference in CIELAB.
export type Rgb = readonly [number, number, number];

export function linear(hex: string): Rgb {
    const channel = (i: number) => {
        const c = parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    };
    return [channel(0), channel(1), channel(2)];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(one: string, other: string): number {
    const [a, b] = [luminance(linear(one)), luminance(linear(other))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];
export const eyes: Record<string, Matrix> = {
    normal: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protan: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritan: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

const times = (m: Matrix, [r, g, b]: Rgb) =>
    m.map((row) => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as unknown as Rgb;

function lab(rgb: Rgb): Rgb {
    const [r, g, b] = rgb;
    const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export function difference(one: string, other: string, eye: Matrix): number {
    const [a, b] = [lab(times(eye, linear(one))), lab(times(eye, linear(other)))];
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

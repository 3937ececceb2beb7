// Small builders of SVG path data, so that ornaments are a line of numbers instead of a page of coordinates.

export interface Part {
    readonly d: string;
    readonly fill?: string;
    readonly stroke?: string;
    readonly width?: number;
    readonly opacity?: number;
}

const short = (value: number) => String(Math.round(value * 100) / 100);

export const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

export function on_circle(cx: number, cy: number, r: number, turn: number): string {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return at(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
}

export function circle(cx: number, cy: number, r: number): string {
    return `M${at(cx - r, cy)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}Z`;
}

export function ring_of(count: number, draw: (turn: number) => string): string {
    return Array.from({ length: count }, (_, i) => draw(i / count)).join('');
}

export function star(cx: number, cy: number, outer: number, inner: number, points = 5): string {
    const corners = Array.from({ length: points * 2 }, (_, i) =>
        on_circle(cx, cy, i % 2 === 0 ? outer : inner, i / (points * 2)),
    );
    return `M${corners.join('L')}Z`;
}

// A ray of a sun, wide at the rim.
export function ray(cx: number, cy: number, from: number, to: number, turn: number, half: number): string {
    return `M${on_circle(cx, cy, from, turn)}L${on_circle(cx, cy, to, turn - half)}L${on_circle(cx, cy, to, turn + half)}Z`;
}

// A sparkle: four points with hollow sides.
import { at } from './path.ts';

export function glint(x: number, y: number, r: number): string {
    const [to, middle] = [(dx: number, dy: number) => at(x + dx * r, y + dy * r), at(x, y)];
    return `M${to(0, -1)}Q${middle} ${to(1, 0)}Q${middle} ${to(0, 1)}Q${middle} ${to(-1, 0)}Q${middle} ${to(0, -1)}Z`;
}

// The lines of a result: winners first, then by points.
export function in_order<Line extends { readonly seat: number; readonly total: number }>(
    lines: readonly Line[],
    winners: readonly number[],
): Line[] {
    const first = (seat: number) => (winners.includes(seat) ? 1 : 0);
    return [...lines].sort((a, b) => first(b.seat) - first(a.seat) || b.total - a.total || a.seat - b.seat);
}

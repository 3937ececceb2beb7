// Who sits where around the cloth: clockwise from the left of one's own place, which is below. Who only watches has no
// place, and may see six.
const spots: readonly (readonly string[])[] = [
    [],
    ['top'],
    ['left-top', 'right-top'],
    ['left', 'top', 'right'],
    ['left', 'left-top', 'right-top', 'right'],
    ['left', 'left-top', 'top', 'right-top', 'right'],
    ['left', 'left-top', 'top', 'right-top', 'right', 'below'],
];

// The spot of the nth of the others; without one they sit elsewhere.
export function spot(nth: number, of: number): string {
    return spots[of]?.[nth] ?? '';
}

// The spot of a seat, seen from one's own.
export function spot_of(seat: number, own: number | null, seats: number): string {
    if (seat === own) return 'own';
    return own === null ? spot(seat, seats) : spot((seat - own - 1 + seats) % seats, seats - 1);
}

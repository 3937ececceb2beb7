// Which seat the visitor had at a table, for when the table itself is left: for this visit only.
const key = 'own seats';
type Seats = Record<string, number>;

function all(): Seats {
    try {
        return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Seats;
    } catch {
        return {};
    }
}

export function note_seat(table: string, seat: number): void {
    try {
        sessionStorage.setItem(key, JSON.stringify({ ...all(), [table]: seat }));
    } catch {
        // Then it is asked for again.
    }
}

export const seat_at = (table: string): number | null => all()[table] ?? null;

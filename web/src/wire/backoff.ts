// How long to wait before the next attempt to connect: doubling, with a random part so that a hall full of
// phones does not come back in one moment.
export function backoff(attempt: number, random: number = Math.random()): number {
    const most = Math.min(15_000, 500 * 2 ** Math.min(attempt, 6));
    return most / 2 + (random * most) / 2;
}

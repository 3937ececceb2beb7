// The server says how much time is left; from there on our own clock counts.
import type { Action, Clock } from '../wire/types.gen.ts';

export interface Countdown {
    readonly until: number;
    readonly of: number;
}

export interface LocalClock {
    readonly seats: ReadonlyMap<number, Countdown>;
    readonly window: Countdown | null;
    // The table rests after a moment; who has gone on.
    readonly rest:
        | (Countdown & { readonly after: 'reveal' | 'prize' | 'round'; readonly gone_on: readonly number[] })
        | null;
    readonly queued: { readonly action: Action; readonly until: number } | null;
}

export const no_clock: LocalClock = { seats: new Map(), window: null, rest: null, queued: null };

export function local_clock(clock: Clock, now: number): LocalClock {
    const count = ({ left, of }: { left: number; of: number }): Countdown => ({ until: now + left, of });
    return {
        seats: new Map(clock.seats.map((one) => [one.seat, count(one)])),
        window: clock.window ? count(clock.window) : null,
        rest: clock.rest
            ? { ...count(clock.rest), after: clock.rest.after, gone_on: clock.rest.goneOn }
            : null,
        queued: clock.queued ? { action: clock.queued.action, until: now + clock.queued.left } : null,
    };
}

export function left(countdown: Countdown | undefined | null, now: number): number {
    return countdown ? Math.max(0, countdown.until - now) : 0;
}

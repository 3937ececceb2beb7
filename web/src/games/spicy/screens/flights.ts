// What flies over the felt when something happens. Cards come from the seat, never from their place in a hand; what is
// won flies to its winner.
import { arrive, depart, place } from '../../../moves/fly.ts';
import type { SpicyEvent } from '../../../wire/types.gen.ts';

export interface Flight {
    readonly ms: number;
    // The visitor's own draws glide into the hand (Hand.svelte).
    readonly own_seat: number | null;
}

type Happened<Name> = Extract<SpicyEvent, { event: Name }>;
type Flights = { readonly [Name in SpicyEvent['event']]?: (event: Happened<Name>, flight: Flight) => void };

const at = (name: string) => document.querySelector(`[data-place="${name}"]`);
const seat = (number: number) => place(`seat-${String(number)}`);

function leave(from: string, to: number, ms: number, delay = 0): void {
    const thing = at(from);
    if (thing) depart(thing, seat(to), ms, delay);
}

function lay(event: { seat: number }, { ms }: Flight): void {
    const from = seat(event.seat);
    // The card lies there after the next change of the screen.
    requestAnimationFrame(() => {
        const top = at('stack');
        if (top) arrive(top, from, ms);
    });
}

const flights: Flights = {
    played: lay,
    copied: lay,
    won: (event, { ms }) => {
        leave('stack', event.seat, ms * 1.6, event.raid ? 0 : ms);
    },
    drew: (event, { ms, own_seat }) => {
        if (event.seat !== own_seat) leave('deck', event.seat, ms);
    },
    trophy: (event, { ms }) => {
        leave('trophies', event.seat, ms * 2);
    },
};

export function fly<Name extends SpicyEvent['event']>(event: Happened<Name>, flight: Flight): void {
    (flights[event.event as Name] as ((event: Happened<Name>, flight: Flight) => void) | undefined)?.(
        event,
        flight,
    );
}

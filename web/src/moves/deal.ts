// A deal is seen being dealt: backs fly from the deck to every seat in turn, and one's own cards come up one by one. Only
// for looking at: everything lies at its place already.
import { depart, place, transform_between } from './fly.ts';

const rounds = 4;
const gap = 45;
const flight = 380;

export function deal_out(seats: readonly number[], own: number | null): void {
    const from = [...document.querySelectorAll('[data-place="deck"], [data-place^="rack-"]')];
    const [deck] = from;
    if (deck === undefined) return;
    let nth = 0;
    for (let round = 0; round < rounds; round += 1)
        for (const seat of seats) {
            const pile = from[nth % from.length];
            if (pile && seat !== own) depart(pile, place(`seat-${String(seat)}`), flight, nth * gap);
            nth += 1;
        }
    const spot = deck.getBoundingClientRect();
    document.querySelectorAll('.hand > *').forEach((card, at) => {
        if (typeof card.animate !== 'function') return;
        const start = transform_between(spot, card.getBoundingClientRect());
        card.animate([{ transform: start, opacity: 0 }, { transform: start, opacity: 1, offset: 0.1 }, {}], {
            duration: flight,
            delay: at * gap * 1.6,
            easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
            fill: 'backwards',
        });
    });
}

// What the cats show: only what everybody has seen. Before a reveal each keeps its standing face, the player of a last
// card a poker face; an undoubted last card is one face, whatever it was.
import type { Mood } from '../../art/moods.ts';
import type { Event, SpicyGame } from '../../wire/types.gen.ts';
import { last_card } from './last_card.ts';

const ends = new Set(['played', 'copied', 'passed', 'took-back']);

// Since the last card was laid, or the last turn passed.
function since_then(log: readonly Event[]): readonly Event[] {
    const before = log.findLastIndex(
        ({ spicy, table }) => table?.event === 'dealt' || (spicy !== undefined && ends.has(spicy.event)),
    );
    return log.slice(before + 1);
}

export function spicy_moods(game: SpicyGame, log: readonly Event[]): readonly Mood[] {
    const moods = game.state.hands.map((): Mood => 'calm');
    const show = (seat: number, mood: Mood) => {
        moods[seat] = mood;
    };
    const last = last_card(game);
    if (last !== null) show(last.owner, 'poker');
    for (const { spicy } of since_then(log)) {
        if (spicy?.event === 'revealed') {
            const caught = spicy.loser === spicy.seat;
            show(spicy.winner, 'proven');
            show(spicy.loser, caught ? 'caught' : 'wronged');
        } else if (spicy?.event === 'trophy') show(spicy.seat, 'trophy');
    }
    if (game.over && game.winners.length > 0)
        moods.forEach((mood, seat) => {
            if (mood === 'calm') show(seat, game.winners.includes(seat) ? 'winner' : 'loser');
        });
    return moods;
}

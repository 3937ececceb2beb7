// Tricks (T7, T8): which cards may be played, and who takes them.
#pragma once

#include "schoten/face/rank.h"
#include "schoten/inside/rounds.h"

namespace scoville::schoten {

// T7: the led colour if the hand has it, super trumps included; else anything.
inline CardSet playable(const State& state, Seat seat) {
    const CardSet hand = state.hands[seat];
    if (state.trick.empty()) return hand;
    const CardSet following = hand & CardSet::of_colour(state.led());
    return following.empty() ? hand : following;
}

// Whether this seat may play some card now.
inline bool may_play(const State& state, Seat seat) {
    return state.phase == Phase::trick && state.turn == seat;
}

// T8: who played the highest card; the trick is not empty.
inline Seat winner_of(const Trick& trick, const Ranking& ranking) {
    Seat winner = no_seat;
    int highest = -1;
    for (const TrickCard& played : trick) {
        const int high = strength(ranking, played.card);
        if (high > highest) {
            highest = high;
            winner = played.seat;
        }
    }
    return winner;
}

// T8: the trick goes to its winner's collection, where only colours count (T9).
template <class Sink>
void win_trick(State& state, Sink& sink) {
    const Seat winner = winner_of(state.trick, state.ranking);
    ColourCounts cards;
    for (const TrickCard& played : state.trick) {
        ++cards[played.card.colour()];
        ++state.collections[winner][played.card.colour()];
    }
    tell(sink, TrickWon{winner, cards});
    state.trick.clear();
    state.turn = winner;
    if (state.rack_left.total() > 0)
        state.phase = Phase::take;
    else
        go_on(state, sink);
}

template <class Sink>
void play(State& state, Seat seat, Card card, Sink& sink) {
    state.hands[seat].remove(card);
    state.trick.push_back({seat, card});
    state.turn = left_of(seat, state.rules.players);
    tell(sink, CardPlayed{seat, card});
    if (state.trick.size() == state.rules.players) win_trick(state, sink);
}

}  // namespace scoville::schoten

// The rules as one function.
#pragma once

#include "base/refusal.h"
#include "mogel/inside/event.h"
#include "mogel/inside/explain.h"
#include "mogel/inside/legal.h"
#include "mogel/inside/scoring.h"

namespace scoville::mogel {

// G4: the game ends when whoever is in turn has no cards left.
template <class Sink>
void next_turn(State& state, Seat seat, Sink& sink) {
    state.turn = seat;
    if (!state.hands[seat].empty()) return;
    state.turn = no_seat;
    tell(sink, GameOver{winners(state)});
}

template <class Sink>
void lay(State& state, Seat seat, Action action, Sink& sink) {
    state.hands[seat].remove(action.card);
    state.pile.push_back(action.card);
    state.top_owner = seat;
    state.said = action.said;
    tell(sink, Laid{seat, action.card, action.said});
    next_turn(state, left_of(seat, state.rules.players), sink);
}

// G3
template <class Sink>
void doubt(State& state, Seat seat, Sink& sink) {
    const Seat owner = state.top_owner;
    const Card top = state.pile[state.pile.size() - 1];
    const bool right = top.number == state.said;
    const Seat loser = right ? seat : owner;
    tell(sink, Doubted{seat, owner});
    tell(sink, Shown{owner, top, state.said, loser});
    for (const Card card : state.pile) state.taken[loser].add(card);
    tell(sink, Took{loser, static_cast<std::uint8_t>(state.pile.size())});
    state.pile = {};
    state.top_owner = no_seat;
    state.said = 0;
    next_turn(state, right ? owner : seat, sink);
}

template <class Sink>
Verdict apply(State& state, Seat seat, Action action, Sink& sink) {
    if (seat >= state.rules.players || !allows(legal(state, seat), action))
        return explain(state, seat, action);
    if (action.what == Do::lay)
        lay(state, seat, action, sink);
    else
        doubt(state, seat, sink);
    return {};
}

}  // namespace scoville::mogel

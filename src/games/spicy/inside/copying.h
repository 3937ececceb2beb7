// Copy Cat (V6): playing the same declaration again, in or out of turn.
#pragma once

#include "spicy/inside/playing.h"

namespace scoville::spicy {

// Whether this seat may copy the top card now, with some card.
inline bool may_copy(const State& state, Seat seat) {
    if (!copy_open(state)) return false;
    if (state.rules.everyone_answers) return state.waiting.has(seat);
    return state.phase == Phase::turn && state.top().owner() != seat;
}

// W2: a total wild is played on its owner's turn only, so it never copies.
inline bool may_copy(const State& state, Seat seat, Action action) {
    return may_copy(state, seat) && action.card.kind < total_wild.kind &&
           state.hands[seat].has(action.card) && extras_fit(state, seat, action, state.top().said()) &&
           announcement_true(state, seat, action);
}

// S19 with a copy: the card goes back and costs one. Says whether the game goes on.
template <class Sink>
bool take_copy_back(State& state, Seat seat, Action action, Sink& sink) {
    tell(sink, TookBack{seat, action.card, state.top().said(), true, TakenBack::last_card_unannounced});
    return draw(state, seat, 1, sink);
}

// Live pace; in an answer round the copy waits for the others (answers.h).
template <class Sink>
void copy(State& state, Seat seat, Action action, Sink& sink) {
    if (!forgot_to_announce(state, seat, action)) {
        lay_card(state, seat, action, state.top().said(), true, sink);
        return;
    }
    if (state.turn != seat) {
        (void)take_copy_back(state, seat, action, sink);
        return;
    }
    tell(sink, TookBack{seat, action.card, state.top().said(), true, TakenBack::last_card_unannounced});
    pass(state, seat, sink);
}

}  // namespace scoville::spicy

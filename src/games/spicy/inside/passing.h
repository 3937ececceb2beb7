// Passing (S6, S11), and the faults that end as a pass (S10, S19).
#pragma once

#include "spicy/inside/drawing.h"
#include "spicy/inside/rounds.h"

namespace scoville::spicy {

template <class Sink>
void pass(State& state, Seat seat, Sink& sink) {
    tell(sink, Passed{seat});
    if (!draw(state, seat, 1, sink)) return;
    state.peeked = {};
    state.turn = left_of(seat, state.rules.players);
    go_on(state);
}

}  // namespace scoville::spicy

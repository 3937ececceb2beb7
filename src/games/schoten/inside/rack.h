// Taking from the rack (T8): the winner of a trick must, unseen, while there is something left.
#pragma once

#include "schoten/inside/rounds.h"

namespace scoville::schoten {

inline bool may_take(const State& state, Seat seat) {
    return state.phase == Phase::take && state.turn == seat;
}

template <class Sink>
void take(State& state, Seat seat, Colour colour, Sink& sink) {
    --state.rack_left[colour];
    ++state.collections[seat][colour];
    tell(sink, Took{seat, colour});
    go_on(state, sink);
}

}  // namespace scoville::schoten

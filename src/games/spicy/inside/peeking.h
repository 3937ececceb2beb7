// Looking at face-down cards (S12): under strict manners it costs a card, and shows nothing.
#pragma once

#include "spicy/inside/drawing.h"

namespace scoville::spicy {

inline bool may_peek(const State& state, Seat seat) {
    return state.rules.strict && state.phase == Phase::turn && !state.peeked.has(seat);
}

template <class Sink>
void peek(State& state, Seat seat, Sink& sink) {
    state.peeked.add(seat);
    tell(sink, Peeked{seat});
    (void)draw(state, seat, 1, sink);
}

}  // namespace scoville::spicy

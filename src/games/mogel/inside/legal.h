// What a seat may do now.
#pragma once

#include "mogel/face/legal.h"
#include "mogel/inside/state.h"

namespace scoville::mogel {

// G2: the same or the next after what was said last; after six comes one.
inline NumberSet sayable(const State& state) {
    if (state.pile.empty()) return NumberSet{1, 2, 3, 4, 5, 6};
    return NumberSet{state.said, state.said % max_number + 1};
}

inline Legal legal(const State& state, Seat seat) {
    if (state.over() || state.turn != seat) return {};
    return {.cards = state.hands[seat], .say = sayable(state), .doubt = !state.pile.empty()};
}

}  // namespace scoville::mogel

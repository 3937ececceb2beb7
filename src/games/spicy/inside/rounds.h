// Answer rounds (P2): when one opens, and who is asked.
#pragma once

#include "base/inlining.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

// V6: the top card may be copied now, by anyone but its owner.
inline bool copy_open(const State& state) {
    return state.rules.copying && !state.stack_empty() && !state.last_card_pending();
}

// Opens a round for everyone who has a possible reaction to the top card and no standing answer; without
// such a seat the game goes on at once.
SCOVILLE_INLINE void open_round(State& state) {
    SeatSet asked;
    if (!state.stack_empty() && (state.challengeable || copy_open(state)))
        asked = state.seats() - SeatSet{state.top().owner()} - state.standing;
    state.waiting = asked;
    state.challengers = {};
    state.copiers = {};
    state.phase = asked.empty() ? Phase::turn : Phase::answers;
}

// What follows when a card was played or someone passed and nothing special is up.
SCOVILLE_INLINE void go_on(State& state) {
    if (state.rules.everyone_answers)
        open_round(state);
    else
        state.phase = Phase::turn;
}

}  // namespace scoville::spicy

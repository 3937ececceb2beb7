// Trophies (S20, S21, S23, S24): when a last card stands, and what it brings.
#pragma once

#include "spicy/inside/drawing.h"
#include "spicy/inside/rounds.h"

namespace scoville::spicy {

// Says whether the game goes on.
template <class Sink>
bool take_trophy(State& state, Seat seat, Sink& sink) {
    ++state.trophies[seat];
    --state.trophies_left;
    tell(sink, TrophyWon{seat});
    if (state.trophies[seat] >= state.rules.trophies_to_win) {
        end_game(state, EndReason::trophies_won, sink);
        return false;
    }
    if (state.trophies_left == 0) {
        end_game(state, EndReason::trophies_gone, sink);
        return false;
    }
    return true;
}

// S20, S21: everyone has declined. The card can no longer be challenged; the stack stays.
template <class Sink>
void last_card_stands(State& state, Sink& sink) {
    const Seat owner = state.top().owner();
    state.challengeable = false;
    tell(sink, LastCardStood{owner});
    if (!take_trophy(state, owner, sink)) return;
    if (!draw(state, owner, state.rules.refill, sink)) return;
    go_on(state);
}

}  // namespace scoville::spicy

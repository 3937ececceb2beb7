// Points (G4): each card in hand or taken is one less.
#pragma once

#include "mogel/inside/state.h"

namespace scoville::mogel {

inline int score(const State& state, Seat seat) {
    return -state.hands[seat].size() - state.taken[seat].size();
}

inline SeatSet winners(const State& state) {
    SeatSet best;
    int most = -card_count - 1;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const int points = score(state, seat);
        if (points > most) best = {};
        if (points >= most) {
            most = points;
            best.add(seat);
        }
    }
    return best;
}

}  // namespace scoville::mogel

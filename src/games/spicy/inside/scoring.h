// Points and winners (S26, S27, W8).
#pragma once

#include <array>
#include <cstdint>

#include "spicy/inside/state.h"

namespace scoville::spicy {

inline int score(const State& state, Seat seat) {
    const Ruleset& rules = state.rules;
    const int held_wilds = state.hands[seat].count(total_wild);
    const int held_spices = state.hands[seat].size() - held_wilds;
    return rules.trophy_points * state.trophies[seat] + state.won[seat].spice - held_spices +
           rules.total_wild_points * (state.won[seat].total - held_wilds);
}

inline SeatSet winners(const State& state) {
    SeatSet best;
    int most = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        if (state.trophies[seat] >= state.rules.trophies_to_win) return SeatSet{seat};  // S26
        const int points = score(state, seat);
        if (best.empty() || points > most) {
            best = {};
            most = points;
        }
        if (points == most) best.add(seat);
    }
    return best;
}

}  // namespace scoville::spicy

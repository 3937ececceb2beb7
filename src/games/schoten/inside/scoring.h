// Points so far and winners of the game (T12).
#pragma once

#include "schoten/face/points.h"
#include "schoten/inside/state.h"

namespace scoville::schoten {

// Of all rounds scored so far.
inline int score(const State& state, Seat seat) {
    int points = 0;
    for (std::size_t round = 0; round < state.rounds_scored; ++round)
        points += state.round_points[round][seat];
    return points;
}

// T12: ties share the win.
inline SeatSet winners(const State& state) {
    SeatSet best;
    int most = -1;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const int points = score(state, seat);
        if (points > most) {
            best = {};
            most = points;
        }
        if (points == most) best.add(seat);
    }
    return best;
}

}  // namespace scoville::schoten

// Random games of Scharfe Schoten.
#pragma once

#include <utility>
#include <vector>

#include "base/fast_rng.h"
#include "lab/moves/schoten_random.h"
#include "notation/schoten_in.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"

namespace scoville::lab {

using SchotenMove = notation::SchotenMove;

inline SchotenMove random_move(const schoten::State& state, FastRng& rng) {
    const Seat seat = state.waiting.empty() ? state.turn
                                            : static_cast<Seat>(state.waiting.nth(rng.below(
                                                  static_cast<std::uint32_t>(state.waiting.size()))));
    return {seat, random_action(schoten::legal(state, seat), rng)};
}

}  // namespace scoville::lab

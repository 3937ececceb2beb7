// Random games of Mogel.
#pragma once

#include <vector>

#include "base/fast_rng.h"
#include "mogel/inside/apply.h"
#include "mogel/inside/deal.h"
#include "notation/mogel_in.h"

namespace scoville::lab {

using MogelMove = notation::MogelMove;

inline mogel::Action random_action(const mogel::Legal& legal, FastRng& rng) {
    std::vector<mogel::Action> actions;
    mogel::for_each_action(legal, [&](mogel::Action action) { actions.push_back(action); });
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}
inline MogelMove random_move(const mogel::State& state, FastRng& rng) {
    return {state.turn, random_action(mogel::legal(state, state.turn), rng)};
}

}  // namespace scoville::lab

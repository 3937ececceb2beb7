// The tables the master learns at: all player counts, editions and variant sets, and the small Spicy that can
// be solved.
#pragma once

#include "base/fast_rng.h"
#include "spicy/face/ruleset.h"

namespace scoville::lab {

struct TrainTable {
    spicy::Ruleset rules;
    int above_end = 1;
};

// Two players, two spices, numbers 1 to 4, one copy of each card and one of each wild; hands of two, two
// draws and one trophy end the game. The player at seat 0 starts.
constexpr int small_above_end = 2;
spicy::Ruleset small_spicy();

TrainTable random_table(FastRng& rng);
// The plain game of 2020.
TrainTable base_table(std::uint8_t players, FastRng& rng);

}  // namespace scoville::lab

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

TrainTable random_table(FastRng& rng);
// The plain game of 2020.
TrainTable base_table(std::uint8_t players, FastRng& rng);

}  // namespace scoville::lab

// How a policy does at the table: alone against a table full of others.
#pragma once

#include <memory>

#include "lab/arena/entrant.h"
#include "lab/train/tables.h"

namespace scoville::lab {

struct Look {
    double share = 0, error = 0;  // of wins; one standard deviation
    std::int64_t games = 0;
};

struct LookPlan {
    spicy::Options options;
    std::uint64_t seed = 1;
    std::uint64_t blocks = 250;
    int threads = 1;
};
Look look_at(const Entrant& one, const Entrant& others, const LookPlan& plan);

}  // namespace scoville::lab

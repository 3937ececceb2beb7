// How the players of Scharfe Schoten that its master imagines are made: rounds of self-play, in which each
// sees its own hand only, and steps of their weights towards what won.
#pragma once

#include <cstdint>
#include <functional>

#include "bots/schoten/player.h"

namespace scoville::lab {

struct SchotenTrainPlan {
    int players = 3;
    std::int64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    int batch = 2000;       // rounds for a step
    double rate = 0.03;     // fades to a twentieth
    double entropy = 0.02;  // pull towards chance
};

struct SchotenTrainProgress {
    std::int64_t rounds = 0;
    double entropy = 0;  // of the cards' chances, since the last report
    double points = 0;   // a seat and round, since then
};

using SchotenTrainListener = std::function<void(const SchotenTrainProgress&)>;

// The same plan gives the same weights.
bots::PlayerWeights train_players(const SchotenTrainPlan& plan, const SchotenTrainListener& listener = {});

}  // namespace scoville::lab

// `scoville bench bots`: how long a move of each level takes in its largest games, and what the arena costs
// beside its bots.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::lab {

struct BotFigures {
    std::string name;  // "spicy-2020-all-live-strict"
    int players = 0;
    std::string level;
    std::int64_t moves = 0;
    // A move is all a bot does between two answers: listening to what happened, and choosing. The same games
    // are heard several times, and the best time of each move counts.
    double p50_us = 0, p99_us = 0, max_us = 0;
    // Processor time of the arena for a block over what its bots need for the same one alone, the median; 1:
    // it is free.
    double arena_ratio = 0;
    // The same over these games dealt and driven without any bookkeeping: rules, views and bots, and nothing
    // counted.
    double bookkeeping_ratio = 0;
};

// Each case whose name begins with `only`, by level (all if none is named); each with so many deals, all
// rotations.
std::vector<BotFigures> bench_bots(std::uint64_t blocks, std::string_view only, std::string_view level);

}  // namespace scoville::lab

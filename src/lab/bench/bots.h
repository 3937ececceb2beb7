// `scoville bench bots`: how long a move of each level takes in its largest games, and what the arena costs
// beside its bots.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace scoville::lab {

struct BotFigures {
    std::string name;  // "spicy-2020-all-live-strict"
    int players = 0;
    std::string level;
    std::int64_t moves = 0;
    // A move is all a bot does between two answers: listening to what happened, and choosing. As a table
    // feels it: each move once, by the clock, after other work has had the caches.
    double felt_p50_us = 0, felt_p99_us = 0, felt_max_us = 0;
    // What it costs undisturbed: the same games are heard several times in a row, and the best time of each
    // move counts. So p99 is that of moves, not of moments.
    double p50_us = 0, p99_us = 0, max_us = 0;
    // Processor time of the arena for a block over what its bots need for the same one alone, the median; 1:
    // it is free.
    double arena_ratio = 0;
    // The same over these games dealt and driven without any bookkeeping: rules, views and bots, and nothing
    // counted.
    double bookkeeping_ratio = 0;
};

struct BenchListener {
    std::function<void(const std::string& what, int nth, int of)> on_begin;
    std::function<void(const BotFigures&)> on_done;
};

// Each case whose name begins with `only`, by level (all if none is named); each with so many deals, all
// rotations. Figures are told as they come.
void bench_bots(std::uint64_t blocks, std::string_view only, std::string_view level,
                const BenchListener& listener);

}  // namespace scoville::lab

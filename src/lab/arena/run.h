// Plays blocks on all cores. What comes out is the same for every number of threads: blocks are taken in
// their order, and a sequential test stops after the same one; blocks played ahead of it are thrown away.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "lab/arena/blocks.h"
#include "lab/stats/sprt.h"

namespace scoville::lab {

struct RunPlan {
    std::uint64_t blocks = 1;  // at most, with a sequential test
    int threads = 1;
    std::optional<SprtPlan> sprt;  // on the win share of the first bot
};

// Told under a lock, block after block. What they throw ends the run and comes out of run_blocks.
struct RunListener {
    std::function<void(std::uint64_t block, const std::vector<std::string>& records)> on_block;
    std::function<void(std::uint64_t blocks_done)> on_progress;
};

// Means of a bot in one block.
struct BlockMeans {
    double share = 0;
    double points = 0;
    double rank = 0;
};

struct RunResult {
    std::uint64_t blocks = 0;
    std::vector<Tally> totals;      // by bot
    std::vector<BlockMeans> means;  // block by block, in each by bot
    std::optional<Sprt> sprt;       // as it ended
};

RunResult run_blocks(const PlayBlock& play, int bots, const RunPlan& plan, const RunListener& listener = {});

}  // namespace scoville::lab

// A block: one deal, played once for each rotation of the line-up. Blocks are independent of each other and
// may be played in any order, on any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "any/face/kind.h"
#include "lab/arena/entrant.h"
#include "lab/arena/tally.h"

namespace scoville::lab {

struct BlockResult {
    std::vector<Tally> bots;           // as in Lineup::names
    std::vector<std::string> records;  // by rotation, if they are kept
};
using PlayBlock = std::function<BlockResult(std::uint64_t block)>;

struct BlockPlan {
    std::uint64_t seed = 1;
    std::uint64_t match = 0;  // which of several that share their deals
    bool keep_records = false;
};

// The options must fit together, and the line-up to the number of players.
PlayBlock blocks_of(const any::Options& options, Lineup lineup, const BlockPlan& plan);

}  // namespace scoville::lab

// What a match of the arena showed, with how sure it is: as a table and as JSON. The same match gives the
// same text.
#pragma once

#include <string>
#include <vector>

#include "base/json_out.h"
#include "lab/arena/entrant.h"
#include "lab/arena/run.h"
#include "lab/stats/bootstrap.h"

namespace scoville::lab {

struct BotResult {
    std::string name;
    int seats = 1;  // at the table
    Tally total;
    Estimate share, points, rank;
};

struct MatchResult {
    std::vector<std::string> lineup;  // by place
    std::string written;              // the same, short
    std::uint64_t blocks = 0;
    double confidence = 0.95;
    int resamples = 0;
    std::vector<BotResult> bots;
    std::optional<SprtPlan> sprt_plan;
    std::optional<Sprt> sprt;

    int players() const { return static_cast<int>(lineup.size()); }
};

MatchResult judge(const Lineup& lineup, const RunResult& run, const RunPlan& plan,
                  const BootstrapPlan& bootstrap);

// Below this many blocks intervals come out too narrow, and the table says so.
constexpr std::uint64_t few_blocks = 30;

// What was played; the options as in a record.
struct ArenaHeading {
    std::string game;
    std::string options;
    std::uint64_t seed = 1;
};

std::string table_of(const ArenaHeading& heading, const std::vector<MatchResult>& matches);
std::string json_of(const ArenaHeading& heading, const std::vector<MatchResult>& matches);

}  // namespace scoville::lab

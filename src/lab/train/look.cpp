#include "lab/train/look.h"

#include <algorithm>
#include <cmath>

#include "lab/arena/blocks.h"
#include "lab/arena/run.h"
#include "lab/arena/schedule.h"

namespace scoville::lab {

Look look_at(const Entrant& one, const Entrant& others, const LookPlan& plan) {
    std::vector<Entrant> entrants(plan.options.players, others);
    entrants[0] = one;
    const Lineup lineup(std::move(entrants));
    const RunResult run = run_blocks(blocks_of(plan.options, lineup, {.seed = plan.seed}), lineup.bots(),
                                     {.blocks = plan.blocks, .threads = plan.threads, .sprt = {}});
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < run.means.size(); i += 2) {
        sum += run.means[i].share;
        squares += run.means[i].share * run.means[i].share;
    }
    const auto n = static_cast<double>(run.blocks);
    const double share = sum / n;
    return {.share = share,
            .error = std::sqrt(std::max(0.0, squares / n - share * share) / n),
            .games = static_cast<std::int64_t>(run.blocks) * plan.options.players};
}

}  // namespace scoville::lab

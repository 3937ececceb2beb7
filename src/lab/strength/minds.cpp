#include <algorithm>

#include "lab/solve/bots.h"
#include "lab/strength/sections.h"
#include "lab/strength/text.h"
#include "lab/strength/watch.h"

namespace scoville::lab::strength {
namespace {

std::string pace_of(const char* game, const std::string& name, const Watched& seen) {
    return text("| %s | %s | %.3f | %.3f | %.3f |\n", game, name.c_str(), quantile(seen.milliseconds, 0.5),
                quantile(seen.milliseconds, 0.99), quantile(seen.milliseconds, 1));
}

}  // namespace

std::string beliefs(Matches& matches) {
    const StrengthPlan& plan = matches.plan;
    std::string out = text(
        "\n## What they believe: Brier scores\n\nAt every question whether to challenge: how far off "
        "the chances are that the number and the spice of the top card are right (0 knows "
        "everything, 0.25 says one half). %d games of four; master and odds saw the same.\n\n"
        "| whose cards | questions | master: number | odds: number | master: spice | odds: spice "
        "|\n|---|---|---|---|---|---|\n",
        plan.belief_games);
    for (const char* others : {"master", "odds", "liar", "honest"}) {
        matches.tell(std::string("beliefs about ") + others);
        const Watched seen =
            watch_spicy(level("master"), level(others), level("odds"), 4, plan.belief_games, plan.seed);
        const auto n = static_cast<double>(std::max<std::int64_t>(1, seen.own.questions));
        out += text("| %s | %lld | %.4f | %.4f | %.4f | %.4f |\n", others,
                    static_cast<long long>(seen.own.questions), seen.own.number / n, seen.other.number / n,
                    seen.own.spice / n, seen.other.spice / n);
    }
    return out;
}

std::string small_spicy(Matches& matches) {
    std::string out =
        "\n## The small Spicy: exact exploitability\n\nHalf of what best responders to both seats win "
        "together, from 0 (perfect) to 1; a win is 1, a loss -1. Bots that tell no chances were asked "
        "repeatedly, which makes them look a little worse.\n\n| level | exploitability |\n|---|---|\n";
    const std::vector<History> deals = some_deals(matches.plan.thin);
    for (const std::string& name : matches.levels()) {
        matches.tell("best responses to " + name);
        out += text("| %s | %.4f |\n", name.c_str(),
                    exploitability(policy_of(level(name), matches.plan.times), deals).value());
    }
    return out;
}

std::string pace(Matches& matches) {
    const std::uint64_t seed = matches.plan.seed;
    std::string out =
        "\n## How long they think\n\nProcessor time of an answer, in milliseconds.\n\n| game | level | "
        "median | 99 % | longest |\n|---|---|---|---|---|\n";
    for (const std::string& name : matches.levels()) {
        matches.tell("the pace of " + name);
        out += pace_of("Spicy, 6 players", name,
                       watch_spicy(level(name), level(name), level("random"), 6, 30, seed));
        out += pace_of("Scharfe Schoten, 4 players", name,
                       watch_schoten(level(name), level("odds"), 4, 8, seed));
    }
    return out;
}

}  // namespace scoville::lab::strength

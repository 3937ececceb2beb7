#include "lab/strength/match.h"

#include <algorithm>

#include "bots/face/levels.h"
#include "bots/master/weights.h"
#include "lab/arena/net_files.h"
#include "lab/arena/report.h"
#include "lab/arena/schedule.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::lab {
namespace {

std::string written(const spicy::Options& options) {
    std::string json;
    JsonOut out(json);
    notation::write_spicy_options(out, options);
    return "spicy " + json;
}
std::string written(const schoten::Options& options) {
    std::string json;
    JsonOut out(json);
    notation::write_schoten_options(out, options);
    return "schoten " + json;
}

bool has(const Lineup& lineup, std::string_view name) {
    return std::find(lineup.names.begin(), lineup.names.end(), name) != lineup.names.end();
}

Lineup lineup_of(int players, const Entrant& one, const Entrant& others, Seating seating) {
    std::vector<Entrant> entrants(static_cast<std::size_t>(players), others);
    const std::size_t places = seating == Seating::by_turns ? entrants.size() : 1;
    for (std::size_t place = 0; place < places; place += 2) entrants[place] = one;
    return Lineup(std::move(entrants));
}

}  // namespace

Entrant level(std::string_view name) { return *entrant_named(name); }

template <class Options>
Shown Matches::match(const Options& options, std::uint64_t games, const Lineup& lineup, Seating seating) {
    const RunPlan run{
        .blocks = std::max<std::uint64_t>(2, games / options.players), .threads = plan.threads, .sprt = {}};
    const std::string name = lab::written(lineup) + (seating == Seating::by_turns ? " by turns, " : ", ") +
                             written(options) + ", " + std::to_string(run.blocks) + " blocks, seed " +
                             std::to_string(plan.seed) + nets_in(lineup, options);
    if (const auto kept = kept_.find(name)) return *kept;
    tell(name);
    const RunResult result =
        run_blocks(blocks_of(options, lineup, BlockPlan{.seed = plan.seed}), lineup.bots(), run);
    const BotResult bot = judge(lineup, result, run, {.seed = plan.seed}).bots[0];
    const Shown shown{bot.share, bot.points};
    kept_.keep(name, shown);
    return shown;
}

Shown Matches::play(const spicy::Options& options, std::uint64_t games, const Entrant& one,
                    const Entrant& others, Seating seating) {
    return match(options, games, lineup_of(options.players, one, others, seating), seating);
}
Shown Matches::play(const schoten::Options& options, std::uint64_t games, const Entrant& one,
                    const Entrant& others, Seating seating) {
    return match(options, games, lineup_of(options.players, one, others, seating), seating);
}

// Which weights a result depends on, beside the names.
std::string Matches::nets_in(const Lineup& lineup, const spicy::Options&) const {
    std::string nets;
    if (has(lineup, "master") || has(lineup, "expert") || has(lineup, "apprentice"))
        nets += ", weights " + fingerprint(bots::spicy_master_net()->weights());
    if (has(lineup, "exploiter")) nets += ", exploiter " + fingerprint(read_net(plan.exploiter).weights());
    return nets;
}
std::string Matches::nets_in(const Lineup&, const schoten::Options&) { return {}; }

std::vector<std::string> Matches::levels() const {
    std::vector<std::string> names = plan.levels;
    if (names.empty())
        for (const bots::LevelInfo& info : bots::levels()) names.emplace_back(info.name);
    return names;
}

}  // namespace scoville::lab

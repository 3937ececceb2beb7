#include "bots/face/levels.h"

#include "players.h"

namespace scoville::lab::test {
namespace {

// Every level at one table: a line-up of five names and one more.
std::vector<Entrant> all_levels(int players) {
    std::vector<Entrant> entrants;
    entrants.reserve(static_cast<std::size_t>(players));
    for (int i = 0; i < players; ++i)
        entrants.push_back(
            *entrant_named(bots::levels()[static_cast<std::size_t>(i % bots::level_count)].name));
    return entrants;
}

TEST(ArenaLevels, built_in_bots_are_never_refused_in_spicy) {
    const auto all_variants = spicy::VariantSet::first(spicy::variant_count);
    const std::vector<spicy::Options> tables{
        {.players = 5, .everyone_answers = true},
        {.players = 6, .variants = all_variants, .strict = true, .everyone_answers = true},
        {.players = 5, .variants = all_variants},
        {.players = 6, .strict = true},
        {.players = 5, .edition = spicy::Edition::y2022, .everyone_answers = true},
        {.players = 5, .edition = spicy::Edition::y2022, .strict = true},
    };
    for (const spicy::Options& options : tables) {
        const Lineup lineup(all_levels(options.players));
        const RunResult run = run_blocks(blocks_of(options, lineup, {}), lineup.bots(), {.blocks = 5});
        for (std::size_t bot = 0; bot < lineup.names.size(); ++bot) {
            EXPECT_GT(run.totals[bot].decisions, 0) << lineup.names[bot];
            EXPECT_EQ(run.totals[bot].refused, 0) << lineup.names[bot];
        }
    }
}

TEST(ArenaLevels, the_first_master_can_be_named) {
    const Lineup lineup({*entrant_named("master-1"), *entrant_named("old=master-1")});
    EXPECT_EQ(lineup.names, (std::vector<std::string>{"master-1", "old"}));
    const RunResult run =
        run_blocks(blocks_of(spicy::Options{.players = 2}, lineup, {}), lineup.bots(), {.blocks = 2});
    EXPECT_EQ(run.totals[0].refused, 0);
    const Lineup three(
        std::vector<Entrant>{*entrant_named("master-1"), *entrant_named("random"), *entrant_named("random")});
    const RunResult rounds =
        run_blocks(blocks_of(schoten::Options{.players = 3}, three, {}), three.bots(), {.blocks = 2});
    EXPECT_EQ(rounds.totals[0].refused, 0);
}

TEST(ArenaLevels, built_in_bots_are_never_refused_in_schoten) {
    for (const bots::LevelInfo& info : bots::levels()) {
        std::vector<Entrant> entrants(3, *entrant_named("random"));
        entrants[0] = *entrant_named(info.name);
        const Lineup lineup(std::move(entrants));
        const RunResult run =
            run_blocks(blocks_of(schoten::Options{.players = 3}, lineup, {}), lineup.bots(), {.blocks = 2});
        for (const Tally& total : run.totals) EXPECT_EQ(total.refused, 0) << info.name;
    }
}

}  // namespace
}  // namespace scoville::lab::test

// Programs in the arena: they play like any bot, what they do wrong is told, and nothing hangs.
#include <stdexcept>

#include "lab/arena/report.h"
#include "players.h"
#include "tests/support/places.h"

namespace scoville::lab::test {
namespace {

Entrant odd(const std::string& way, int ms = 20000) {
    auto made =
        entrant_named(way + "=exec:exec python3 " + places::tests + "/external/odd_bot.py " + way, ms);
    EXPECT_TRUE(made) << (made ? "" : made.error());
    return *made;
}

constexpr spicy::Options two_players{.players = 2, .everyone_answers = true};

struct Report {
    MatchResult match;
    std::string table;
    std::string json;
};

Report match(const PlayBlock& play, const Lineup& lineup, const RunPlan& plan, const char* game = "spicy") {
    const ArenaHeading heading{.game = game, .options = "{}", .seed = 1};
    MatchResult result = judge(lineup, run_blocks(play, lineup.bots(), plan), plan, {.resamples = 100});
    return {result, table_of(heading, {result}), json_of(heading, {result})};
}
Report match(const spicy::Options& options, std::vector<Entrant> entrants, const RunPlan& plan) {
    const Lineup lineup(std::move(entrants));
    return match(blocks_of(options, lineup, {.seed = 4}), lineup, plan);
}

TEST(ArenaExec, a_program_plays_every_kind_of_table_on_several_threads_the_same) {
    const auto all = spicy::VariantSet::first(spicy::variant_count);
    const spicy::Options tables[] = {{.players = 3, .variants = all, .strict = true},
                                     {.players = 3, .random_variants = 2, .everyone_answers = true},
                                     {.players = 3, .edition = spicy::Edition::y2022}};
    for (const spicy::Options& options : tables) {
        std::string once;
        for (const int threads : {1, 3}) {
            const Report report =
                match(options, {odd("tells"), dice("a"), odd("tells")}, {.blocks = 4, .threads = threads});
            EXPECT_EQ(report.match.bots[0].total.refused, 0) << report.table;
            EXPECT_EQ(report.match.bots[0].total.conduct.asked, report.match.bots[0].total.decisions);
            EXPECT_NE(report.json.find("\"probs\":{\"answers\":"), std::string::npos);
            if (!once.empty()) EXPECT_EQ(report.json, once);
            once = report.json;
        }
    }
}

TEST(ArenaExec, a_program_plays_scharfe_schoten) {
    const Lineup lineup({odd("tells"), dice("a"), dice("b")});
    const Report report = match(blocks_of(schoten::Options{.players = 3}, lineup, {.seed = 4}), lineup,
                                {.blocks = 2, .threads = 2}, "schoten");
    EXPECT_EQ(report.match.bots[0].total.refused, 0) << report.table;
    EXPECT_NE(report.table.find("told its probabilities"), std::string::npos) << report.table;
}

TEST(ArenaExec, what_programs_do_wrong_is_told) {
    const Report illegal = match(two_players, {odd("illegal"), dice("a")}, {.blocks = 2});
    const Tally& fool = illegal.match.bots[0].total;
    EXPECT_EQ(fool.refused, fool.decisions);
    EXPECT_EQ(fool.conduct.troubles.illegal, fool.decisions);
    EXPECT_NE(illegal.table.find("the last (illegal): that is not legal now"), std::string::npos)
        << illegal.table;
    EXPECT_NE(illegal.json.find("\"program\":{\"asked\":"), std::string::npos) << illegal.json;
    EXPECT_EQ(illegal.json.find("\"program\"", illegal.json.find("\"bot\":\"a\"")), std::string::npos)
        << "only programs have it";
}

TEST(ArenaExec, a_program_that_crashes_is_started_anew_for_the_next_game) {
    const Report report = match(two_players, {odd("crashes"), dice("a")}, {.blocks = 4});
    const Tally& total = report.match.bots[0].total;
    EXPECT_EQ(total.games, 8);
    EXPECT_EQ(total.conduct.troubles.gone, total.decisions - 2 * 8) << "two answers in each game";
    EXPECT_EQ(total.refused, total.conduct.troubles.gone);
}

TEST(ArenaExec, a_program_that_sleeps_is_given_up_in_each_game) {
    const Report report = match(two_players, {odd("sleeps", 30), dice("a")}, {.blocks = 2});
    const Tally& total = report.match.bots[0].total;
    EXPECT_EQ(total.conduct.troubles.late, 3 * 4);
    EXPECT_EQ(total.conduct.troubles.late + total.conduct.troubles.gone, total.decisions);
}

TEST(ArenaExec, a_program_that_never_plays_a_game_to_its_end_stops_the_arena) {
    EXPECT_THROW(match(two_players, {odd("crashes"), dice("a")}, {.blocks = 1000, .threads = 2}),
                 std::runtime_error);
}

TEST(ArenaExec, a_program_that_does_not_get_ready_is_no_entrant) {
    const auto made = entrant_named("exec:exit 0");
    ASSERT_FALSE(made);
    EXPECT_NE(made.error().find("ended before it answered hello"), std::string::npos) << made.error();
}

}  // namespace
}  // namespace scoville::lab::test

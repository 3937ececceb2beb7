#include <atomic>
#include <stdexcept>

#include "lab/arena/report.h"
#include "players.h"

namespace scoville::lab::test {
namespace {

constexpr spicy::Options two_players{.players = 2, .everyone_answers = true};
constexpr spicy::Options four_players{.players = 4, .everyone_answers = true};

MatchResult match(const spicy::Options& options, std::vector<Entrant> entrants, const RunPlan& plan,
                  std::uint64_t seed = 1) {
    const Lineup lineup(std::move(entrants));
    const RunResult run = run_blocks(blocks_of(options, lineup, {.seed = seed}), lineup.bots(), plan);
    return judge(lineup, run, plan, {.seed = seed});
}

void expect_fair(const MatchResult& result) {
    for (const BotResult& bot : result.bots) {
        EXPECT_LE(bot.share.low, 1.0 / result.players()) << bot.name;
        EXPECT_GE(bot.share.high, 1.0 / result.players()) << bot.name;
    }
}

TEST(Arena, equal_bots_are_equal_within_the_interval) {
    expect_fair(match(two_players, {dice("a"), dice("b")}, {.blocks = 400}));
    expect_fair(match(four_players, {dice("a"), dice("b"), dice("c"), dice("d")}, {.blocks = 400}));
    spicy::Options live = four_players;
    live.everyone_answers = false;
    expect_fair(match(live, {dice("a"), dice("b"), dice("c"), dice("d")}, {.blocks = 400}));
}

TEST(Arena, equal_bots_are_equal_in_schoten) {
    const Lineup lineup({dice("a"), dice("b"), dice("c")});
    const RunPlan plan{.blocks = 300};
    const RunResult run =
        run_blocks(blocks_of(schoten::Options{.players = 3}, lineup, {.seed = 2}), lineup.bots(), plan);
    expect_fair(judge(lineup, run, plan, {}));
}

// Over many matches of equals the interval misses the fair share about as often as it says.
TEST(Arena, the_interval_of_a_match_keeps_its_promise) {
    int held = 0;
    constexpr int matches = 200;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        const MatchResult result = match(two_players, {dice("a"), dice("b")}, {.blocks = 60}, seed);
        held += result.bots[0].share.low <= 0.5 && 0.5 <= result.bots[0].share.high;
    }
    EXPECT_GE(held, 178);  // 190 less three standard deviations, and a little for so few blocks
    EXPECT_LE(held, 199);
}

TEST(Arena, shares_add_up) {
    const MatchResult result =
        match(four_players, {dice("a", 20), dice("b"), dice("b"), dice("c")}, {.blocks = 50});
    ASSERT_EQ(result.bots.size(), 3u);
    EXPECT_EQ(result.bots[0].total.games, 200);
    EXPECT_EQ(result.bots[1].total.games, 400);
    double wins = 0;
    double expected = 0;
    for (const BotResult& bot : result.bots) {
        wins += bot.total.share;
        expected += bot.share.mean * bot.seats;
    }
    EXPECT_NEAR(wins, 200, 1e-9);
    EXPECT_NEAR(expected, 1, 1e-9);
}

TEST(Arena, a_planted_edge_of_five_percent_is_found_by_the_test) {
    const SprtPlan sprt{.p0 = 0.5, .p1 = 0.55, .games_per_block = 2};
    int found = 0;
    int mistaken = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const RunPlan plan{.blocks = 10'000, .sprt = sprt};
        found += run_blocks(coin_flips(0.55, 2, seed), 2, plan).sprt->decision() == Decision::h1;
        mistaken += run_blocks(coin_flips(0.5, 2, seed), 2, plan).sprt->decision() == Decision::h1;
    }
    EXPECT_GE(found, 88);  // 95 less three standard deviations
    EXPECT_LE(mistaken, 12);
}

// Real games: challenging every tenth card beats hardly ever doing it, equals are told apart from that.
TEST(Arena, the_better_of_two_bots_is_found_and_equals_are_not_told_apart) {
    const RunPlan plan{.blocks = 20'000, .sprt = SprtPlan{.p0 = 0.5, .p1 = 0.55, .games_per_block = 2}};
    const MatchResult better = match(two_players, {dice("doubts", 10), dice("trusts", 1)}, plan);
    EXPECT_EQ(better.sprt->decision(), Decision::h1);
    EXPECT_GT(better.bots[0].share.low, 0.5);
    EXPECT_EQ(better.blocks, better.sprt->blocks());
    const MatchResult worse = match(two_players, {dice("trusts", 1), dice("doubts", 10)}, plan);
    EXPECT_EQ(worse.sprt->decision(), Decision::h0);
    EXPECT_EQ(match(two_players, {dice("a"), dice("b")}, plan, 3).sprt->decision(), Decision::h0);
}

TEST(Arena, threads_change_nothing) {
    const ArenaHeading heading{.game = "spicy", .options = "{}", .seed = 1};
    for (const bool live : {false, true}) {
        spicy::Options options = four_players;
        options.everyone_answers = !live;
        for (const bool sequential : {false, true}) {
            RunPlan plan{.blocks = 300};
            if (sequential) plan.sprt = SprtPlan{.p0 = 0.25, .p1 = 0.35, .games_per_block = 4};
            const auto played = [&](int threads) {
                plan.threads = threads;
                return json_of(heading,
                               {match(options, {dice("a", 12), dice("b"), dice("c"), dice("c")}, plan)});
            };
            const std::string alone = played(1);
            EXPECT_EQ(played(2), alone);
            EXPECT_EQ(played(5), alone);
        }
    }
}

TEST(Arena, a_decided_test_keeps_no_block_beyond_it) {
    const RunPlan plan{
        .blocks = 1000, .threads = 4, .sprt = SprtPlan{.p0 = 0.5, .p1 = 0.6, .games_per_block = 2}};
    std::vector<std::uint64_t> heard;
    const RunListener listener{
        .on_block = [&](std::uint64_t block, const std::vector<std::string>&) { heard.push_back(block); }};
    const RunResult run = run_blocks(coin_flips(0.9, 2, 1), 2, plan, listener);
    EXPECT_EQ(run.blocks, 32u);
    EXPECT_EQ(run.totals[0].games, 64);
    ASSERT_EQ(heard.size(), 32u);
    for (std::uint64_t block = 0; block < heard.size(); ++block) EXPECT_EQ(heard[block], block);
}

TEST(Arena, what_goes_wrong_comes_out) {
    const PlayBlock broken = [](std::uint64_t block) -> BlockResult {
        if (block == 7) throw std::runtime_error("no more");
        return coin_flips(0.5, 2, 1)(block);
    };
    EXPECT_THROW((void)run_blocks(broken, 2, {.blocks = 100, .threads = 3}), std::runtime_error);
    const RunListener full_disk{
        .on_block = [](std::uint64_t, const std::vector<std::string>&) { throw std::runtime_error("full"); }};
    EXPECT_THROW((void)run_blocks(coin_flips(0.5, 2, 1), 2, {.blocks = 100, .threads = 3}, full_disk),
                 std::runtime_error);
}

TEST(Arena, progress_ends_with_all_blocks) {
    std::uint64_t last = 0;
    const RunListener listener{.on_progress = [&](std::uint64_t done) {
        EXPECT_GE(done, last);
        last = done;
    }};
    (void)run_blocks(coin_flips(0.5, 2, 1), 2, {.blocks = 100, .threads = 3}, listener);
    EXPECT_EQ(last, 100u);
}

TEST(Arena, another_seed_is_another_match) {
    const RunPlan plan{.blocks = 20};
    const auto first = match(two_players, {dice("a"), dice("b")}, plan, 1);
    const auto second = match(two_players, {dice("a"), dice("b")}, plan, 2);
    EXPECT_NE(first.bots[0].total.points, second.bots[0].total.points);
}

TEST(Arena, ranks_and_shares_follow_the_rules) {
    GameTally seats{};
    seats[0].points = 10;
    seats[1].points = 30;
    seats[2].points = 10;
    seats[3].points = -2;
    settle(seats, 4, SeatSet{3});  // two trophies win, whatever the points
    EXPECT_EQ(seats[3].rank, 1);
    EXPECT_EQ(seats[1].rank, 2);
    EXPECT_EQ(seats[0].rank, 3.5);
    EXPECT_EQ(seats[2].rank, 3.5);
    EXPECT_EQ(seats[3].share, 1);
    settle(seats, 3, SeatSet{0, 2});
    EXPECT_EQ(seats[0].share, 0.5);
    EXPECT_EQ(seats[0].rank, 1.5);
    EXPECT_EQ(seats[1].rank, 3);
}

TEST(Arena, the_report_tells_all_that_matters) {
    const RunPlan plan{.blocks = 10, .sprt = SprtPlan{.p0 = 0.5, .p1 = 0.55, .games_per_block = 2}};
    Entrant fool = dice("fool");
    fool.maker<spicy::Face>() = [](const external::Sitting<spicy::Options>&) {
        return std::make_unique<Puppet>(
            [](const bots::SpicyAsk&) { return spicy::Action::choose_total_wild(true); });
    };
    const MatchResult result = match(two_players, {dice("a"), fool}, plan);
    const std::string table = table_of({.game = "spicy", .options = R"({"players":2})", .seed = 1}, {result});
    for (const char* said : {"fool", "10 blocks of 2 rotations, 20 games", "50.00 %", "answers were refused",
                             "undecided after 10 blocks", "too narrow", "half-truths"})
        EXPECT_NE(table.find(said), std::string::npos) << said << "\n" << table;
}

}  // namespace
}  // namespace scoville::lab::test

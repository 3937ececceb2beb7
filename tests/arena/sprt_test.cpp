#include "lab/stats/sprt.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/fast_rng.h"

namespace scoville::lab {
namespace {

double uniform(FastRng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

struct Outcomes {
    int h0 = 0, h1 = 0, none = 0;
    double blocks = 0;  // on average
};

// Many tests on blocks whose truth is known.
template <class DrawBlock>
Outcomes tests_on(const SprtPlan& plan, DrawBlock&& draw) {
    constexpr int tests = 2000;
    constexpr int most_blocks = 20'000;
    Outcomes outcomes;
    FastRng rng(13);
    for (int i = 0; i < tests; ++i) {
        Sprt sprt(plan);
        while (sprt.decision() == Decision::none && sprt.blocks() < most_blocks) sprt.add(draw(rng));
        outcomes.h0 += sprt.decision() == Decision::h0;
        outcomes.h1 += sprt.decision() == Decision::h1;
        outcomes.none += sprt.decision() == Decision::none;
        outcomes.blocks += static_cast<double>(sprt.blocks()) / tests;
    }
    return outcomes;
}

// `games` coin flips.
auto flips(double p, int games) {
    return [=](FastRng& rng) {
        double wins = 0;
        for (int game = 0; game < games; ++game) wins += uniform(rng) < p;
        return wins / games;
    };
}

// 5 % of 2000 and three standard deviations: 100 + 29.
constexpr int few = 129;

TEST(Sprt, two_players_keep_the_promised_error_rates) {
    const SprtPlan plan{.p0 = 0.5, .p1 = 0.55, .games_per_block = 2};
    const Outcomes equal = tests_on(plan, flips(0.5, 2));
    EXPECT_LE(equal.h1, few);
    EXPECT_EQ(equal.none, 0);
    const Outcomes better = tests_on(plan, flips(0.55, 2));
    EXPECT_LE(better.h0, few);
    EXPECT_EQ(better.none, 0);
}

TEST(Sprt, a_planted_edge_of_five_percent_is_found_soon) {
    const Outcomes better = tests_on({.p0 = 0.5, .p1 = 0.55, .games_per_block = 2}, flips(0.55, 2));
    EXPECT_GE(better.h1, 2000 - few);
    EXPECT_LT(better.blocks, 400);  // a test of fixed size with these rates takes 541
}

TEST(Sprt, four_players_keep_the_promised_error_rates) {
    const SprtPlan plan{.p0 = 0.25, .p1 = 0.30, .games_per_block = 4};
    EXPECT_LE(tests_on(plan, flips(0.25, 4)).h1, few);
    EXPECT_LE(tests_on(plan, flips(0.30, 4)).h0, few);
}

// The games of a block share their deal: they hang together, and only the spread of the blocks can show it.
TEST(Sprt, games_that_hang_together_are_not_counted_as_independent) {
    const SprtPlan plan{.p0 = 0.5, .p1 = 0.55, .games_per_block = 4};
    const auto alike = [](double p) {
        return [=](FastRng& rng) { return uniform(rng) < p ? 1.0 : 0.0; };  // all four go the same way
    };
    EXPECT_LE(tests_on(plan, alike(0.5)).h1, few);
    EXPECT_LE(tests_on(plan, alike(0.55)).h0, few);
}

TEST(Sprt, stricter_rates_are_kept_too) {
    const SprtPlan plan{.p0 = 0.5, .p1 = 0.6, .alpha = 0.01, .beta = 0.2, .games_per_block = 2};
    EXPECT_LE(tests_on(plan, flips(0.5, 2)).h1, 20 + 14);
    EXPECT_LE(tests_on(plan, flips(0.6, 2)).h0, 400 + 54);
}

// Wins are rare: at first there may be none at all, which looks more certain than it is.
TEST(Sprt, rare_and_frequent_wins_are_not_judged_too_early) {
    const SprtPlan plan{.p0 = 0.02, .p1 = 0.04, .games_per_block = 2};
    EXPECT_LE(tests_on(plan, flips(0.02, 2)).h1, few);
    EXPECT_LE(tests_on(plan, flips(0.04, 2)).h0, few);
    const SprtPlan frequent{.p0 = 0.9, .p1 = 0.95, .games_per_block = 2};
    EXPECT_LE(tests_on(frequent, flips(0.9, 2)).h1, few);
    EXPECT_LE(tests_on(frequent, flips(0.95, 2)).h0, few);
}

// Three of four seats are one bot's: its share per seat is a third at most, and so is its spread.
TEST(Sprt, a_bot_on_several_seats_is_judged_by_its_own_spread) {
    const SprtPlan plan{.p0 = 0.25, .p1 = 0.27, .games_per_block = 4, .seats = 3};
    const auto three = [](double p) {
        return [other = flips(1 - 3 * p, 4)](FastRng& rng) { return (1 - other(rng)) / 3; };
    };
    EXPECT_LE(tests_on(plan, three(0.25)).h1, few);
    const Outcomes better = tests_on(plan, three(0.27));
    EXPECT_LE(better.h0, few);
    EXPECT_LT(better.blocks, 150);  // as many as the other's loss of 0.06 takes
}

TEST(Sprt, far_beyond_either_it_decides_at_the_first_look) {
    const SprtPlan plan{.p0 = 0.5, .p1 = 0.55, .games_per_block = 2};
    Sprt wins(plan);
    Sprt loses(plan);
    for (int block = 0; block < plan.blocks_per_look; ++block) {
        EXPECT_EQ(wins.decision(), Decision::none);
        wins.add(1);
        loses.add(0);
    }
    EXPECT_EQ(wins.decision(), Decision::h1);
    EXPECT_EQ(loses.decision(), Decision::h0);
    EXPECT_TRUE(std::isfinite(wins.log_ratio()));
}

TEST(Sprt, the_ratio_is_the_one_from_the_book) {
    Sprt sprt({.p0 = 0.5, .p1 = 0.6, .games_per_block = 2});
    for (const double mean : {0.5, 1.0, 0.5, 0.0, 1.0}) sprt.add(mean);
    const double spread = 0.7 / 4 / (0.6 * 0.4 / 2);  // the mean is 0.6
    const double variance = 0.55 * 0.45 / 2 * spread;
    EXPECT_NEAR(sprt.log_ratio(), 5 * 0.1 * (0.6 - 0.55) / variance, 1e-12);
    EXPECT_NEAR(sprt.upper(), std::log(19.0), 1e-12);
    EXPECT_NEAR(sprt.lower(), -std::log(19.0), 1e-12);
}

}  // namespace
}  // namespace scoville::lab

#include "lab/stats/bootstrap.h"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "base/fast_rng.h"

namespace scoville::lab {
namespace {

double uniform(FastRng& rng) { return (static_cast<double>(rng.next() >> 11) + 0.5) * 0x1p-53; }
double normal(FastRng& rng) {
    const double radius = std::sqrt(-2 * std::log(uniform(rng)));
    return radius * std::cos(2 * std::numbers::pi * uniform(rng));
}

// How often the interval holds the true mean, over many experiments of `blocks` draws.
template <class DrawOne>
double coverage(double truth, std::size_t blocks, DrawOne&& draw) {
    constexpr int experiments = 600;
    int held = 0;
    FastRng rng(7);
    std::vector<double> rows(blocks);
    for (int i = 0; i < experiments; ++i) {
        for (double& row : rows) row = draw(rng);
        const auto estimates =
            bootstrap_means(rows, 1, {.resamples = 400, .seed = static_cast<std::uint64_t>(i)});
        held += estimates[0].low <= truth && truth <= estimates[0].high;
    }
    return static_cast<double>(held) / experiments;
}

// 95 % of 600, give or take 3.3 standard deviations of 0.9 %.
constexpr double least = 0.92;
constexpr double most = 0.98;

TEST(Bootstrap, covers_normal_data_as_often_as_it_says) {
    const double held = coverage(3.0, 200, [](FastRng& rng) { return 3.0 + 2.0 * normal(rng); });
    EXPECT_GE(held, least);
    EXPECT_LE(held, most);
}

TEST(Bootstrap, covers_shares_of_rotations_as_often_as_it_says) {
    const double held = coverage(0.25, 200, [](FastRng& rng) {
        double share = 0;
        for (int rotation = 0; rotation < 4; ++rotation) share += uniform(rng) < 0.25 ? 0.25 : 0.0;
        return share;
    });
    EXPECT_GE(held, least);
    EXPECT_LE(held, most);
}

TEST(Bootstrap, has_the_width_that_theory_gives) {
    FastRng rng(3);
    std::vector<double> rows(2500);
    for (double& row : rows) row = normal(rng);
    const Estimate estimate = bootstrap_means(rows, 1, {.resamples = 4000})[0];
    EXPECT_NEAR(estimate.high - estimate.low, 2 * 1.96 / 50, 0.006);
    EXPECT_NEAR((estimate.high + estimate.low) / 2, estimate.mean, 0.004);
}

TEST(Bootstrap, a_constant_is_certain_and_a_mean_is_exact) {
    const std::vector<double> rows{1, 10, 1, 20, 1, 30};  // two columns
    const auto estimates = bootstrap_means(rows, 2, {});
    ASSERT_EQ(estimates.size(), 2u);
    EXPECT_DOUBLE_EQ(estimates[0].mean, 1);
    EXPECT_DOUBLE_EQ(estimates[0].low, 1);
    EXPECT_DOUBLE_EQ(estimates[0].high, 1);
    EXPECT_DOUBLE_EQ(estimates[1].mean, 20);
    EXPECT_DOUBLE_EQ(estimates[1].low, 10);
    EXPECT_DOUBLE_EQ(estimates[1].high, 30);
}

TEST(Bootstrap, the_same_seed_gives_the_same_interval) {
    std::vector<double> rows(50);
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = static_cast<double>(i * i % 17);
    const auto first = bootstrap_means(rows, 1, {.seed = 5})[0];
    const auto again = bootstrap_means(rows, 1, {.seed = 5})[0];
    const auto other = bootstrap_means(rows, 1, {.seed = 6})[0];
    EXPECT_EQ(first.low, again.low);
    EXPECT_EQ(first.high, again.high);
    EXPECT_NE(first.low, other.low);
}

TEST(Bootstrap, many_blocks_drawn_together_give_the_same_interval) {
    FastRng rng(11);
    std::vector<double> rows(20'001);  // does not divide evenly
    for (double& row : rows) row = 5 + normal(rng);
    const Estimate estimate = bootstrap_means(rows, 1, {})[0];
    const double expected = 2 * 1.96 / std::sqrt(20'001.0);
    EXPECT_NEAR(estimate.high - estimate.low, expected, 0.1 * expected);
    EXPECT_LT(estimate.low, estimate.mean);
    EXPECT_GT(estimate.high, estimate.mean);
}

TEST(Bootstrap, nothing_played_nothing_estimated) { EXPECT_TRUE(bootstrap_means({}, 3, {}).empty()); }

TEST(Bootstrap, winning_always_is_not_certainty) {
    Estimate always{.mean = 1, .low = 1, .high = 1};
    widen_certain(always, 100, 0.95);
    EXPECT_NEAR(always.low, std::pow(0.025, 0.01), 1e-12);  // 0.9638
    EXPECT_EQ(always.high, 1);

    Estimate never{.mean = 0, .low = 0, .high = 0};
    widen_certain(never, 100, 0.95);
    EXPECT_EQ(never.low, 0);
    EXPECT_NEAR(never.high, 0.0362, 0.0001);

    Estimate sure{.mean = 0.25, .low = 0.25, .high = 0.25};  // the only bot at its table
    widen_certain(sure, 100, 0.95);
    EXPECT_EQ(sure.low, 0.25);
    EXPECT_EQ(sure.high, 0.25);
}

}  // namespace
}  // namespace scoville::lab

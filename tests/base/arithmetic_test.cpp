#include "base/arithmetic.h"

#include <cmath>

#include <gtest/gtest.h>

#include "base/fast_rng.h"

namespace scoville {
namespace {

constexpr int draws = 200'000;

double between(FastRng& rng, double low, double high) {
    return low + static_cast<double>(rng.next() >> 11) * 0x1p-53 * (high - low);
}

// How many units in its last place a double is off the truth.
double units_off(double got, long double truth) {
    const long double unit = std::ldexp(1.0L, std::ilogb(truth) - 52);
    return static_cast<double>(std::fabs((static_cast<long double>(got) - truth) / unit));
}

TEST(Arithmetic, exp_is_off_by_less_than_a_unit) {
    FastRng rng(1);
    double worst = 0;
    for (const double reach : {0.001, 0.4, 3.0, 40.0, 708.0})
        for (int i = 0; i < draws; ++i) {
            const double x = between(rng, -reach, reach);
            worst = std::max(worst, units_off(arithmetic::exp(x), std::exp(static_cast<long double>(x))));
        }
    EXPECT_LT(worst, 1);
    EXPECT_GT(worst, 0.4);  // the measure measures
}

TEST(Arithmetic, log_is_off_by_less_than_a_unit) {
    FastRng rng(2);
    double worst = 0;
    const auto look_at = [&](double x) {
        if (x == 1) return;
        worst = std::max(worst, units_off(arithmetic::log(x), std::log(static_cast<long double>(x))));
    };
    for (int i = 0; i < draws; ++i) {
        look_at(between(rng, 0, 1));
        look_at(between(rng, 0.99, 1.01));
        look_at(between(rng, 0.7, 1.42));
        look_at(between(rng, 0, 1e6));
        look_at(std::exp(between(rng, -740, 709)));
    }
    EXPECT_LT(worst, 1);
    EXPECT_GT(worst, 0.4);
}

TEST(Arithmetic, a_power_is_off_by_at_most_its_exponent) {
    FastRng rng(3);
    for (int i = 0; i < draws; ++i) {
        const double x = between(rng, 0.05, 1.5);
        const auto n = static_cast<int>(rng.below(60));
        ASSERT_LE(units_off(arithmetic::power(x, n), std::pow(static_cast<long double>(x), n)), n)
            << x << "^" << n;
    }
    EXPECT_EQ(arithmetic::power(0.3, 0), 1);
    EXPECT_EQ(arithmetic::power(0, 0), 1);
    EXPECT_EQ(arithmetic::power(0, 3), 0);
    EXPECT_EQ(arithmetic::power(-2, 3), -8);
    EXPECT_EQ(arithmetic::power(0.999, 10'000'000), 0);
}

TEST(Arithmetic, has_exact_values_where_there_are_some) {
    EXPECT_EQ(arithmetic::exp(0), 1);
    EXPECT_EQ(arithmetic::exp(-0.0), 1);
    EXPECT_EQ(arithmetic::log(1), 0);
    for (int n = -1074; n <= 1023; ++n) {
        if (n == 0) continue;
        EXPECT_LT(units_off(arithmetic::log(std::ldexp(1.0, n)), n * std::log(2.0L)), 1) << n;
    }
}

TEST(Arithmetic, knows_the_ends_of_the_numbers) {
    constexpr double infinite = std::numeric_limits<double>::infinity();
    EXPECT_EQ(arithmetic::exp(710), infinite);
    EXPECT_EQ(arithmetic::exp(infinite), infinite);
    EXPECT_EQ(arithmetic::exp(-709), 0);
    EXPECT_EQ(arithmetic::exp(-infinite), 0);
    EXPECT_LT(arithmetic::exp(0x1.62e42fefa39efp+9), infinite);
    EXPECT_GE(arithmetic::exp(-0x1.6232bdd7abcd2p+9), std::numeric_limits<double>::min());
    EXPECT_TRUE(std::isnan(arithmetic::exp(std::nan(""))));
    EXPECT_EQ(arithmetic::log(infinite), infinite);
    EXPECT_EQ(arithmetic::log(0), -infinite);
    EXPECT_TRUE(std::isnan(arithmetic::log(-1)));
    EXPECT_TRUE(std::isnan(arithmetic::log(std::nan(""))));
}

}  // namespace
}  // namespace scoville

#include "lookback/share.h"

namespace scoville::lookback {
namespace {

constexpr double sure = 1.96;

// Two-sided 95 % for each of so many at once.
constexpr std::array<double, 9> together{sure, sure, 2.24, 2.39, 2.50, 2.58, 2.64, 2.69, 2.73};

}  // namespace

Interval interval_of_share(double mean, double count) {
    const double all = count + sure * sure;
    const double middle = (mean * count + sure * sure / 2) / all;
    const double half = sure * std::sqrt(middle * (1 - middle) / all);
    // The estimate itself is always inside.
    return {std::min(mean, std::max(0.0, middle - half)), std::max(mean, std::min(1.0, middle + half))};
}

Interval interval_of_gain(const Mean& gains, double count, int among) {
    if (count < 1) return {-1, 1};
    constexpr double added = 2;
    constexpr double apart = 0.25;  // squared distance of each from the middle
    const double variance = (gains.variance() * count + added * apart) / (count + added);
    const double quantile =
        together[static_cast<std::size_t>(std::clamp(among, 1, static_cast<int>(together.size()) - 1))];
    const double half = (quantile + 2.4 / count) * std::sqrt(variance / count);  // nearly Student's
    return {std::max(-1.0, gains.mean() - half), std::min(1.0, gains.mean() + half)};
}

}  // namespace scoville::lookback

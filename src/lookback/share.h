// Shares of the win, and how sure they are. Every estimate is stored once, as a whole number of millionths:
// sums and differences of stored estimates are exact, so what luck, others and oneself did adds up.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "base/seat.h"

namespace scoville::lookback {

using Share = std::int32_t;  // of the win, in millionths
constexpr Share whole = 1'000'000;

inline Share to_share(double part) { return static_cast<Share>(std::floor(part * whole + 0.5)); }
inline double as_part(Share share) { return static_cast<double>(share) / whole; }

using Parts = std::array<double, max_seats>;  // of the win, by seat: k winners get 1/k each
using ShareBySeat = std::array<Share, max_seats>;

inline Parts parts_of(SeatSet winners) {
    Parts parts{};
    for (const int seat : winners)
        parts[static_cast<std::size_t>(seat)] = 1.0 / static_cast<double>(winners.size());
    return parts;
}

struct Interval {
    double low = 0, high = 0;
};

// 95 % for a share that is the mean of `count` outcomes from 0 to 1 (Agresti and Coull): shared wins spread
// less than wins do, so it errs on the wide side, and it stays a true interval where all outcomes were alike.
Interval interval_of_share(double mean, double count);

// Weighted outcomes, added in a fixed order.
class Mean {
public:
    void add(double value, double weight = 1) {
        weights_ += weight;
        squares_ += weight * weight;
        sum_ += weight * value;
        sum_of_squares_ += weight * value * value;
    }
    bool empty() const { return weights_ <= 0; }
    double mean() const { return empty() ? 0 : sum_ / weights_; }
    // So many equal weights would be as sure (Kish).
    double effective() const { return empty() ? 0 : weights_ * weights_ / squares_; }
    double variance() const {
        return empty() ? 0 : std::max(0.0, sum_of_squares_ / weights_ - mean() * mean());
    }

private:
    double weights_ = 0, squares_ = 0, sum_ = 0, sum_of_squares_ = 0;
};

// For a difference of shares, one of `among` that are looked at together (Bonferroni), so that the best of
// several is not called better for its luck. Two outcomes half a win apart are added to what was seen: with
// few play-outs that all agree there is still doubt.
Interval interval_of_gain(const Mean& gains, double count, int among);

}  // namespace scoville::lookback

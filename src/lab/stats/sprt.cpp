#include "lab/stats/sprt.h"

#include <algorithm>

#include "base/arithmetic.h"
#include "base/check.h"

namespace scoville::lab {

std::string_view name_of(Decision decision) {
    switch (decision) {
        case Decision::h0: return "h0";
        case Decision::h1: return "h1";
        case Decision::none: break;
    }
    return "undecided";
}

Sprt::Sprt(const SprtPlan& plan)
    : plan_(plan),
      lower_(arithmetic::log(plan.beta / (1 - plan.alpha))),
      upper_(arithmetic::log((1 - plan.beta) / plan.alpha)) {
    CHECK(plan.games_per_block > 0 && plan.seats > 0 && plan.blocks_per_look > 0);
    CHECK(0 <= plan.p0 && plan.p0 < plan.p1 && plan.p1 * plan.seats <= 1);
    CHECK(plan.alpha > 0 && plan.beta > 0 && plan.alpha + plan.beta < 1);
}

void Sprt::add(double block_mean) {
    ++blocks_;
    const double off = block_mean - mean_;
    mean_ += off / static_cast<double>(blocks_);
    squares_ += off * (block_mean - mean_);
    if (decision_ != Decision::none || blocks_ % static_cast<std::uint64_t>(plan_.blocks_per_look) != 0)
        return;
    const double ratio = log_ratio();
    if (ratio >= upper_) decision_ = Decision::h1;
    if (ratio <= lower_) decision_ = Decision::h0;
}

// Of a block's mean.
double Sprt::independent_variance(double share) const {
    return share * (1.0 / plan_.seats - share) / plan_.games_per_block;
}

double Sprt::log_ratio() const {
    constexpr double least_spread = 0.5;
    if (blocks_ < 2) return 0;
    const auto n = static_cast<double>(blocks_);
    const double independent = independent_variance(mean_);
    const double spread = independent > 0 ? squares_ / (n - 1) / independent : 1;
    const double middle = (plan_.p0 + plan_.p1) / 2;
    const double variance = independent_variance(middle) * std::max(spread, least_spread);
    return n * (plan_.p1 - plan_.p0) * (mean_ - middle) / variance;
}

}  // namespace scoville::lab

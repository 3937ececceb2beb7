// The best of several actions; among equals, chance decides.
#pragma once

#include "base/fast_rng.h"
#include "schoten/face/action.h"

namespace scoville::bots {

class SchotenChoice {
public:
    explicit SchotenChoice(FastRng& rng) : rng_(rng) {}

    void offer(schoten::Action action, double worth) {
        constexpr double same = 1e-9;
        if (equals_ > 0 && worth < worth_ - same) return;
        if (equals_ == 0 || worth > worth_ + same) {
            worth_ = worth;
            equals_ = 0;
        }
        if (rng_.below(++equals_) == 0) best_ = action;
    }
    // At least one was offered.
    schoten::Action best() const { return best_; }

private:
    FastRng& rng_;
    schoten::Action best_;
    double worth_ = 0;
    std::uint32_t equals_ = 0;
};

}  // namespace scoville::bots

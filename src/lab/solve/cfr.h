// Solves the small Spicy: external-sampling Monte Carlo counterfactual regret minimisation (Lanctot et al.),
// with the average weighted towards later iterations. Regrets are not cut at zero: with sampled values that
// keeps the noise and loses what would have made up for it (a third worse after the same iterations).
#pragma once

#include <unordered_map>

#include "base/fast_rng.h"
#include "lab/solve/response.h"

namespace scoville::lab {

class Cfr {
public:
    // The deals are equally likely.
    explicit Cfr(std::uint64_t seed, std::vector<History> deals = all_deals())
        : rng_(seed), deals_(std::move(deals)) {}

    // One iteration lets each seat learn once.
    void run(std::int64_t iterations);
    std::int64_t iterations() const { return done_; }
    std::int64_t information_sets() const { return static_cast<std::int64_t>(nodes_.size()); }
    // The average policy; even chances where nothing was learnt.
    SolvePolicy average() const;

private:
    struct Node {
        Chances regrets, sums;
    };
    double walk(const History& history, Seat learner);

    FastRng rng_;
    std::vector<History> deals_;
    std::unordered_map<std::uint64_t, Node> nodes_;
    std::int64_t done_ = 0;
};

}  // namespace scoville::lab

// Exact best response: what an opponent who knows the policy in full wins against it. The deals that can
// happen are given, with their weights.
#pragma once

#include <functional>
#include <vector>

#include "lab/solve/game.h"

namespace scoville::lab {

// A policy gives a chance for each action of the seat that acts; they sum up to 1.
using Chances = InlineVec<float, 40>;
using SolvePolicy = std::function<const Chances&(const History&, const Actions&)>;

struct Response {
    double value = 0;  // to who responds, from -1 to 1
    std::int64_t histories = 0;
    std::int64_t decisions = 0;  // information sets of who responds
};
Response best_response(Seat responder, const SolvePolicy& policy, const std::vector<History>& deals);

// Half of what best responders of both seats win together: 0 for a perfect policy. In units of payoff; as a
// share of wins it is half of that.
struct Exploitability {
    Response first, second;
    double value() const { return (first.value + second.value) / 2; }
};
Exploitability exploitability(const SolvePolicy& policy, const std::vector<History>& deals = all_deals());

}  // namespace scoville::lab

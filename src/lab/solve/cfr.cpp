#include "lab/solve/cfr.h"

#include <algorithm>

namespace scoville::lab {
namespace {

double unit(FastRng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

int pick(const Chances& chances, FastRng& rng) {
    double left = unit(rng);
    for (int i = 0; i + 1 < chances.size(); ++i) {
        left -= static_cast<double>(chances[i]);
        if (left < 0) return i;
    }
    return chances.size() - 1;
}

// In proportion to what is positive; evenly if nothing is.
void in_proportion(const Chances& amounts, Chances& chances) {
    float sum = 0;
    for (const float amount : amounts) sum += std::max(amount, 0.0F);
    chances.clear();
    for (const float amount : amounts)
        chances.push_back(sum > 0 ? std::max(amount, 0.0F) / sum : 1.0F / static_cast<float>(amounts.size()));
}

History after(const History& history, spicy::Action action, FastRng& rng) {
    History next = history;
    if (action.what == spicy::Do::pass && next.state.above_end() > 1) {
        const auto at = next.state.deck_next + rng.below(static_cast<std::uint32_t>(next.state.draw_size()));
        std::swap(next.state.deck[next.state.deck_next], next.state.deck[at]);
    }
    advance(next, action);
    return next;
}

}  // namespace

double Cfr::walk(const History& history, Seat learner) {
    if (history.state.over()) return payoff(history.state) * (learner == 0 ? 1 : -1);
    const Seat actor = history.actor();
    const Actions actions = actions_at(history.state);
    Node& node = nodes_[history.keys[actor]];  // stays where it is while others are added
    while (node.regrets.size() < actions.size()) {
        node.regrets.push_back(0);
        node.sums.push_back(0);
    }
    Chances chances;
    in_proportion(node.regrets, chances);
    if (actor != learner) {
        const auto weight = static_cast<float>(done_ + 1);
        for (int i = 0; i < actions.size(); ++i) node.sums[i] += weight * chances[i];
        return walk(after(history, actions[pick(chances, rng_)], rng_), learner);
    }
    std::array<double, 40> values{};
    double mean = 0;
    for (int i = 0; i < actions.size(); ++i) {
        const double value = walk(after(history, actions[i], rng_), learner);
        values[static_cast<std::size_t>(i)] = value;
        mean += static_cast<double>(chances[i]) * value;
    }
    for (int i = 0; i < actions.size(); ++i)
        node.regrets[i] += static_cast<float>(values[static_cast<std::size_t>(i)] - mean);
    return mean;
}

void Cfr::run(std::int64_t iterations) {
    for (std::int64_t i = 0; i < iterations; ++i, ++done_)
        for (Seat learner = 0; learner < 2; ++learner)
            (void)walk(deals_[rng_.below(static_cast<std::uint32_t>(deals_.size()))], learner);
}

SolvePolicy Cfr::average() const {
    return [this, chances = Chances{}](const History& history,
                                       const Actions& actions) mutable -> const Chances& {
        const auto found = nodes_.find(history.keys[history.actor()]);
        if (found != nodes_.end()) {
            in_proportion(found->second.sums, chances);
            return chances;
        }
        chances.clear();
        for (int i = 0; i < actions.size(); ++i) chances.push_back(1.0F / static_cast<float>(actions.size()));
        return chances;
    };
}

}  // namespace scoville::lab

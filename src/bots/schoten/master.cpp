#include "bots/schoten/master.h"

#include <algorithm>

#include "base/arithmetic.h"
#include "bots/schoten/candidates.h"

namespace scoville::bots {

using schoten::Action;
using schoten::CardSet;
using schoten::Do;

double MasterSchoten::try_out(const SchotenAsk& ask, const WorldPlan& plan, World world, Action action,
                              bool solves) {
    const Rollout rollout(plan, rng_);
    switch (action.what) {
        case Do::tip: world.tips[ask.seat] = action.tips; break;
        case Do::card: plan.play(world, plan.order().place(action.card)); break;
        case Do::take: plan.take(world, action.colour); break;
    }
    if (solves) return Endgame(ask.view, plan).solve(world)[ask.seat];
    rollout.finish(world);
    return shares_of(ask.view, world)[ask.seat];
}

Action MasterSchoten::act(const SchotenAsk& ask) {
    const CardSet known = memory_.known(ask.view, ask.seat);
    const WorldPlan plan(ask.view);
    const SchotenCandidates candidates = candidates_of(ask, plan, known);
    if (candidates.size() == 1) return candidates[0];
    const bool tips = ask.legal.tip;
    const int cards = ask.view.hands[ask.seat].size() - (ask.legal.cards.empty() ? 0 : 1);
    const bool solves = !tips && cards <= plan_.solved_cards;
    const int worlds = solves ? plan_.solved_worlds
                              : std::max(plan_.least_worlds, plan_.rounds / std::max(1, candidates.size()));
    std::array<double, 16> sums{};
    const Rollout rollout(plan, rng_);
    for (int i = 0; i < worlds; ++i) {
        World world = random_world(ask.view, ask.seat, known, plan, rng_);
        if (tips)
            for (Seat seat = 0; seat < plan.players(); ++seat)
                world.tips[seat] = rollout.choose_tip(world, seat);
        for (int k = 0; k < candidates.size(); ++k)
            sums[static_cast<std::size_t>(k)] += try_out(ask, plan, world, candidates[k], solves);
    }
    int best = 0;
    double worth = -1e9;
    for (int k = 0; k < candidates.size(); ++k) {
        double value = sums[static_cast<std::size_t>(k)] / worlds;
        if (plan_.temperature > 0) {
            const double unit = (static_cast<double>(rng_.next() >> 11) + 0.5) * 0x1p-53;
            value -= plan_.temperature * arithmetic::log(-arithmetic::log(unit));
        }
        if (value > worth) {
            worth = value;
            best = k;
        }
    }
    return candidates[best];
}

}  // namespace scoville::bots

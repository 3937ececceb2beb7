// The last tricks of a world, solved: everyone plays for their own share of the match.
#pragma once

#include "bots/schoten/match.h"
#include "bots/schoten/world.h"

namespace scoville::bots {

using Shares = std::array<double, schoten::max_players>;

class Endgame {
public:
    Endgame(const schoten::View& view, const WorldPlan& plan) : view_(view), plan_(plan) {}
    // Few cards only: the tree is walked in full.
    Shares solve(const World& world) const;

private:
    const schoten::View& view_;
    const WorldPlan& plan_;
};

// What each seat gets at the end of a world's round.
Shares shares_of(const schoten::View& view, const World& world);

}  // namespace scoville::bots

// Whether to challenge: what calling a trait of the top card promises, against letting it pass.
#pragma once

#include "bots/face/bot.h"
#include "bots/spicy/beliefs.h"
#include "bots/spicy/standing.h"

namespace scoville::bots {

struct Call {
    spicy::Trait trait = spicy::Trait::none;
    double wrong = 0;  // the chance that it is
    double gain = 0;   // in points, against letting it pass
};

// The best of the legal challenges; there must be one.
Call best_call(const SpicyAsk& ask, const SpicyMemory& memory);

// How likely a seat that may challenge does, seen from outside: `wrong` as it must seem to the seat, `points`
// in the stack, and what a last card would bring its owner.
double call_chance(const spicy::Ruleset& rules, double wrong, double points, double last_card_points);

}  // namespace scoville::bots

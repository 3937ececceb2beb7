// Which declarations are legal (S8, S9, V1, V2). They change only with the top of the stack, so the state
// keeps them (State::declarable): asking is a look.
#pragma once

#include "base/inlining.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

// S9: same spice, strictly higher; the low numbers again after a wrap (V2 wraps earlier). Where a low
// number is legal it may be declared in the escape spice instead (V1).
SCOVILLE_INLINE DeclarationSet legal_after(const Ruleset& rules, Declaration top) {
    const int number = top.number();
    const NumberSet higher = NumberSet::first(rules.box.numbers + 1) - NumberSet::first(number + 1);
    const NumberSet numbers = rules.wraps_after.has(number) ? higher | rules.openers : higher;
    DeclarationSet legal = declarations(numbers, top.spice());
    if (rules.low_escape != no_spice) legal = legal | declarations(numbers & rules.openers, rules.low_escape);
    return legal;
}

// S8: a new stack opens with a low number in any spice.
inline DeclarationSet legal_openings(const Ruleset& rules) {
    DeclarationSet legal = declarations(rules.openers, 0);
    for (int spice = 1; spice < rules.box.spices; ++spice) legal = legal | declarations(rules.openers, spice);
    return legal;
}

}  // namespace scoville::spicy

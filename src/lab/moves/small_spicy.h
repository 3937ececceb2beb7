// The small Spicy that can be solved.
#pragma once

#include "spicy/face/ruleset.h"

namespace scoville::lab {

// Two players, two spices, numbers 1 to 4, one copy of each card and one of each wild; hands of two, two
// draws and one trophy end the game. The player at seat 0 starts.
constexpr int small_above_end = 2;
inline spicy::Ruleset small_spicy() {
    spicy::Ruleset rules;
    rules.box.spices = 2;
    rules.box.numbers = 4;
    rules.box.copies = 1;
    rules.box.wild_spices = 1;
    rules.box.wild_numbers = 1;
    rules.box.trophies = 1;
    rules.players = 2;
    rules.dealt = 2;
    rules.refill = 2;
    rules.trophies_to_win = 1;
    rules.below_end = 4;
    rules.end_fixed = true;
    rules.wraps_after = spicy::NumberSet{4};
    rules.everyone_answers = true;
    return rules;
}

}  // namespace scoville::lab

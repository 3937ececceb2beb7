// What a collection is worth with a tip (T10).
#pragma once

#include <algorithm>

#include "schoten/face/action.h"
#include "schoten/face/ruleset.h"

namespace scoville::schoten {

// One tip: its colour has the extreme count (the highest or the lowest) alone, tied, or not at all.
constexpr int tip_points(const Ruleset& rules, const ColourCounts& collection, Colour tipped, int extreme) {
    if (collection[tipped] != extreme) return 0;
    const auto sharing = std::count(collection.of.begin(), collection.of.end(), extreme);
    return sharing == 1 ? rules.right_points : rules.tied_points;
}

// T10: both tips, and if neither is wrong the difference between the two colours.
constexpr int round_points(const Ruleset& rules, const ColourCounts& collection, Tip tip) {
    const auto [lowest, highest] = std::minmax_element(collection.of.begin(), collection.of.end());
    const int most = tip_points(rules, collection, tip.most, *highest);
    const int fewest = tip_points(rules, collection, tip.fewest, *lowest);
    const int difference = most > 0 && fewest > 0 ? collection[tip.most] - collection[tip.fewest] : 0;
    return most + fewest + difference;
}

}  // namespace scoville::schoten

// What of Spicy people want to see to its end: a card that is turned up, a trophy that is taken.
#pragma once

#include "base/rest.h"
#include "spicy/face/seen.h"

namespace scoville::spicy {

inline RestAfter rest_after(const SeenEvent& event) {
    if (std::holds_alternative<Revealed>(event)) return RestAfter::reveal;
    return std::holds_alternative<TrophyWon>(event) ? RestAfter::prize : RestAfter::nothing;
}

}  // namespace scoville::spicy

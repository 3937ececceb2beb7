// What of Spicy people want to see to its end: a card that is turned up.
#pragma once

#include "base/rest.h"
#include "spicy/face/seen.h"

namespace scoville::spicy {

inline RestAfter rest_after(const SeenEvent& event) {
    return std::holds_alternative<Revealed>(event) ? RestAfter::reveal : RestAfter::nothing;
}

}  // namespace scoville::spicy

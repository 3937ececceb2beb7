// What of Scharfe Schoten people want to see to its end: how a round was scored.
#pragma once

#include "base/rest.h"
#include "schoten/face/seen.h"

namespace scoville::schoten {

inline RestAfter rest_after(const SeenEvent& event) {
    return std::holds_alternative<RoundScored>(event) ? RestAfter::round : RestAfter::nothing;
}

}  // namespace scoville::schoten

// A mistake in an action's form, the same for every game.
#pragma once

#include "base/refusal.h"

namespace scoville::notation {

inline constexpr Refusal bad_action{"bad-action", "bad-action",
                                    "The action is not written as the format says."};
inline constexpr Refusal unknown_card{"unknown-card", "unknown-card", "There is no such card in this game."};

}  // namespace scoville::notation

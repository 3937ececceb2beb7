// What is done for a player who is out of time or gone (P3): a move that tells nothing.
#pragma once

#include "spicy/face/legal.h"

namespace scoville::spicy {

// For a seat that is asked for something: it passes, lets the card go, or declines a total wild.
inline Action safe_action(const Legal& legal) {
    if (legal.choose) return Action::choose_total_wild(false);
    return legal.pass ? Action::pass() : Action::let();
}

}  // namespace scoville::spicy

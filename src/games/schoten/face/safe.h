// What is done for a player who is out of time or gone (P3): the first in order, which tells nothing.
#pragma once

#include "schoten/face/legal.h"

namespace scoville::schoten {

// For a seat that is asked for something: the first tips, the lowest legal card, the first rack colour.
inline Action safe_action(const Legal& legal) {
    if (legal.tip) return Action::tip(colours[0], colours[1]);
    if (!legal.cards.empty()) return Action::play(legal.cards.nth(0));
    return Action::take(static_cast<Colour>(legal.take.lowest()));
}

}  // namespace scoville::schoten

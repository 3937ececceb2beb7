// What is done for a player who is out of time or gone (P3).
#pragma once

#include "mogel/face/legal.h"

namespace scoville::mogel {

// The lowest card that can be named truly; else the lowest, with the lowest number that may be said.
inline Action safe_action(const Legal& legal) {
    if (legal.cards.empty()) return Action::doubt();
    Action found = Action::lay(legal.cards.nth(0), legal.say.lowest());
    bool truly = false;
    legal.cards.for_each_kind([&](Card card) {
        if (truly || !legal.say.has(card.number)) return;
        truly = true;
        found = Action::lay(card, card.number);
    });
    return found;
}

}  // namespace scoville::mogel

// What is done for a player who is out of time or gone (P3): a move that tells nothing.
#pragma once

#include "schoten/face/legal.h"
#include "schoten/face/rank.h"

namespace scoville::schoten {

// For a seat that is asked for something: the first tips or rack colour in order, or the lowest card (T5).
inline Action safe_action(const Legal& legal, const Ranking& ranking) {
    if (legal.tip) return Action::tip(colours[0], colours[1]);
    if (legal.cards.empty()) return Action::take(static_cast<Colour>(legal.take.lowest()));
    Card lowest = legal.cards.nth(0);
    legal.cards.for_each_card([&](Card card) {
        if (strength(ranking, card) < strength(ranking, lowest)) lowest = card;
    });
    return Action::play(lowest);
}

}  // namespace scoville::schoten

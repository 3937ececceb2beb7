// What there is to choose from.
#pragma once

#include "bots/face/bot.h"
#include "bots/schoten/world.h"

namespace scoville::bots {

using SchotenCandidates = InlineVec<schoten::Action, 16>;

// Cards of a colour with nothing unseen between them do the same: one stands for all.
inline SchotenCandidates candidates_of(const SchotenAsk& ask, const WorldPlan& plan, schoten::CardSet known) {
    SchotenCandidates list;
    if (ask.legal.cards.empty()) {
        schoten::for_each_action(ask.legal, [&](schoten::Action action) { list.push_back(action); });
        return list;
    }
    PlaceSet unseen = plan.order().places(schoten::CardSet::whole_box() - known);
    for (const schoten::TrickCard& played : ask.view.trick) unseen.add(plan.order().place(played.card));
    int last = -1;
    for (const int place : plan.order().places(ask.legal.cards)) {
        const schoten::Card card = plan.card_of(place);
        const bool same = last >= 0 && plan.colour_of(last) == card.colour() &&
                          above(unseen & PlaceSet::first(place), last).empty();
        if (!same) list.push_back(schoten::Action::play(card));
        last = place;
    }
    return list;
}

}  // namespace scoville::bots

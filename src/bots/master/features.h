// What the first master's net is shown: a seat's question and memory as numbers. Made from the face only, so
// nothing hidden can get in. Frozen, as its weights are: what a net is shown since then is in second.h.
#pragma once

#include "bots/face/bot.h"
#include "bots/master/matter.h"
#include "bots/master/memory.h"
#include "bots/master/slots.h"

namespace scoville::bots {

constexpr int seat_features = 20;

// Where each group of inputs begins.
struct Inputs {
    static constexpr int hand = 0;                             // by kind
    static constexpr int gone = hand + spicy::card_kinds;      // seen elsewhere, by kind
    static constexpr int top = gone + spicy::total_wild.kind;  // number, owner, owner's hand, marks
    static constexpr int top_number = top;
    static constexpr int top_owner = top_number + spicy::max_number;
    static constexpr int top_hand = top_owner + max_seats;
    static constexpr int top_marks = top_hand + 9;
    static constexpr int chances = top_marks + 8;  // of the top card being right
    static constexpr int stack = chances + 8;
    static constexpr int below = stack + 8;  // declarations under the top
    static constexpr int fits = below + 16;  // of the hand to what may be declared
    static constexpr int seats = fits + 4;   // one after another, clockwise from the own
    static constexpr int table = seats + max_seats * seat_features;
    static constexpr int rules = table + 20;
    static constexpr int matter = rules + 24;
    static constexpr int count = matter + matter_count;
};

void list_first(const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots, Matter matter,
                FeatureList& list);

}  // namespace scoville::bots

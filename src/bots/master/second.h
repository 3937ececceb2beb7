// What nets of the second sight are shown. Beside what the first was shown (features.h): what was said in
// stacks that are gone, all of what was said in this one, what each seat called and against what, how its
// cards turned out by number, height and hand, and how the game would stand if this stack were won or lost.
// Chances come from counting alone: no constant of a simple bot is in them.
#pragma once

#include "bots/face/bot.h"
#include "bots/master/matter.h"
#include "bots/master/memory.h"
#include "bots/master/slots.h"

namespace scoville::bots {

// Where each group of inputs begins.
struct SecondInputs {
    static constexpr int per_seat = 34;
    static constexpr int below_cards = 6;
    static constexpr int per_below = 5;

    static constexpr int hand = 0;                              // by kind
    static constexpr int gone = hand + spicy::card_kinds;       // seen elsewhere, by kind
    static constexpr int said = gone + spicy::total_wild.kind;  // in earlier stacks, by declaration
    static constexpr int top_number = said + spicy::wild_spice.kind;
    static constexpr int top_owner = top_number + spicy::max_number;
    static constexpr int top_hand = top_owner + max_seats;  // its owner's cards
    static constexpr int top_marks = top_hand + 9;
    static constexpr int chances = top_marks + 8;  // of the top card, by counting
    static constexpr int stack = chances + 12;
    static constexpr int stack_said = stack + 12;  // numbers below the top
    static constexpr int below = stack_said + spicy::max_number;
    static constexpr int fits = below + below_cards * per_below;  // of the hand to what may be declared
    static constexpr int seats = fits + 6;                        // one after another, clockwise from the own
    static constexpr int standing = seats + max_seats * per_seat;
    static constexpr int table = standing + 24;
    static constexpr int rules = table + 20;
    static constexpr int matter = rules + 24;
    static constexpr int count = matter + matter_count;
};

void list_second(const SpicyAsk& ask, const MasterMemory& memory, const SpiceSlots& slots, Matter matter,
                 FeatureList& list);

}  // namespace scoville::bots

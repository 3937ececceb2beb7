// What makes lists of inputs: the question, the memory, and where the list goes.
#pragma once

#include "bots/face/bot.h"
#include "bots/master/matter.h"
#include "bots/master/memory.h"
#include "bots/master/slots.h"
#include "bots/spicy/beliefs.h"

namespace scoville::bots {

struct Listing {
    const SpicyAsk& ask;
    const MasterMemory& memory;
    const SpiceSlots& slots;
    FeatureList& list;

    const spicy::View& view() const { return ask.view; }
    int players() const { return ask.view.rules.players; }
    const spicy::SeenStackCard& top() const { return ask.view.stack[ask.view.stack.size() - 1]; }
    int after_me(Seat seat) const { return (seat + players() - ask.seat) % players(); }

    void add(int at, float value) const {
        if (value != 0) list.push_back({static_cast<std::uint16_t>(at), value});
    }
    void mark(int at) const { list.push_back({static_cast<std::uint16_t>(at), 1.0F}); }
    void mark_if(bool is, int at) const {
        if (is) mark(at);
    }
};

// The parts of the second sight.
void list_cards(const Listing& to);     // hand, gone, said, the top card
void list_stack(const Listing& to);     // what was said in this stack
void list_seats(const Listing& to);     // everyone's cards and conduct
void list_standing(const Listing& to);  // how the game stands, and would stand
void list_rules(const Listing& to);

}  // namespace scoville::bots

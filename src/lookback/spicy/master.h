// The player of Spicy's play-outs: the master, as it sits at tables. A player is asked with the memory of the
// seat it plays for; what a memory is, is its own business.
#pragma once

#include "bots/master/spicy.h"
#include "bots/spicy/beliefs.h"
#include "lookback/report.h"

namespace scoville::lookback {

class MasterPlayer {
public:
    using Memory = bots::MasterMemory;
    static constexpr std::string_view name = "master";

    MasterPlayer();

    // Of a seat that was dealt this hand.
    static Memory begin(Seat, const spicy::Hand&) { return {}; }
    static void hear(Memory& memory, const spicy::SeenEvent& event) { memory.see(event); }

    spicy::Action act(const Memory& memory, const bots::SpicyAsk& ask, FastRng& dice);
    // Every action with its chance.
    std::vector<bots::WeighedAction> weigh(const Memory& memory, const bots::SpicyAsk& ask);
    // Its share of the win, as it expects it without playing anything out.
    double expects(const Memory& memory, const bots::SpicyAsk& ask);
    // What it believes of the top card, and what counting alone would.
    std::optional<Belief> believes(const Memory& memory, const bots::SpicyAsk& ask);
    static Belief odds(const Memory& memory, const bots::SpicyAsk& ask);

private:
    bots::MasterSpicy master_;
};

}  // namespace scoville::lookback

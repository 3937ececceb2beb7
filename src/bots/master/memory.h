// What the master keeps in mind of a game: what the simple levels keep, each seat's conduct in numbers, and
// what was said of cards that nobody turned over.
#pragma once

#include "bots/spicy/memory.h"

namespace scoville::bots {

// How something turned out: right in number, right in spice, how often in all.
struct Outcomes {
    std::uint8_t number = 0, spice = 0, all = 0;
};

// How a seat has played so far.
struct Conduct {
    std::uint8_t plays = 0;
    std::uint8_t passes = 0;
    std::uint8_t challenges = 0;
    std::uint8_t challenges_won = 0;
    std::array<std::uint8_t, fit_count> shown{};  // own cards turned over, by how they fitted

    // Since the second sight.
    std::array<std::uint8_t, 3> called{};        // by Trait …
    std::array<std::uint8_t, 3> called_won{};    // … and those that were right
    std::uint8_t called_low = 0;                 // on the first two cards of a stack
    std::uint8_t called_high = 0;                // on high numbers
    std::uint8_t could_call = 0;                 // cards that others laid
    std::uint8_t leaps = 0;                      // numbers left out when declaring, in all
    Outcomes shown_high, shown_low, shown_last;  // on high numbers, low stacks, as a last card
};

class MasterMemory {
public:
    void see(const spicy::SeenEvent& event);

    const SpicyMemory& cards() const { return cards_; }
    const Conduct& conduct(Seat seat) const { return conduct_[seat]; }
    // Who has passed since the top card was laid.
    SeatSet passed() const { return passed_; }
    // Said by others of cards in stacks that are gone and were not turned over, by declaration.
    const CardCounts& said() const { return said_; }

private:
    struct Hear;

    SpicyMemory cards_;
    std::array<Conduct, max_seats> conduct_{};
    SeatSet passed_;
    spicy::Trait called_ = spicy::Trait::none;
    Seat challenger_ = no_seat;
    CardCounts said_{};
    CardCounts said_here_{};                                  // in the stack, without
    spicy::Declaration latest_ = spicy::Declaration::none();  // the top card's
    bool latest_is_last_ = false;
    bool latest_is_hidden_ = false;
    std::uint8_t height_ = 0;  // of the stack, extras left out
};

// From here on numbers are high: there is little left to say above them.
constexpr int high_number = 8;
constexpr int low_stack = 2;

}  // namespace scoville::bots

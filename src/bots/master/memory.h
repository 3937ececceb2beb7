// What the master keeps in mind of a game: what the simple levels keep, and each seat's conduct in numbers.
#pragma once

#include "bots/spicy/memory.h"

namespace scoville::bots {

// How a seat has played so far.
struct Conduct {
    std::uint8_t plays = 0;
    std::uint8_t passes = 0;
    std::uint8_t challenges = 0;
    std::uint8_t challenges_won = 0;
    std::array<std::uint8_t, fit_count> shown{};  // own cards turned over, by how they fitted
};

class MasterMemory {
public:
    void see(const spicy::SeenEvent& event);

    const SpicyMemory& cards() const { return cards_; }
    const Conduct& conduct(Seat seat) const { return conduct_[seat]; }
    // Who has passed since the top card was laid.
    SeatSet passed() const { return passed_; }

private:
    struct Hear;

    SpicyMemory cards_;
    std::array<Conduct, max_seats> conduct_{};
    SeatSet passed_;
    spicy::Trait called_ = spicy::Trait::none;
    Seat challenger_ = no_seat;
};

}  // namespace scoville::bots

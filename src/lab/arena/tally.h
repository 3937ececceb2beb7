// What is counted in the arena: for one seat of one game, and added up for a bot in a block and in a match.
#pragma once

#include <array>
#include <cstdint>

#include "base/seat.h"
#include "external/conduct.h"

namespace scoville::lab {

// How a bot plays Spicy.
struct SpicyHabits {
    std::int64_t trophies = 0;
    std::int64_t cards = 0;        // played, copies included, extras not
    std::int64_t half_truths = 0;  // of them, one trait was not as declared
    std::int64_t lies = 0;         // neither was
    std::int64_t challenges = 0;   // made
    std::int64_t challenges_won = 0;
    std::int64_t doubted = 0;  // own cards that were challenged
    std::int64_t caught = 0;   // and lost

    friend bool operator==(const SpicyHabits&, const SpicyHabits&) = default;
};

struct Tally {
    std::int64_t games = 0;
    double share = 0;  // of wins: k winners get 1/k each
    double points = 0;
    double rank = 0;             // 1 is best; ties get the middle
    std::int64_t decisions = 0;  // how often it was asked
    std::int64_t refused = 0;    // answers that were not possible; the safe move was played instead
    SpicyHabits spicy;
    external::Conduct conduct;  // of a bot in another process

    Tally& operator+=(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;
};

// By seat.
using GameTally = std::array<Tally, max_seats>;

// Shares and ranks once the points are in: winners first, then by points.
void settle(GameTally& seats, std::uint8_t players, SeatSet winners);

}  // namespace scoville::lab

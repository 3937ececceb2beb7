// What depends on the number of players, and what tips are worth, as one plain value.
#pragma once

#include <cstdint>

namespace scoville::schoten {

constexpr int min_players = 3;
constexpr int max_players = 4;
constexpr int max_rounds = max_players;

struct Ruleset {
    std::uint8_t players = 4;
    std::uint8_t dealt = 10;        // cards per hand (T2)
    std::uint8_t rack = 8;          // what is left of the box (T2)
    std::uint8_t rounds = 4;        // T11
    std::uint8_t right_points = 5;  // a tip that is strictly right (T10)
    std::uint8_t tied_points = 3;   // one that is right with a tie (T10)

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

}  // namespace scoville::schoten

// What is played, as one plain value.
#pragma once

#include <cstdint>

namespace scoville::mogel {

constexpr int min_players = 2;
constexpr int max_players = 4;

struct Ruleset {
    std::uint8_t players = 4;
    std::uint8_t dealt = 6;  // cards per hand (G1)

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

}  // namespace scoville::mogel

// What a table chooses; `ruleset_of` turns it into rules.
#pragma once

#include <cstdint>
#include <optional>

#include "base/seat.h"
#include "schoten/face/rules.h"

namespace scoville::schoten {

struct Options {
    std::uint8_t players = 4;
    std::optional<Seat> start;          // who starts round 0 (T12)
    std::optional<std::uint8_t> rules;  // their place in the book; open: today's

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

// The number of players must be in range (T1).
Ruleset ruleset_of(const Options& options);

}  // namespace scoville::schoten

// What a table chooses; `ruleset_of` turns it into rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/seat.h"
#include "schoten/face/ruleset.h"

namespace scoville::schoten {

// The name a journal carries: a change that would make an accepted game play differently gets a new one.
constexpr std::string_view rules_name = "schoten-1";

struct Options {
    std::uint8_t players = 4;
    std::optional<Seat> start;  // who starts round 0 (T12)

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

// The number of players must be in range (T1).
Ruleset ruleset_of(const Options& options);

}  // namespace scoville::schoten

// What a table chooses.
#pragma once

#include <optional>

#include "base/check.h"
#include "base/seat.h"
#include "mogel/face/rules.h"

namespace scoville::mogel {

struct Options {
    std::uint8_t players = 4;
    std::optional<Seat> start;
    std::optional<std::uint8_t> rules;

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

inline Ruleset ruleset_of(const Options& options) {
    CHECK(options.players >= min_players && options.players <= max_players);
    const auto book = rules_book();
    Ruleset rules = (options.rules ? book[*options.rules] : book.back()).base;
    rules.players = options.players;
    return rules;
}

}  // namespace scoville::mogel

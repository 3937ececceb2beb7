// The rules of Scharfe Schoten by their names: each is data and stays what it is for ever.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "schoten/face/ruleset.h"

namespace scoville::schoten {

// T2
struct Shares {
    std::uint8_t dealt, rack;
};

struct Rules {
    std::string_view name;                                     // in journals and records
    Ruleset base;                                              // what nobody chooses
    std::array<Shares, max_players - min_players + 1> shares;  // by number of players, from the fewest
};

// Oldest first; the last are today's. It is alone in its file: a test links a book with rules to come.
std::span<const Rules> rules_book();

}  // namespace scoville::schoten

// The rules of Spicy by their names. What a name deals and allows is data and stays what it is for ever: a
// change that makes an accepted game play differently is a new name at the end of the book.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "spicy/face/ruleset.h"

namespace scoville::spicy {

struct EditionData {
    std::string_view name;
    Flavour second_spice;
    std::uint8_t dealt, refill, total_wilds, dealt_total_wilds;
    bool offers_variants;
};

// A variant card is its difference from the base game.
struct VariantData {
    std::string_view name;
    void (*change)(Ruleset&);
};

struct Rules {
    std::string_view name;                              // in journals and records
    Ruleset base;                                       // what nobody chooses
    std::span<const EditionData> editions;              // by Edition
    std::span<const VariantData> variants;              // by Variant; V0 draws from these
    std::array<std::uint8_t, max_seats + 1> below_end;  // S4, by number of players
    std::uint8_t end_slack;                             // S4: so many cards off, either way
};

// Oldest first; the last are today's. It is alone in its file: a test links a book with rules to come.
std::span<const Rules> rules_book();

}  // namespace scoville::spicy

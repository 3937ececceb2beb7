// Every rule that differs between editions, variant cards and table options, as one plain value. The
// engine reads these fields and never asks which edition or card set them.
#pragma once

#include <array>
#include <cstdint>

#include "base/seat.h"
#include "spicy/face/card.h"

namespace scoville::spicy {

enum class Flavour : std::uint8_t { chili, wasabi, lemon, pepper };

// What is in the box (S1, S2, W1).
struct Box {
    std::array<Flavour, max_spices> flavours{Flavour::chili, Flavour::wasabi, Flavour::pepper};
    std::uint8_t spices = 3;
    std::uint8_t numbers = 10;
    std::uint8_t copies = 3;
    std::uint8_t wild_spices = 5;
    std::uint8_t wild_numbers = 5;
    std::uint8_t total_wilds = 0;
    std::uint8_t trophies = 3;

    constexpr int copies_of(Card card) const {
        if (card == wild_spice) return wild_spices;
        if (card == wild_number) return wild_numbers;
        if (card == total_wild) return total_wilds;
        if (card.kind >= card_kinds) return 0;
        return card.kind / max_number < spices && card.kind % max_number < numbers ? copies : 0;
    }
    constexpr int spice_cards() const { return spices * numbers * copies + wild_spices + wild_numbers; }
    constexpr bool can_say(Declaration said) const {
        return said.number() >= 1 && said.number() <= numbers && said.spice() < spices;
    }
    // Everything that can be said about a card of this box.
    constexpr DeclarationSet all_declarations() const {
        const NumberSet said = NumberSet::first(numbers + 1) - NumberSet{0};
        DeclarationSet all;
        for (int spice = 0; spice < spices; ++spice) all = all | declarations(said, spice);
        return all;
    }
    friend constexpr bool operator==(const Box&, const Box&) = default;
};

constexpr int no_spice = -1;

struct Ruleset {
    Box box;
    std::uint8_t players = 4;
    std::uint8_t dealt = 6;              // spice cards per hand at the start (S3, W1)
    std::uint8_t dealt_total_wilds = 0;  // and total wilds (W1)
    std::uint8_t refill = 6;             // new hand after a trophy (S23, W7) or a last total wild (W4)
    std::uint8_t challenge_draw = 2;     // for the loser (S18)
    std::uint8_t trophies_to_win = 2;    // S24, S26
    std::uint8_t trophy_points = 10;     // S27
    std::uint8_t total_wild_points = 5;  // W8
    std::uint8_t below_end = 38;         // cards under the end card as printed (S4)
    bool end_fixed = false;              // the table chose the end card's place: it is public (§5)

    NumberSet openers{1, 2, 3};         // first card of a stack (S8), and after a wrap (S9)
    NumberSet wraps_after{10};          // openers may follow these (S9, V2)
    std::int8_t low_escape = no_spice;  // openers may be declared in this spice instead (V1)
    NumberSet paw_on;                   // declaring these puts a paw on the stack (V3)
    NumberSet extras_on;                // declaring these allows extras (V4)
    std::uint8_t max_extras = 2;
    NumberSet twins;                // these numbers count as each other (V5)
    bool copying = false;           // V6, V7
    bool strict = false;            // M1
    bool everyone_answers = false;  // P1, P2

    friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

}  // namespace scoville::spicy

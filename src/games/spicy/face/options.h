// What a table chooses, by name: edition, variant cards, manners, pace. `ruleset_of` turns it into rules, as
// the rules book has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/bit_set.h"
#include "spicy/face/rules.h"

namespace scoville::spicy {

enum class Edition : std::uint8_t { y2020, y2021_fr, y2022, y2022_classic };
constexpr int edition_count = 4;

enum class Variant : std::uint8_t {
    we_love_chili,
    start_it_up,
    spice_raider,
    change_your_luck,
    turn_it_up,
    copy_cat,
    hot_start
};
constexpr int variant_count = 7;
struct VariantTag;
using VariantSet = BitSet<VariantTag, std::uint8_t>;

struct Options {
    std::uint8_t players = 4;
    Edition edition = Edition::y2020;
    VariantSet variants;
    std::optional<std::uint8_t> random_variants;  // "k at random" (V0), instead of `variants`
    bool strict = false;
    bool everyone_answers = false;
    std::optional<Seat> start;              // S5
    std::optional<std::uint8_t> above_end;  // S4: exact number of cards above the end card
    std::optional<std::uint8_t> rules;      // their place in the book; open: today's

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

std::string_view name_of(Edition edition);
std::string_view name_of(Variant variant);
std::string_view name_of(Flavour flavour);
std::optional<Edition> edition_named(std::string_view name);
std::optional<Variant> variant_named(std::string_view name);

const Rules& rules_of(const Options& options);

// V0: the 2022 box has no variant cards.
bool offers_variants(const Options& options);

// These rules have the edition and every variant card that is chosen, and as many as are drawn.
bool are_in_the_book(const Options& options);

// S4: the cards above the end card, where they are fixed, fit the draw deck of a full box.
bool end_card_fits(const Options& options);

// The options must fit together (players in range, variants only where offered, nothing that these rules do
// not have) and `variants` be settled.
Ruleset ruleset_of(const Options& options);

}  // namespace scoville::spicy

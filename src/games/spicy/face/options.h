// What a table chooses, by name: edition, variant cards, manners, pace. Here, and only here, editions
// and variant cards have names; `ruleset_of` turns them into rules.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/bit_set.h"
#include "spicy/face/ruleset.h"

namespace scoville::spicy {

// The name a journal carries: a change that would make an accepted game play differently gets a new one.
constexpr std::string_view rules_name = "spicy-1";

enum class Edition : std::uint8_t { y2020, y2021_fr, y2022, y2022_classic };
constexpr int edition_count = 4;

enum class Variant : std::uint8_t {
    we_love_chili,
    start_it_up,
    spice_raider,
    change_your_luck,
    turn_it_up,
    copy_cat
};
constexpr int variant_count = 6;
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

    friend constexpr bool operator==(const Options&, const Options&) = default;
};

std::string_view name_of(Edition edition);
std::string_view name_of(Variant variant);
std::string_view name_of(Flavour flavour);
std::optional<Edition> edition_named(std::string_view name);
std::optional<Variant> variant_named(std::string_view name);

// V0: the 2022 box has no variant cards.
bool offers_variants(Edition edition);

// S4: the cards above the end card, where they are fixed, fit the draw deck of a full box.
bool end_card_fits(const Options& options);

// The options must fit together (players in range, variants only where offered) and `variants` be settled.
Ruleset ruleset_of(const Options& options);

}  // namespace scoville::spicy

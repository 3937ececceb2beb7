#include "spicy/face/options.h"

#include <array>

#include "base/check.h"

namespace scoville::spicy {
namespace {

struct EditionData {
    std::string_view name;
    Flavour second_spice;
    std::uint8_t dealt, refill, total_wilds, dealt_total_wilds;
    bool offers_variants;
};

constexpr std::array<EditionData, edition_count> editions{{
    {"2020", Flavour::wasabi, 6, 6, 0, 0, true},
    {"2021-fr", Flavour::wasabi, 6, 6, 0, 0, true},
    {"2022", Flavour::lemon, 5, 5, 6, 1, false},          // W1, W7
    {"2022-classic", Flavour::lemon, 6, 6, 0, 0, false},  // W9
}};

// A variant card is its difference from the base game.
struct VariantData {
    std::string_view name;
    void (*change)(Ruleset&);
};

constexpr std::array<VariantData, variant_count> variant_cards{{
    {"we-love-chili", [](Ruleset& r) { r.low_escape = 0; }},                   // V1
    {"start-it-up", [](Ruleset& r) { r.wraps_after = NumberSet{8, 9, 10}; }},  // V2
    {"spice-raider", [](Ruleset& r) { r.paw_on = NumberSet{4}; }},             // V3
    {"change-your-luck", [](Ruleset& r) { r.extras_on = NumberSet{5}; }},      // V4
    {"turn-it-up", [](Ruleset& r) { r.twins = NumberSet{6, 9}; }},             // V5
    {"copy-cat", [](Ruleset& r) { r.copying = true; }},                        // V6, V7
}};

constexpr std::array<std::string_view, 4> flavour_names{"chili", "wasabi", "lemon", "pepper"};

// S4, by number of players.
constexpr std::array<std::uint8_t, max_seats + 1> below_end_card{0, 0, 60, 38, 38, 15, 15};

const EditionData& data_of(Edition edition) { return editions[static_cast<std::size_t>(edition)]; }

}  // namespace

std::string_view name_of(Edition edition) { return data_of(edition).name; }
std::string_view name_of(Variant variant) { return variant_cards[static_cast<std::size_t>(variant)].name; }
std::string_view name_of(Flavour flavour) { return flavour_names[static_cast<std::size_t>(flavour)]; }

std::optional<Edition> edition_named(std::string_view name) {
    for (std::size_t i = 0; i < editions.size(); ++i)
        if (editions[i].name == name) return static_cast<Edition>(i);
    return std::nullopt;
}

std::optional<Variant> variant_named(std::string_view name) {
    for (std::size_t i = 0; i < variant_cards.size(); ++i)
        if (variant_cards[i].name == name) return static_cast<Variant>(i);
    return std::nullopt;
}

bool offers_variants(Edition edition) { return data_of(edition).offers_variants; }

bool end_card_fits(const Options& options) {
    const Ruleset rules = ruleset_of({.players = options.players, .edition = options.edition});
    return !options.above_end || *options.above_end <= rules.box.spice_cards() - rules.players * rules.dealt;
}

Ruleset ruleset_of(const Options& options) {
    CHECK(options.players >= 2 && options.players <= max_seats);
    CHECK(options.variants.empty() || offers_variants(options.edition));
    const EditionData& edition = data_of(options.edition);
    Ruleset rules;
    rules.box.flavours[1] = edition.second_spice;
    rules.box.total_wilds = edition.total_wilds;
    rules.players = options.players;
    rules.dealt = edition.dealt;
    rules.dealt_total_wilds = edition.dealt_total_wilds;
    rules.refill = edition.refill;
    rules.below_end = below_end_card[options.players];
    rules.end_fixed = options.above_end.has_value();
    rules.strict = options.strict;
    rules.everyone_answers = options.everyone_answers;
    for (const int card : options.variants) variant_cards[static_cast<std::size_t>(card)].change(rules);
    return rules;
}

}  // namespace scoville::spicy

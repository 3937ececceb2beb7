#include "spicy/face/options.h"
#include "spicy/face/rules.h"

namespace scoville::spicy {
namespace {

constexpr std::array<EditionData, edition_count> editions{{
    {"2020", Flavour::wasabi, 6, 6, 0, 0, true},
    {"2021-fr", Flavour::wasabi, 6, 6, 0, 0, true},
    {"2022", Flavour::lemon, 5, 5, 6, 1, false},          // W1, W7
    {"2022-classic", Flavour::lemon, 6, 6, 0, 0, false},  // W9
}};

constexpr std::array<VariantData, variant_count> variant_cards{{
    {"we-love-chili", [](Ruleset& r) { r.low_escape = 0; }},                   // V1
    {"start-it-up", [](Ruleset& r) { r.wraps_after = NumberSet{8, 9, 10}; }},  // V2
    {"spice-raider", [](Ruleset& r) { r.paw_on = NumberSet{4}; }},             // V3
    {"change-your-luck", [](Ruleset& r) { r.extras_on = NumberSet{5}; }},      // V4
    {"turn-it-up", [](Ruleset& r) { r.twins = NumberSet{6, 9}; }},             // V5
    {"copy-cat", [](Ruleset& r) { r.copying = true; }},                        // V6, V7
}};

template <class Choices>
constexpr bool all_named(const Choices& choices) {
    for (const auto& one : choices)
        if (one.name.empty()) return false;
    return true;
}
static_assert(all_named(editions) && all_named(variant_cards),
              "every edition and every variant card has its line, in the order of their enumerations");

constexpr std::array book{
    Rules{.name = "spicy-1",
          .base = {},
          .editions = editions,
          .variants = std::span(variant_cards).first(6),
          .below_end = {0, 0, 60, 38, 38, 15, 15},
          .end_slack = 2},
};

static_assert(book.back().editions.size() == edition_count && book.back().variants.size() == variant_count,
              "today's rules have all of them; what is new has a new name");

}  // namespace

std::span<const Rules> rules_book() { return book; }

}  // namespace scoville::spicy

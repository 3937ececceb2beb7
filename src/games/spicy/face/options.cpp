#include "spicy/face/options.h"

#include "base/check.h"

namespace scoville::spicy {
namespace {

constexpr std::array<std::string_view, 4> flavour_names{"chili", "wasabi", "lemon", "pepper"};

// Names are only added, so today's rules have all of them.
const Rules& todays() { return rules_book().back(); }

template <class Choice, class Data>
std::optional<Choice> named(std::span<const Data> choices, std::string_view name) {
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].name == name) return static_cast<Choice>(i);
    return std::nullopt;
}

const EditionData& edition_of(const Options& options) {
    return rules_of(options).editions[static_cast<std::size_t>(options.edition)];
}

}  // namespace

std::string_view name_of(Edition edition) {
    return todays().editions[static_cast<std::size_t>(edition)].name;
}
std::string_view name_of(Variant variant) {
    return todays().variants[static_cast<std::size_t>(variant)].name;
}
std::string_view name_of(Flavour flavour) { return flavour_names[static_cast<std::size_t>(flavour)]; }

std::optional<Edition> edition_named(std::string_view name) {
    return named<Edition>(todays().editions, name);
}
std::optional<Variant> variant_named(std::string_view name) {
    return named<Variant>(todays().variants, name);
}

const Rules& rules_of(const Options& options) {
    const auto book = rules_book();
    return options.rules ? book[*options.rules] : book.back();
}

bool offers_variants(const Options& options) { return edition_of(options).offers_variants; }

bool are_in_the_book(const Options& options) {
    const Rules& rules = rules_of(options);
    const auto cards = static_cast<int>(rules.variants.size());
    return static_cast<std::size_t>(options.edition) < rules.editions.size() &&
           (options.variants - VariantSet::first(cards)).empty() &&
           options.random_variants.value_or(0) <= cards;
}

bool end_card_fits(const Options& options) {
    const Ruleset rules =
        ruleset_of({.players = options.players, .edition = options.edition, .rules = options.rules});
    return !options.above_end || *options.above_end <= rules.box.spice_cards() - rules.players * rules.dealt;
}

Ruleset ruleset_of(const Options& options) {
    const Rules& by = rules_of(options);
    CHECK(options.players >= 2 && options.players <= max_seats);
    CHECK(are_in_the_book(options));
    const EditionData& edition = edition_of(options);
    CHECK(options.variants.empty() || edition.offers_variants);
    Ruleset rules = by.base;
    rules.box.flavours[1] = edition.second_spice;
    rules.box.total_wilds = edition.total_wilds;
    rules.players = options.players;
    rules.dealt = edition.dealt;
    rules.dealt_total_wilds = edition.dealt_total_wilds;
    rules.refill = edition.refill;
    rules.below_end = by.below_end[options.players];
    rules.end_fixed = options.above_end.has_value();
    rules.strict = options.strict;
    rules.everyone_answers = options.everyone_answers;
    for (const int card : options.variants) by.variants[static_cast<std::size_t>(card)].change(rules);
    return rules;
}

}  // namespace scoville::spicy

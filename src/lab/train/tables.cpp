#include "lab/train/tables.h"

#include <array>

#include "lab/moves/small_spicy.h"
#include "spicy/face/options.h"

namespace scoville::lab {
namespace {

constexpr int end_card_slack = 2;  // S4
constexpr std::uint32_t percent = 100;

// Out of a hundred games: four players most often.
std::uint8_t random_players(FastRng& rng) {
    constexpr std::array<std::uint32_t, 5> up_to{26, 42, 74, 86, 100};
    const std::uint32_t drawn = rng.below(percent);
    std::uint8_t players = 2;
    while (drawn >= up_to[players - 2U]) ++players;
    return players;
}

spicy::Options random_options(FastRng& rng) {
    spicy::Options options{.players = random_players(rng)};
    const std::uint32_t kind = rng.below(percent);
    if (kind < 45) return options;
    if (kind < 65) {
        options.edition = spicy::Edition::y2022;
        return options;
    }
    if (kind < 85) {
        options.variants.add(static_cast<int>(rng.below(spicy::variant_count)));
        if (kind < 75) options.variants.add(static_cast<int>(rng.below(spicy::variant_count)));
        return options;
    }
    options.variants = spicy::VariantSet::from_word(static_cast<std::uint8_t>(rng.below(64)));
    return options;
}

// At the printed height, give or take (S4).
TrainTable dealt_at(spicy::Options options, FastRng& rng) {
    options.everyone_answers = true;
    TrainTable table{.rules = spicy::ruleset_of(options)};
    const int off = static_cast<int>(rng.below(2 * end_card_slack + 1)) - end_card_slack;
    const spicy::Ruleset& rules = table.rules;
    table.above_end = rules.box.spice_cards() - rules.players * rules.dealt - rules.below_end + off;
    return table;
}

constexpr std::array<std::string_view, 4> sort_names{"every", "base", "2022", "variants"};

}  // namespace

std::optional<Sort> sort_named(std::string_view name) {
    for (std::size_t i = 0; i < sort_names.size(); ++i)
        if (sort_names[i] == name) return static_cast<Sort>(i);
    return std::nullopt;
}

std::string_view name_of(Sort sort) { return sort_names[static_cast<std::size_t>(sort)]; }

spicy::Options options_of(Sort sort, std::uint8_t players) {
    spicy::Options options{.players = players, .everyone_answers = true};
    if (sort == Sort::y2022) options.edition = spicy::Edition::y2022;
    if (sort == Sort::variants) options.variants = spicy::VariantSet::first(spicy::variant_count);
    return options;
}

TrainTable random_table(Sort sort, std::uint8_t players, FastRng& rng) {
    if (sort == Sort::every && players == 0 && rng.below(percent) < 3)
        return {small_spicy(), small_above_end};
    spicy::Options options =
        sort == Sort::every ? random_options(rng) : options_of(sort, random_players(rng));
    if (players != 0) options.players = players;
    return dealt_at(options, rng);
}

}  // namespace scoville::lab

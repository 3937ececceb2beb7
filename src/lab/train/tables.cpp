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

}  // namespace

TrainTable random_table(FastRng& rng) {
    if (rng.below(percent) < 3) return {small_spicy(), small_above_end};
    return dealt_at(random_options(rng), rng);
}

TrainTable base_table(std::uint8_t players, FastRng& rng) { return dealt_at({.players = players}, rng); }

}  // namespace scoville::lab

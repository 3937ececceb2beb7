#include "lab/arena/kinds.h"

namespace scoville::lab {

Result<spicy::Options, notation::FormError> Kind<spicy::Face>::read_options(
    const notation::json::value& value, std::uint8_t rules) {
    auto options = notation::read_spicy_options(value, rules);
    if (options && !spicy::end_card_fits(*options))
        return notation::wrong("options.endCard", "must be from 1 to the size of the draw deck");
    return options;
}

// Every edition, all variant cards, both paces and manners, few and many players.
std::vector<spicy::Options> Kind<spicy::Face>::all_sorts() {
    const auto all = spicy::VariantSet::first(spicy::variant_count);
    return {{.players = 2},
            {.players = 4, .everyone_answers = true},
            {.players = 6, .variants = all},
            {.players = 3, .variants = all, .strict = true, .everyone_answers = true},
            {.players = 5, .edition = spicy::Edition::y2021_fr, .variants = all, .strict = true},
            {.players = 4, .edition = spicy::Edition::y2022},
            {.players = 5, .edition = spicy::Edition::y2022_classic, .strict = true}};
}

std::vector<schoten::Options> Kind<schoten::Face>::all_sorts() { return {usual(3), usual(4)}; }

std::vector<mogel::Options> Kind<mogel::Face>::all_sorts() { return {usual(2), usual(4)}; }

}  // namespace scoville::lab

#include "record/spicy_record.h"

#include "fair/secret.h"
#include "notation/spicy_in.h"

namespace scoville::record {

using namespace notation;  // NOLINT(google-build-using-namespace)

namespace {

Result<spicy::Deal, FormError> deal_from_seed(const spicy::Options& options, const json::value& seed) {
    const auto text = as_text(seed);
    const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
    if (!key) return wrong("seed", "must be 128 hex digits");
    if (!spicy::end_card_fits(options))
        return wrong("options.endCard", "must be from 1 to the size of the draw deck");
    return spicy::deal_from_key(options, *key);
}

Result<spicy::Deal, FormError> deal_from_json(const spicy::Options& options, const json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("setup", "must be an object");
    const auto* hands = object->if_contains("hands");
    if (hands == nullptr || !hands->is_array()) return wrong("setup.hands", "must be a list of hands");
    if (options.random_variants)
        return wrong("options.variants", "variants at random need a seed, not a set-up");

    const spicy::Box box = spicy::ruleset_of(options).box;
    spicy::Setup setup;
    for (std::size_t i = 0; i < hands->get_array().size(); ++i) {
        auto cards = read_spicy_cards(hands->get_array()[i], box, "setup.hands[" + std::to_string(i) + "]");
        if (!cards) return cards.error();
        setup.hands.push_back(*cards);
    }
    if (const auto* draw = object->if_contains("draw")) {
        auto cards = read_spicy_cards(*draw, box, "setup.draw");
        if (!cards) return cards.error();
        setup.draw = *cards;
    }
    auto deal = spicy::deal_from_setup(options, setup);
    if (!deal) return wrong("setup", deal.error());
    return *deal;
}

}  // namespace

Result<spicy::Deal, FormError> spicy_deal(const json::object& record, std::uint8_t rules) {
    const auto* options_value = record.if_contains("options");
    if (options_value == nullptr) return wrong("options", "are missing");
    const auto options = read_spicy_options(*options_value, rules);
    if (!options) return options.error();
    const auto* seed = record.if_contains("seed");
    const auto* setup = record.if_contains("setup");
    if ((seed == nullptr) == (setup == nullptr)) return wrong("record", "needs either a seed or a setup");
    return seed != nullptr ? deal_from_seed(*options, *seed) : deal_from_json(*options, *setup);
}

}  // namespace scoville::record

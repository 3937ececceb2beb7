#include "record/mogel_record.h"

#include "fair/secret.h"
#include "notation/mogel_in.h"

namespace scoville::record {

using namespace notation;  // NOLINT(google-build-using-namespace)

namespace {

Result<mogel::Deal, FormError> deal_from_json(const mogel::Options& options, const json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("setup", "must be an object");
    const auto* hands = object->if_contains("hands");
    if (hands == nullptr || !hands->is_array()) return wrong("setup.hands", "must be a list of hands");
    std::vector<std::vector<mogel::Card>> read;
    for (std::size_t i = 0; i < hands->get_array().size(); ++i) {
        auto cards = read_mogel_cards(hands->get_array()[i], "setup.hands[" + std::to_string(i) + "]");
        if (!cards) return cards.error();
        read.push_back(*cards);
    }
    auto deal = mogel::deal_from_setup(options, read);
    if (!deal) return wrong("setup", deal.error());
    return *deal;
}

}  // namespace

Result<mogel::Deal, FormError> mogel_deal(const json::object& record, std::uint8_t rules) {
    const auto* options_value = record.if_contains("options");
    if (options_value == nullptr) return wrong("options", "are missing");
    const auto options = read_mogel_options(*options_value, rules);
    if (!options) return options.error();
    const auto* seed = record.if_contains("seed");
    const auto* setup = record.if_contains("setup");
    if ((seed == nullptr) == (setup == nullptr)) return wrong("record", "needs either a seed or a setup");
    if (setup != nullptr) return deal_from_json(*options, *setup);
    const auto text = as_text(*seed);
    const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
    if (!key) return wrong("seed", "must be 128 hex digits");
    return mogel::deal_from_key(*options, *key);
}

}  // namespace scoville::record

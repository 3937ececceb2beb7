#include "record/schoten_record.h"

#include "fair/secret.h"
#include "notation/schoten_in.h"

namespace scoville::record {

using namespace notation;  // NOLINT(google-build-using-namespace)

namespace {

using MaybeError = std::optional<FormError>;

Result<schoten::RoundDeal, FormError> read_round(const json::value& value, const schoten::Ruleset& rules,
                                                 const std::string& place) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong(place, "must be an object");
    const auto* hands = object->if_contains("hands");
    if (hands == nullptr || !hands->is_array()) return wrong(place + ".hands", "must be a list of hands");
    const auto* numbers = object->if_contains("numbers");
    if (numbers == nullptr) return wrong(place + ".numbers", "are missing");

    schoten::RoundSetup setup;
    for (std::size_t i = 0; i < hands->get_array().size(); ++i) {
        auto cards = read_schoten_cards(hands->get_array()[i], place + ".hands[" + std::to_string(i) + "]");
        if (!cards) return cards.error();
        setup.hands.push_back(*cards);
    }
    const auto by_colour = read_schoten_numbers(*numbers, place + ".numbers");
    if (!by_colour) return by_colour.error();
    setup.numbers = *by_colour;
    const auto deal = schoten::deal_from_setup(rules, setup);
    if (!deal) return wrong(place, deal.error());
    return *deal;
}

MaybeError read_setup(const json::value& value, const schoten::Ruleset& rules, schoten::Deals& chance) {
    const auto* object = value.if_object();
    const auto* rounds = object != nullptr ? object->if_contains("rounds") : nullptr;
    if (rounds == nullptr || !rounds->is_array()) return wrong("setup.rounds", "must be a list of rounds");
    if (rounds->get_array().size() > rules.rounds)
        return wrong("setup.rounds", "there are more rounds than players");
    for (std::size_t i = 0; i < rounds->get_array().size(); ++i) {
        const auto deal =
            read_round(rounds->get_array()[i], rules, "setup.rounds[" + std::to_string(i) + "]");
        if (!deal) return deal.error();
        chance.rounds.push_back(*deal);
    }
    return std::nullopt;
}

// Deals the rounds that the set-up did not give.
MaybeError deal_from_seeds(const json::value* value, const schoten::Ruleset& rules, schoten::Deals& chance) {
    if (value == nullptr && chance.rounds.size() == rules.rounds) return std::nullopt;
    const auto* seeds = value != nullptr ? value->if_array() : nullptr;
    if (seeds == nullptr) return wrong("seed", "must be a list with a seed for each round");
    if (seeds->size() > rules.rounds) return wrong("seed", "there are more seeds than rounds");
    for (std::size_t i = chance.rounds.size(); i < rules.rounds; ++i) {
        const std::string place = "seed[" + std::to_string(i) + "]";
        if (i >= seeds->size()) return wrong(place, "is missing");
        const auto text = as_text((*seeds)[i]);
        const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
        if (!key) return wrong(place, "must be 128 hex digits");
        if (i > 0) {
            chance.rounds.push_back(schoten::deal_from_key(rules, *key));
            continue;
        }
        const schoten::FirstDeal first = schoten::first_deal_from_key(chance.options, *key);
        chance.options = first.options;
        chance.rounds.push_back(first.deal);
    }
    return std::nullopt;
}

}  // namespace

Result<schoten::Deals, FormError> schoten_deals(const json::object& record, std::uint8_t by) {
    const auto* options_value = record.if_contains("options");
    if (options_value == nullptr) return wrong("options", "are missing");
    const auto options = read_schoten_options(*options_value, by);
    if (!options) return options.error();
    const schoten::Ruleset rules = schoten::ruleset_of(*options);
    schoten::Deals chance{.options = *options, .rounds = {}};
    if (const auto* setup = record.if_contains("setup"))
        if (auto error = read_setup(*setup, rules, chance)) return *error;
    if (!chance.rounds.empty() && !chance.options.start) chance.options.start = 0;
    if (auto error = deal_from_seeds(record.if_contains("seed"), rules, chance)) return *error;
    return chance;
}

}  // namespace scoville::record

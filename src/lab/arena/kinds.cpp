#include "lab/arena/kinds.h"

namespace scoville::lab {

Result<spicy::Options, notation::FormError> SpicyKind::read_options(const notation::json::value& value) {
    auto options = notation::read_spicy_options(value);
    if (options && !spicy::end_card_fits(*options))
        return notation::wrong("options.endCard", "must be from 1 to the size of the draw deck");
    return options;
}

SchotenDeals SchotenKind::deal(const schoten::Options& options, Keys keys) {
    const schoten::FirstDeal first = schoten::first_deal_from_key(options, keys[0]);
    const schoten::Ruleset rules = schoten::ruleset_of(options);
    SchotenDeals deals{.options = first.options, .rounds = {first.deal}};
    for (const fair::DealKey& key : keys.subspan(1))
        deals.rounds.push_back(schoten::deal_from_key(rules, key));
    return deals;
}

void SchotenKind::write_seed(JsonOut& out, Keys keys) {
    out.open_array();
    for (const fair::DealKey& key : keys) out.word(fair::reveal_as_hex(key));
    out.close_array();
}

}  // namespace scoville::lab

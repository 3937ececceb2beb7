#include "any/inside/dealt.h"

#include "schoten/inside/deal.h"
#include "spicy/inside/deal.h"

namespace scoville::any {
namespace {

template <class Card, class Dealt>
std::vector<std::vector<Card>> listed(const Dealt& dealt, int players) {
    std::vector<std::vector<Card>> hands(static_cast<std::size_t>(players));
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        dealt[seat].for_each_card([&](Card card) { hands[seat].push_back(card); });
    return hands;
}

Hands hands_in(const spicy::Options& options, const fair::DealKey& key) {
    return listed<spicy::Card>(spicy::deal_from_key(options, key).state.hands, options.players);
}

Hands hands_in(const schoten::Options& options, const fair::DealKey& key) {
    return listed<schoten::Card>(schoten::deal_from_key(schoten::ruleset_of(options), key).hands,
                                 options.players);
}

}  // namespace

std::vector<Hands> dealt_hands(const Options& options, std::span<const fair::DealKey> keys) {
    std::vector<Hands> deals;
    for (const fair::DealKey& key : keys)
        deals.push_back(std::visit([&](const auto& game) { return hands_in(game, key); }, options));
    return deals;
}

}  // namespace scoville::any

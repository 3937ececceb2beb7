#include "any/inside/dealt.h"

#include "any/inside/list.h"

namespace scoville::any {

std::vector<Hands> dealt_hands(const Options& options, std::span<const fair::DealKey> keys) {
    std::vector<Hands> deals;
    with_part(options, [&]<class Face>(const auto& one) {
        for (const fair::DealKey& key : keys) {
            const auto dealt = Face::Inside::hands(one, key);
            HandsOf<Face> hands(one.players);
            for (std::size_t seat = 0; seat < hands.size(); ++seat)
                dealt[seat].for_each_card([&](auto card) { hands[seat].push_back(card); });
            deals.emplace_back(std::in_place_index<place_of<Face>>, std::move(hands));
        }
    });
    return deals;
}

}  // namespace scoville::any

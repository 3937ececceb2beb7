#include "mogel/inside/deal.h"

#include <algorithm>

#include "fair/stream.h"

namespace scoville::mogel {
namespace {

using Box = std::array<Card, card_count>;

Box box_in_order() {
    Box box;
    for (std::size_t i = 0; i < box.size(); ++i) box[i] = Card::of(static_cast<int>(i) / copies + 1);
    return box;
}

State hand_out(const Ruleset& rules, const Box& box) {
    State state;
    state.rules = rules;
    std::size_t next = 0;
    for (Seat seat = 0; seat < rules.players; ++seat)
        for (int i = 0; i < rules.dealt; ++i) state.hands[seat].add(box[next++]);
    while (next < box.size()) state.aside.add(box[next++]);
    return state;
}

}  // namespace

Deal deal_from_key(const Options& options, const fair::DealKey& key) {
    fair::Stream stream(key);
    Box box = box_in_order();
    stream.shuffle(std::span<Card>(box));
    Deal deal{.state = hand_out(ruleset_of(options), box), .options = options};
    if (!options.start) deal.options.start = static_cast<Seat>(stream.below(options.players));
    deal.state.turn = *deal.options.start;
    return deal;
}

Result<Deal, std::string_view> deal_from_setup(const Options& options,
                                               std::span<const std::vector<Card>> hands) {
    const Ruleset rules = ruleset_of(options);
    if (hands.size() != rules.players) return std::string_view("there must be one hand for each player");
    Deal deal{.state = {}, .options = options};
    deal.state.rules = rules;
    for (const Card card : box_in_order()) deal.state.aside.add(card);
    for (Seat seat = 0; seat < rules.players; ++seat) {
        if (hands[seat].size() != rules.dealt) return std::string_view("every hand must be full (G1)");
        for (const Card card : hands[seat]) {
            if (!deal.state.aside.has(card)) return std::string_view("there are four cards of a number (G1)");
            deal.state.aside.remove(card);
            deal.state.hands[seat].add(card);
        }
    }
    if (!options.start) deal.options.start = 0;
    deal.state.turn = *deal.options.start;
    return deal;
}

State fast_deal(const Options& options, FastRng& rng) {
    Box box = box_in_order();
    for (std::size_t i = box.size(); i > 1; --i)
        std::swap(box[i - 1], box[rng.below(static_cast<std::uint32_t>(i))]);
    State state = hand_out(ruleset_of(options), box);
    state.turn = options.start ? *options.start : static_cast<Seat>(rng.below(options.players));
    return state;
}

}  // namespace scoville::mogel

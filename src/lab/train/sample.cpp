#include "lab/train/sample.h"

#include "spicy/inside/challenge.h"

namespace scoville::lab {

void list_hidden(const spicy::State& state, Seat seat, const bots::SpiceSlots& slots,
                 std::vector<bots::Feature>& list) {
    const auto add = [&](int at, float value) {
        if (value != 0) list.push_back({static_cast<std::uint16_t>(at), value});
    };
    const int players = state.rules.players;
    for (int i = 1; i < players; ++i) {
        const spicy::Hand& hand = state.hands[static_cast<std::size_t>((seat + i) % players)];
        const int at = HiddenInputs::first + (i - 1) * HiddenInputs::per_seat;
        std::array<float, HiddenInputs::per_seat> counts{};
        hand.for_each_card([&](spicy::Card card) {
            const int kind = slots.kind(card);
            if (kind >= spicy::total_wild.kind) return;
            int input = 2 * spicy::max_number + kind - spicy::wild_spice.kind;
            if (kind < spicy::wild_spice.kind)
                input = kind < spicy::max_number ? kind : spicy::max_number + kind % spicy::max_number;
            counts[static_cast<std::size_t>(input)] += 1;
        });
        for (int k = 0; k < HiddenInputs::per_seat; ++k) add(at + k, counts[static_cast<std::size_t>(k)]);
    }
    if (!state.stack_empty()) {
        const TopTruth truth = truth_of_top(state);
        add(HiddenInputs::top, truth.number ? 1.0F : 0.0F);
        add(HiddenInputs::top + 1, truth.spice ? 1.0F : 0.0F);
    }
    add(HiddenInputs::end, static_cast<float>(state.above_end()) * 0.05F);
}

TopTruth truth_of_top(const spicy::State& state) {
    return {spicy::card_is_right(state.rules, state.top(), spicy::Trait::number),
            spicy::card_is_right(state.rules, state.top(), spicy::Trait::spice)};
}

}  // namespace scoville::lab

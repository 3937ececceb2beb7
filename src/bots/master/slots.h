// Spices have no order of their own, so the master looks at them in slots: first the one on top of the stack,
// then those it holds most of. What it learns about one spice it knows about all.
#pragma once

#include <array>
#include <utility>

#include "spicy/face/seen.h"

namespace scoville::bots {

class SpiceSlots {
public:
    SpiceSlots(const spicy::View& view, Seat seat) {
        const spicy::Hand hand = view.hands[seat].cards;
        std::array<int, spicy::max_spices> held{};
        hand.for_each_card([&](spicy::Card card) {
            if (card.kind < spicy::wild_spice.kind) ++held[card.kind / spicy::max_number];
        });
        if (!view.stack.empty()) {
            constexpr int more_than_any_hand = 1000;
            held[static_cast<std::size_t>(view.stack[view.stack.size() - 1].declared.spice())] +=
                more_than_any_hand;
        }
        spice_at_ = {0, 1, 2};
        const auto before = [&](std::size_t a, std::size_t b) {
            if (held[spice_at_[b]] > held[spice_at_[a]]) std::swap(spice_at_[a], spice_at_[b]);
        };
        before(0, 1);
        before(1, 2);
        before(0, 1);
        for (std::uint8_t slot = 0; slot < spicy::max_spices; ++slot) slot_of_[spice_at_[slot]] = slot;
    }

    int slot_of(int spice) const { return slot_of_[static_cast<std::size_t>(spice)]; }
    // Kinds of cards and declarations as numbers: slot × 10 + number - 1; wilds as they are.
    int kind(spicy::Card card) const {
        if (card.kind >= spicy::wild_spice.kind) return card.kind;
        return slot_of(card.kind / spicy::max_number) * spicy::max_number + card.kind % spicy::max_number;
    }
    int kind(spicy::Declaration said) const {
        return slot_of(said.spice()) * spicy::max_number + said.number() - 1;
    }

private:
    std::array<std::uint8_t, spicy::max_spices> spice_at_{};
    std::array<std::uint8_t, spicy::max_spices> slot_of_{};
};

}  // namespace scoville::bots

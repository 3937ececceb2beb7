// Chances of number and spice: what a seat can conclude about a face-down card from the cards it has not
// seen, the hand it came from and the habits of who played it.
#pragma once

#include "bots/face/bot.h"
#include "bots/spicy/memory.h"

namespace scoville::bots {

// Spice cards that may be anywhere, counted by what they are good for.
class UnseenCards {
public:
    // Everything the seat cannot place: the box less its hand, its cards in the stack and what it remembers.
    static UnseenCards from(Seat seat, const spicy::View& view, const SpicyMemory& memory);
    // The same for someone who saw only what lay open to all.
    static UnseenCards to_everyone(const spicy::View& view, const SpicyMemory& memory);

    int size() const { return size_; }
    int count(spicy::Card card) const { return left_[card.kind]; }
    // How many fit a declaration in this way; twins count as each other (V5).
    std::array<int, fit_count> fitting(spicy::NumberSet twins, spicy::Declaration declared) const;

    // Before anything was seen.
    explicit UnseenCards(const spicy::Box& box);

private:
    void take(spicy::Card card);
    void take(const CardCounts& counts);

    std::array<std::uint8_t, spicy::total_wild.kind> left_{};
    std::array<std::uint8_t, spicy::max_number + 1> of_number_{};
    std::array<std::uint8_t, spicy::max_spices> of_spice_{};
    int size_ = 0;
};

// A declaration as it was made: on a hand of this many spice cards, with so many declarations to choose from.
struct Claim {
    spicy::Declaration declared;
    int hand = 1;
    int choices = 1;
    bool copy = false;  // V6
};

// The chance that the declaration is right in number, in spice, in both.
struct TopCardOdds {
    double number = 0, spice = 0, both = 0;
    // What a challenge of this trait is judged by (S16); none: "Wrong!" on a copy (V7).
    double right(spicy::Trait trait) const {
        if (trait == spicy::Trait::none) return both;
        return trait == spicy::Trait::number ? number : spice;
    }
};

TopCardOdds claim_odds(const spicy::Ruleset& rules, const UnseenCards& unseen, const Claim& claim,
                       const HabitShares& habits);

// For the card on top of the stack, which is somebody else's; a total wild is always right (W2).
TopCardOdds top_card_odds(const SpicyAsk& ask, const UnseenCards& unseen, const SpicyMemory& memory);
TopCardOdds top_card_odds(const SpicyAsk& ask, const SpicyMemory& memory);

}  // namespace scoville::bots

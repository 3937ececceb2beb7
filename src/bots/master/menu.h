// What can be chosen in one matter, and how the net's outputs weigh it. A play is a card with a declaration:
// its weight is the sum of outputs for the card, for the declaration, for how the one fits the other, and
// since the second sight for this card said to be that. Extras (V4) are chosen afterwards, how many and then
// which.
#pragma once

#include <array>
#include <vector>

#include "base/fast_rng.h"
#include "bots/master/sight.h"

namespace scoville::bots {

// Where each group of outputs begins. Reactions without copies need only those before `pass`.
struct Outputs {
    static constexpr int value = 0;      // what the seat expects, as trained (reward)
    static constexpr int belief = 1;     // the top card is right in number, spice, both
    static constexpr int challenge = 4;  // by Trait: "Wrong!" on a copy, number, spice
    static constexpr int copy = 7;       // by Fit
    static constexpr int take = 11;      // a total wild
    static constexpr int pass = 12;
    static constexpr int how_many = 13;  // extras
    static constexpr int card = 16;      // by kind
    static constexpr int declaration = card + spicy::card_kinds;
    static constexpr int fit = declaration + spicy::max_spices * spicy::max_number;  // by Fit and number
    static constexpr int extra = fit + static_cast<int>(fit_count) * spicy::max_number;
    static constexpr int first_count = extra + spicy::card_kinds;
    // Of the second sight: a card's number by the number that is said of it, in its own spice and in another;
    // wild spices and wild numbers by the number.
    static constexpr int cross = first_count;
    static constexpr int cross_wild = cross + 2 * spicy::max_number * spicy::max_number;
    static constexpr int count = cross_wild + 2 * spicy::max_number;
};

using OutputValues = std::array<float, Outputs::count>;

// An action's weight is the sum of these outputs; no_output counts 0.
constexpr std::int16_t no_output = -1;
struct MenuItem {
    std::array<std::int16_t, 4> outputs{no_output, no_output, no_output, no_output};
};

// In slots, so that it means the same wherever it is kept.
struct Menu {
    Matter matter = Matter::turn;
    InlineVec<std::uint8_t, spicy::card_kinds> cards;  // to play or to copy
    InlineVec<std::uint8_t, 33> said;                  // to declare; for copies, the one copied
    std::array<std::uint8_t, spicy::card_kinds> counts{};
    spicy::TraitSet challenges;
    spicy::NumberSet extras_on;
    spicy::NumberSet twins;
    std::uint8_t max_extras = 0;
    bool copying = false;
    bool crossing = false;  // of the second sight

    // Every choice in a fixed order: pass, let or decline first.
    void list(std::vector<MenuItem>& items) const;
    // Whether the item is a card that may take extras, and then of which kind it is.
    int card_at(int item) const;
    int number_at(int item) const;
    bool takes_extras(int item) const;
};

Menu menu_of(Sight sight, const SpicyAsk& ask, const SpiceSlots& slots, Matter matter);

// What was chosen: an item of the menu, and extras in slots.
struct Choice {
    int item = 0;
    InlineVec<std::uint8_t, 2> extras;
};
spicy::Action action_of(const spicy::Legal& legal, const SpiceSlots& slots, const Menu& menu,
                        const Choice& choice);

// Chances over all items of a menu.
class Weighing {
public:
    // First what the menu needs of a net, and then what it makes of that. Temperature 1 is the policy as
    // trained; higher is more whimsical.
    std::span<const std::int16_t> needs(const Menu& menu);
    void weigh(const OutputValues& outputs, float temperature = 1);
    const std::vector<MenuItem>& items() const { return items_; }
    const std::vector<float>& chances() const { return chances_; }
    int pick(FastRng& rng) const;

private:
    std::vector<MenuItem> items_;
    std::vector<std::int16_t> needs_;
    std::vector<float> chances_;
};

// Chooses as weighed; `chance` is that of everything chosen, extras included.
struct Picked {
    Choice choice;
    double chance = 1;
};
Picked pick_choice(const Menu& menu, const OutputValues& outputs, const Weighing& weighing, FastRng& rng,
                   float temperature = 1);

// Softmax in place.
void to_chances(std::vector<float>& logits);
int pick_one(const std::vector<float>& chances, FastRng& rng);

// Extras (V4) one step at a time: first how many, then each card out of what is left.
struct ExtrasStep {
    std::vector<std::int16_t> outputs;  // of the choices at this step
    std::vector<float> chances;
};
ExtrasStep how_many_extras(const Menu& menu, const OutputValues& outputs, float temperature = 1);
ExtrasStep which_extra(const Menu& menu, int card, const InlineVec<std::uint8_t, 2>& before,
                       const OutputValues& outputs, float temperature = 1);

}  // namespace scoville::bots

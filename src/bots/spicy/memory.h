// What a seat keeps in mind of what it saw: the cards that are out of the game, and how the others behave. A
// bot that did not listen has an empty memory, and plays from the view alone.
#pragma once

#include <array>
#include <cstdint>

#include "base/seat.h"
#include "spicy/face/seen.h"

namespace scoville::bots {

using CardCounts = std::array<std::uint8_t, spicy::card_kinds>;

// What kind of player declares: one who tells what pays, one who tells the truth, one who does not care.
enum class Habit : std::uint8_t { schemer, truthful, careless };
constexpr std::size_t habit_count = 3;
using HabitShares = std::array<double, habit_count>;  // sum up to 1

// How a declaration fits a card.
enum class Fit : std::uint8_t { both, number, spice, neither };
constexpr std::size_t fit_count = 4;
Fit fit_of(spicy::NumberSet twins, spicy::Card card, spicy::Declaration declared);

class SpicyMemory {
public:
    void see(const spicy::SeenEvent& event);

    // Turned over in challenges and gone with their stacks (S16, S18).
    const CardCounts& shown() const { return shown_; }
    // Own cards that went, unseen, into somebody's won pile.
    const CardCounts& buried() const { return buried_; }
    const HabitShares& habits(Seat seat) const { return habits_[seat]; }
    // How readily a seat challenges, where 1 is what is expected of anyone.
    double wariness(Seat seat) const;

private:
    struct Hear;
    void weigh(Seat seat, const HabitShares& likelihood);

    // Mostly schemers: bluffing is forced.
    static constexpr HabitShares prior{0.75, 0.13, 0.12};

    CardCounts shown_{};
    CardCounts buried_{};
    CardCounts in_stack_{};  // own cards there, without
    CardCounts latest_{};    // those of the latest play
    std::array<HabitShares, max_seats> habits_{prior, prior, prior, prior, prior, prior};
    std::array<std::uint16_t, max_seats> challenged_{};
    std::array<std::uint16_t, max_seats> could_challenge_{};
    spicy::Trait called_ = spicy::Trait::none;
};

}  // namespace scoville::bots

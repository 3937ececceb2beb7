// A round of Scharfe Schoten as it may be: backs are public, so a world is a way to deal the unseen numbers
// of each colour to the hands and the rack, and all worlds are equally likely before anyone has played. Cards
// are places in the order of strength, so that the higher card is the greater number.
#pragma once

#include "base/fast_rng.h"
#include "bots/face/bot.h"
#include "bots/schoten/tricks.h"

namespace scoville::bots {

struct WorldCard {
    Seat seat = no_seat;
    std::int8_t place = -1;
};

struct World {
    std::array<PlaceSet, schoten::max_players> hands{};
    std::array<schoten::ColourCounts, schoten::max_players> collections{};
    std::array<schoten::Tip, schoten::max_players> tips{};
    schoten::ColourCounts rack;
    schoten::ColourCounts lying;  // in the trick
    InlineVec<WorldCard, schoten::max_players> trick;
    WorldCard best;  // in the trick
    Seat turn = 0;
    bool takes = false;  // `turn` has won the trick and takes from the rack

    bool over() const { return !takes && trick.empty() && hands[turn].empty(); }
};

// What all worlds of a round share.
class WorldPlan {
public:
    explicit WorldPlan(const schoten::View& view);

    int players() const { return players_; }
    const Order& order() const { return order_; }
    PlaceSet of_colour(schoten::Colour colour) const { return order_.of_colour(colour); }
    schoten::Colour colour_of(int place) const { return colours_[static_cast<std::size_t>(place)]; }
    schoten::Card card_of(int place) const { return cards_[static_cast<std::size_t>(place)]; }

    // T7
    PlaceSet playable(const World& world) const;
    // T7, T8: the card, and if it was the trick's last, who takes it.
    void play(World& world, int place) const;
    void take(World& world, schoten::Colour colour) const;

private:
    int players_;
    Order order_;
    std::array<schoten::Colour, schoten::card_count> colours_{};
    std::array<schoten::Card, schoten::card_count> cards_{};
};

// A world that agrees with all the seat knows.
World random_world(const schoten::View& view, Seat self, schoten::CardSet known, const WorldPlan& plan,
                   FastRng& rng);

}  // namespace scoville::bots

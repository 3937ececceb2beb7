// What the rest of a round may bring a seat (T7, T8): which tricks its cards win, what lies in them, and what
// it takes from the rack for them.
#pragma once

#include "bots/schoten/chances.h"
#include "bots/schoten/temper.h"

namespace scoville::bots {

// Tricks won, and cards that come with them.
struct Gain {
    double tricks = 0;
    Amounts cards;

    void add(const Gain& other, double times = 1) {
        tricks += times * other.tricks;
        cards.add(other.cards, times);
    }
};

// The colour that serves a tip best: the most, else the poorer of the rest, the fewest only if nothing else
// is left. The rack is not empty.
schoten::Colour take_for(schoten::Tip tip, const schoten::ColourCounts& rack,
                         const schoten::ColourCounts& have);

class Future {
public:
    Future(const schoten::View& view, Seat self, const Chances& chances, const SchotenTemper& temper);

    // What one of the own cards is good for in a trick to come.
    Gain of_card(schoten::Card card) const;
    Gain of_hand(schoten::CardSet hand) const;
    // Another seat's part of these tricks, by the colours it holds.
    Gain of_other(Seat seat, double tricks) const;
    // What a seat adds to a trick of this colour, on average.
    Amounts follow(Seat seat, schoten::Colour led) const;

    // With this much gained in `tricks_left` tricks, and the rack's share of it.
    Prospect prospect(const schoten::ColourCounts& have, const Gain& gain, const schoten::ColourCounts& rack,
                      int tricks_left, schoten::Tip tip) const;

private:
    const schoten::View& view_;
    const Chances& chances_;
    const SchotenTemper& temper_;
    Seat self_;
    std::array<Amounts, schoten::colour_count> led_{};    // what the others add to a trick of this colour
    Amounts mixed_;                                       // and to any trick
    Amounts in_play_;                                     // in all hands and the rack
    std::array<double, schoten::max_players> promise_{};  // of the colours in a hand
};

}  // namespace scoville::bots

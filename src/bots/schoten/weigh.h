// What each choice of a seat is worth: one question per kind of action (T6, T7, T8).
#pragma once

#include "bots/schoten/future.h"

namespace scoville::bots {

using BySeat = std::array<double, schoten::max_players>;

// The trick with a card of some colour added by the seat that is asked.
struct TrickAhead {
    schoten::Colour led = schoten::Colour::none;
    schoten::ColourCounts certain;  // lies there
    Amounts coming;                 // what the seats still to play add
    BySeat worth{};                 // points it brings each other seat
};

class SchotenScales {
public:
    SchotenScales(const schoten::View& view, Seat self, schoten::CardSet known, const SchotenTemper& temper);
    SchotenScales(const SchotenScales&) = delete;  // its parts point at each other
    SchotenScales& operator=(const SchotenScales&) = delete;

    double of_tip(schoten::Tip tip) const;
    double of_take(schoten::Colour colour) const;
    // For all cards of a colour together, then card by card.
    TrickAhead trick_with(schoten::Colour colour) const;
    double of_card(schoten::Card card, const TrickAhead& trick) const;

    // Who takes the trick.
    BySeat win_chances(schoten::Card card, const TrickAhead& trick) const;

private:
    double points(Seat seat, const Prospect& prospect) const;
    double without(Seat seat, const Gain& gain) const;
    double with(Seat seat, const Gain& gain, const TrickAhead& trick) const;
    void look_at_others();

    const schoten::View& view_;
    const SchotenTemper& temper_;
    Seat self_;
    Chances chances_;
    Future future_;
    Best best_;
    int tricks_left_;                                // after this one
    InlineVec<Seat, schoten::max_players> to_come_;  // in this trick, after this seat
    Gain own_;
    std::array<Gain, schoten::max_players> others_{};  // in the tricks left
    BySeat matters_{};                                 // what a point of another counts
};

}  // namespace scoville::bots

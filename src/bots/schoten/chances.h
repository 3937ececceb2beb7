// How likely another seat can beat a card. Backs are public (T3), so who must follow is known and only
// numbers are hidden: the cards a seat holds of a colour are a random choice of the unseen ones.
#pragma once

#include "bots/schoten/tricks.h"

namespace scoville::bots {

// What a seat that is still to play can do about a card that is highest so far.
struct Answer {
    double can = 0;   // it holds a higher card that it may play
    double must = 0;  // it holds nothing else that it may play
    // If it would like the trick with this chance.
    double beats(double likes) const { return must + likes * (can - must); }
};

class Chances {
public:
    Chances(const schoten::View& view, schoten::CardSet known);

    const Order& order() const { return order_; }
    // T7: the led colour if the seat has it; else anything.
    Answer answer(Seat seat, schoten::Colour led, int place) const;
    // How much of the seat's hand is higher than this, on average: 0 to 1.
    double share_above(Seat seat, int place) const;

private:
    const schoten::View& view_;
    Order order_;
    PlaceSet hidden_;
    std::array<int, schoten::colour_count> hidden_of_{};
};

}  // namespace scoville::bots

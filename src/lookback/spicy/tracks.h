// Where every card of a game of Spicy has been: from the hand or the deck it was dealt to, to where it lies
// now. The rules never ask which card lies face down, so cards that a seat has not seen may be exchanged for
// each other, all their way back, and everything happens as it did.
#pragma once

#include <vector>

#include "notation/spicy_in.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/event.h"

namespace scoville::lookback {

class Tracks {
public:
    // Of a game as this seat sees it.
    Tracks(const spicy::State& dealt, Seat self);

    // The next move and what came of it. False, if the cards are not where they should be.
    bool follow(const notation::SpicyMove& move, const std::vector<spicy::Event>& events,
                const spicy::State& after);

    // The cards dealt so that they come to lie as in this state, which looks to the seat as the game does;
    // false, if no box has such cards. `left` are dealt to the won piles in this order.
    bool exchange(const spicy::State& for_these, FastRng& rng);

    // As exchanged.
    const std::vector<std::vector<spicy::Card>>& hands() const { return new_hands_; }
    const std::vector<spicy::Card>& deck() const { return new_deck_; }
    std::vector<notation::SpicyMove> moves() const;

private:
    struct Made {
        notation::SpicyMove move;
        std::vector<int> cards;  // the card laid and its extras
    };
    int add(spicy::Card card, bool seen);
    std::vector<int> find(Seat seat, const spicy::Action& action) const;
    void tell(const spicy::SeenEvent& event);
    bool agrees(const spicy::State& state) const;
    void deal_out(const std::vector<spicy::Card>& now);

    Seat self_;
    spicy::Box box_;
    std::vector<spicy::Card> cards_;  // by number: what each is
    std::vector<bool> seen_;
    std::vector<std::vector<int>> dealt_hands_, hands_;
    std::vector<int> deck_, stack_;
    std::size_t drawn_ = 0;
    std::array<std::vector<int>, max_seats> chosen_;  // of those who laid, or mean to
    std::vector<Made> made_;
    std::vector<spicy::Card> exchanged_;
    std::vector<std::vector<spicy::Card>> new_hands_;
    std::vector<spicy::Card> new_deck_;
};

}  // namespace scoville::lookback

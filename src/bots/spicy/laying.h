// What laying a card is worth: how the table may answer the declaration, and how the card would stand then.
#pragma once

#include <array>

#include "bots/face/bot.h"
#include "bots/spicy/beliefs.h"
#include "bots/spicy/standing.h"
#include "bots/spicy/temper.h"

namespace scoville::bots {

// A declaration the seat could make, judged once for all its cards. Values are points against things as they
// are.
class Laying {
public:
    Laying(const SpicyAsk& ask, const SpicyMemory& memory, const SpicyTemper& temper,
           const UnseenCards& open_to_all, spicy::Declaration declared, bool copy);

    double value(spicy::Card card, int extras) const;

private:
    struct Answer {
        double number = 0, spice = 0, whole = 0;  // the chances of being challenged
    };
    struct Shares {
        double stands = 0, wins = 0, loses = 0;  // of the win: unchallenged, or challenged
    };
    Answer expect(const SpicyMemory& memory, const UnseenCards& open_to_all);
    Shares follow(spicy::Card card, int extras) const;
    bool is_last() const { return ask_.view.hands[ask_.seat].size == 1; }
    double right_if_called(Fit fit) const;
    double qualms(Fit fit) const;

    const SpicyAsk& ask_;
    const SpicyTemper& temper_;
    spicy::Declaration declared_;
    bool copy_;
    SpicyStanding before_;  // a raider has taken what lay under the paw (V3)
    double under_ = 0;      // points in the stack, before the card
    double now_ = 0;
    double point_worth_ = 1;
    Seat caller_ = no_seat;  // who is likeliest to challenge
    Answer answer_;
    std::array<Shares, 3> shares_{};  // of a spice card, by its extras
};

// What passing is worth, in the same points (S11).
double passing_value(const SpicyAsk& ask, const SpicyTemper& temper);

// The cards the seat would rather not keep, worst first: for extras (V4).
spicy::Extras unloved(spicy::Hand hand, spicy::Card laid, spicy::Declaration declared, int most);

}  // namespace scoville::bots

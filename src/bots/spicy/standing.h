// Who is how far ahead: turns points, hands and trophies into the share of the win a seat may expect.
// Decisions compare standings, so the leader, the last card and the end of the game weigh in by themselves.
#pragma once

#include <array>

#include "base/seat.h"
#include "spicy/face/seen.h"

namespace scoville::bots {

class SpicyStanding {
public:
    explicit SpicyStanding(const spicy::View& view);

    void draw(Seat seat, int cards) { holdings_[seat].hand += cards; }
    void lay(Seat seat, spicy::Card card) {
        if (card == spicy::total_wild)
            holdings_[seat].totals -= 1;
        else
            holdings_[seat].hand -= 1;
    }
    void take_total_wild(Seat seat) { holdings_[seat].totals += 1; }
    void win(Seat seat, double points) { holdings_[seat].points += points; }
    // S21, S23
    void take_trophy(Seat seat);

    // The share of the win `seat` may expect as the game goes on.
    double share(Seat seat) const;
    // The same after so many cards were drawn, which may have turned up the end card (S24, S25).
    double share_after_drawing(Seat seat, int cards) const;
    // How much a point is worth.
    double point_worth(Seat seat) const;

private:
    struct Holdings {
        double points = 0;  // won
        int hand = 0;       // spice cards
        int totals = 0;     // W8
        int trophies = 0;
    };
    double points(Seat seat) const;
    double prospects(Seat seat) const;
    double share_if_over(Seat seat) const;
    double end_chance(int cards) const;

    const spicy::Ruleset* rules_;
    std::array<Holdings, max_seats> holdings_{};
    int trophies_left_;
    int above_end_;
};

// S27, W8: what the cards of the stack are worth to who takes them.
double stack_points(const spicy::View& view);

}  // namespace scoville::bots

#include "bots/spicy/standing.h"

#include <algorithm>

#include "base/arithmetic.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

// Tuned in games of the built-in bots.
constexpr double survives = 0.72;      // the chance of laying one more card on the way to a trophy
constexpr double winning_trophy = 25;  // in points: the one that ends the game (S26)
constexpr double hand_again = 0.6;     // of the new hand that a trophy brings (S23), in points lost
constexpr double hurry = 8;            // draws before the end at which half of a hand's prospects are gone
constexpr double spread_at_end = 2.5;  // points by which a lead is still uncertain
constexpr double spread_per_draw = 0.22;

}  // namespace

SpicyStanding::SpicyStanding(const View& view)
    : rules_(&view.rules), trophies_left_(view.rules.box.trophies), above_end_(view.above_end) {
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        const SeenHand& hand = view.hands[seat];
        const SeenWon won = view.won[seat];
        holdings_[seat] = {.points = static_cast<double>(won.spice + won.total * rules_->total_wild_points),
                           .hand = hand.size - hand.total_wilds,
                           .totals = hand.total_wilds,
                           .trophies = view.trophies[seat]};
        trophies_left_ -= view.trophies[seat];
    }
}

void SpicyStanding::take_trophy(Seat seat) {
    holdings_[seat].trophies += 1;
    trophies_left_ -= 1;
    if (trophies_left_ > 0) holdings_[seat].hand += rules_->refill;
}

double SpicyStanding::points(Seat seat) const {
    const Holdings& held = holdings_[seat];
    return rules_->trophy_points * held.trophies + held.points - held.hand -
           rules_->total_wild_points * held.totals;
}

// What a hand promises: the next trophy. A total wild left alone brings none (W4).
double SpicyStanding::prospects(Seat seat) const {
    const Holdings& held = holdings_[seat];
    const bool winning = held.trophies + 1 >= rules_->trophies_to_win;
    const double prize = winning ? winning_trophy : rules_->trophy_points - hand_again * rules_->refill;
    const int to_go = held.hand > 0 ? held.hand + held.totals : rules_->refill;
    return prize * arithmetic::power(survives, to_go) * above_end_ / (above_end_ + hurry);
}

double SpicyStanding::share(Seat seat) const {
    for (Seat each = 0; each < rules_->players; ++each)
        if (holdings_[each].trophies >= rules_->trophies_to_win) return each == seat ? 1 : 0;  // S26
    if (trophies_left_ == 0) return share_if_over(seat);
    const double spread = spread_at_end + spread_per_draw * above_end_;
    const double own = points(seat) + prospects(seat);
    double sum = 1;
    for (Seat each = 0; each < rules_->players; ++each)
        if (each != seat) sum += arithmetic::exp((points(each) + prospects(each) - own) / spread);
    return 1 / sum;
}

double SpicyStanding::share_if_over(Seat seat) const {
    int sharing = 0;
    for (Seat each = 0; each < rules_->players; ++each) {
        if (points(each) > points(seat)) return 0;
        sharing += points(each) == points(seat);
    }
    return 1.0 / sharing;
}

// The end card's height is known to two cards (S4), or exactly.
double SpicyStanding::end_chance(int cards) const {
    if (cards == 0) return 0;
    if (rules_->end_fixed) return cards >= above_end_ ? 1 : 0;
    return std::clamp((cards - above_end_ + 3) / 5.0, 0.0, 0.9);
}

double SpicyStanding::share_after_drawing(Seat seat, int cards) const {
    const double end = end_chance(cards);
    if (end <= 0) return share(seat);
    return end * share_if_over(seat) + (1 - end) * share(seat);
}

double SpicyStanding::point_worth(Seat seat) const {
    constexpr double least = 0.004;  // far behind or far ahead, points still count
    const double now = share(seat);
    return std::max(least, now * (1 - now) / (spread_at_end + spread_per_draw * above_end_));
}

double stack_points(const View& view) {
    double points = 0;
    for (const SeenStackCard& card : view.stack)
        points += card.card == total_wild ? view.rules.total_wild_points : 1;
    return points;
}

}  // namespace scoville::bots

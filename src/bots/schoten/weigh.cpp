#include "bots/schoten/weigh.h"

#include <algorithm>

namespace scoville::bots {
namespace {

using schoten::Card;
using schoten::Colour;
using schoten::ColourCounts;
using schoten::colours;
using schoten::SeenPhase;
using schoten::Tip;

// How gladly a seat takes a trick that brings it this many points.
double likes(double worth) { return std::clamp(0.55 + 0.2 * worth, 0.05, 0.95); }

}  // namespace

SchotenScales::SchotenScales(const schoten::View& view, Seat self, schoten::CardSet known,
                             const SchotenTemper& temper)
    : view_(view),
      temper_(temper),
      self_(self),
      chances_(view, known),
      future_(view, self, chances_, temper),
      best_(best_of(view.trick, chances_.order())),
      tricks_left_(view.hands[self].size() - (view.phase == SeenPhase::trick ? 1 : 0)),
      own_(future_.of_hand(view.hands[self].cards)) {
    if (view.phase == SeenPhase::tips) return;
    if (view.phase == SeenPhase::trick) {
        Seat seat = self;
        for (int n = view.trick.size() + 1; n < view.rules.players; ++n)
            to_come_.push_back(seat = left_of(seat, view.rules.players));
    }
    look_at_others();
}

// Whoever stands better matters more, and everyone more the later it is.
void SchotenScales::look_at_others() {
    const int held = view_.hands[self_].size();
    const double share = held > 0 ? std::min(1.0, own_.tricks / held) : 0;
    BySeat stand{};
    double ahead = 0;
    for (Seat seat = 0; seat < view_.rules.players; ++seat) {
        if (seat == self_) continue;
        others_[seat] = future_.of_other(seat, (1 - share) * tricks_left_);
        stand[seat] = view_.scores[seat] + without(seat, others_[seat]);
        ahead = std::max(ahead, stand[seat]);
    }
    const double early = static_cast<double>(held) / view_.rules.dealt;
    for (Seat seat = 0; seat < view_.rules.players; ++seat)
        if (seat != self_)
            matters_[seat] =
                temper_.spoil * (1 - temper_.patience * early) / (1 + temper_.focus * (ahead - stand[seat]));
}

double SchotenScales::points(Seat seat, const Prospect& prospect) const {
    const Outlook sober{temper_.outlook.spread, 1};
    return expected_points(view_.rules, prospect, view_.tips[seat].tip,
                           seat == self_ ? temper_.outlook : sober);
}

double SchotenScales::without(Seat seat, const Gain& gain) const {
    return points(seat, future_.prospect(view_.collections[seat], gain, view_.rack, tricks_left_,
                                         view_.tips[seat].tip));
}

// The trick, and the card of the rack that comes with it (T8).
double SchotenScales::with(Seat seat, const Gain& gain, const TrickAhead& trick) const {
    const Tip tip = view_.tips[seat].tip;
    ColourCounts have = view_.collections[seat];
    ColourCounts rack = view_.rack;
    for (const Colour colour : colours)
        have[colour] = static_cast<std::uint8_t>(have[colour] + trick.certain[colour]);
    if (rack.total() > 0) {
        const Colour taken = take_for(tip, rack, have);
        --rack[taken];
        ++have[taken];
    }
    Prospect prospect = future_.prospect(have, gain, rack, tricks_left_, tip);
    prospect.more.add(trick.coming);
    return points(seat, prospect);
}

double SchotenScales::of_tip(Tip tip) const {
    return expected_points(view_.rules, future_.prospect({}, own_, view_.rack, tricks_left_, tip), tip,
                           temper_.outlook);
}

double SchotenScales::of_take(Colour colour) const {
    ColourCounts rack = view_.rack;
    --rack[colour];
    double value = 0;
    for (Seat seat = 0; seat < view_.rules.players; ++seat) {
        const bool own = seat == self_;
        ColourCounts have = view_.collections[seat];
        if (own) ++have[colour];
        const Prospect prospect =
            future_.prospect(have, own ? own_ : others_[seat], rack, tricks_left_, view_.tips[seat].tip);
        value += (own ? 1 : -matters_[seat]) * points(seat, prospect);
    }
    return value;
}

TrickAhead SchotenScales::trick_with(Colour colour) const {
    TrickAhead trick;
    trick.led = view_.trick.empty() ? colour : view_.led;
    for (const schoten::TrickCard& played : view_.trick) ++trick.certain[played.card.colour()];
    ++trick.certain[colour];
    for (const Seat seat : to_come_) trick.coming.add(future_.follow(seat, trick.led));
    for (Seat seat = 0; seat < view_.rules.players; ++seat)
        if (seat != self_)
            trick.worth[seat] = with(seat, others_[seat], trick) - without(seat, others_[seat]);
    return trick;
}

BySeat SchotenScales::win_chances(Card card, const TrickAhead& trick) const {
    Best best = best_;
    if (const int place = chances_.order().place(card); place > best.place) best = {self_, place};
    BySeat chances{};
    double holds = 1;
    double sum = 0;
    for (const Seat seat : to_come_) {
        const double beats = chances_.answer(seat, trick.led, best.place).beats(likes(trick.worth[seat]));
        chances[seat] = beats;
        holds *= 1 - beats;
        sum += beats;
    }
    for (const Seat seat : to_come_)
        if (sum > 0) chances[seat] *= (1 - holds) / sum;
    chances[best.seat] = holds;
    return chances;
}

double SchotenScales::of_card(Card card, const TrickAhead& trick) const {
    const BySeat wins = win_chances(card, trick);
    Gain left = own_;
    left.add(future_.of_card(card), -1);
    double value = wins[self_] * (with(self_, left, trick) + temper_.lead);
    value += (1 - wins[self_]) * without(self_, left);
    for (Seat seat = 0; seat < view_.rules.players; ++seat)
        if (seat != self_) value -= wins[seat] * matters_[seat] * trick.worth[seat];
    return value;
}

}  // namespace scoville::bots

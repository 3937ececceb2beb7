#include "bots/schoten/future.h"

#include <algorithm>

namespace scoville::bots {
namespace {

using schoten::Card;
using schoten::Colour;
using schoten::ColourCounts;
using schoten::colours;
using schoten::Tip;

constexpr double others_like = 0.6;  // how often another takes a trick it could take, when nothing is known
constexpr double led_part = 0.5;     // how often a card wins as the one that was led

}  // namespace

Colour take_for(Tip tip, const ColourCounts& rack, const ColourCounts& have) {
    if (rack[tip.most] > 0) return tip.most;
    Colour best = tip.fewest;
    for (const Colour colour : colours)
        if (colour != tip.fewest && rack[colour] > 0 && (best == tip.fewest || have[colour] < have[best]))
            best = colour;
    return best;
}

Future::Future(const schoten::View& view, Seat self, const Chances& chances, const SchotenTemper& temper)
    : view_(view), chances_(chances), temper_(temper), self_(self) {
    for (const Colour colour : colours) in_play_[colour] = view.rack[colour];
    for (Seat seat = 0; seat < view.rules.players; ++seat) {
        const ColourCounts& backs = view.hands[seat].backs;
        for (const Colour colour : colours) in_play_[colour] += backs[colour];
        if (seat == self || backs.total() == 0) continue;
        for (const Colour colour : colours) {
            led_[static_cast<std::size_t>(colour)].add(follow(seat, colour));
            mixed_[colour] += static_cast<double>(backs[colour]) / backs.total();
            promise_[seat] += backs[colour] * (0.5 + chances.order().rank(colour));
        }
    }
}

Amounts Future::follow(Seat seat, Colour led) const {
    const ColourCounts& backs = view_.hands[seat].backs;
    Amounts added{};
    if (backs[led] > 0)
        added[led] = 1;
    else if (const int size = backs.total(); size > 0)
        for (const Colour colour : colours) added[colour] = static_cast<double>(backs[colour]) / size;
    return added;
}

Gain Future::of_card(Card card) const {
    const int place = chances_.order().place(card);
    double as_lead = 1;
    double among_any = 1;
    for (Seat seat = 0; seat < view_.rules.players; ++seat) {
        if (seat == self_ || view_.hands[seat].size() == 0) continue;
        as_lead *= 1 - chances_.answer(seat, card.colour(), place).beats(others_like);
        among_any *= 1 - chances_.share_above(seat, place);
    }
    as_lead *= temper_.tricks * led_part;
    among_any *= temper_.tricks * (1 - led_part);
    Gain gain;
    gain.tricks = as_lead + among_any;
    gain.cards[card.colour()] = gain.tricks;
    gain.cards.add(led_[static_cast<std::size_t>(card.colour())], as_lead);
    gain.cards.add(mixed_, among_any);
    return gain;
}

Gain Future::of_hand(schoten::CardSet hand) const {
    Gain gain;
    hand.for_each_card([&](Card card) { gain.add(of_card(card)); });
    return gain;
}

Gain Future::of_other(Seat seat, double tricks) const {
    double all = 0;
    double cards = 0;
    for (Seat other = 0; other < view_.rules.players; ++other)
        if (other != self_) all += promise_[other];
    for (const Colour colour : colours) cards += in_play_[colour] - view_.rack[colour];
    Gain gain;
    if (all <= 0) return gain;
    gain.tricks = tricks * promise_[seat] / all;
    for (const Colour colour : colours)
        gain.cards[colour] =
            gain.tricks * view_.rules.players * (in_play_[colour] - view_.rack[colour]) / cards;
    return gain;
}

Prospect Future::prospect(const ColourCounts& have, const Gain& gain, const ColourCounts& rack,
                          int tricks_left, Tip tip) const {
    Prospect prospect{have, gain.cards, in_play_};
    prospect.more[tip.most] *= 1 + temper_.steer;
    prospect.more[tip.fewest] *= 1 - temper_.steer;
    if (tricks_left > 0) {
        double takes = gain.tricks * std::min(rack.total(), tricks_left) / tricks_left;
        const double wanted = std::min(takes, rack[tip.most] * temper_.rack);
        prospect.more[tip.most] += wanted;
        takes -= wanted;
        const int rest = rack.total() - rack[tip.most] - rack[tip.fewest];
        const double spared = std::min<double>(takes, rest);
        for (const Colour colour : colours)
            if (colour != tip.most && colour != tip.fewest && rest > 0)
                prospect.more[colour] += spared * rack[colour] / rest;
        prospect.more[tip.fewest] += std::min<double>(takes - spared, rack[tip.fewest]);
    }
    for (const Colour colour : colours)
        prospect.more[colour] = std::clamp(prospect.more[colour], 0.0, prospect.limit[colour]);
    return prospect;
}

}  // namespace scoville::bots

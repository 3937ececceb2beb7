#include "bots/schoten/plain.h"

#include "bots/schoten/choice.h"
#include "bots/schoten/tricks.h"

namespace scoville::bots {
namespace {

using schoten::Action;
using schoten::Card;
using schoten::Colour;
using schoten::Tip;

double tip_worth(const SchotenAsk& ask, Tip tip) {
    const schoten::ColourCounts& backs = ask.view.hands[ask.seat].backs;
    return backs[tip.most] - backs[tip.fewest];
}

double suits(Tip tip, Colour colour) { return colour == tip.most ? 1 : colour == tip.fewest ? -1 : 0; }

// Leads its highest card of the colour it wants, else its lowest; follows with the lowest card that takes a
// trick it likes, else with the lowest of all.
double card_worth(const SchotenAsk& ask, const Order& order, Card card) {
    constexpr double wins = 100;
    const Tip tip = ask.view.tips[ask.seat].tip;
    const int place = order.place(card);
    if (ask.view.trick.empty()) return card.colour() == tip.most ? wins + place : -place;
    double liked = suits(tip, card.colour());
    for (const schoten::TrickCard& played : ask.view.trick) liked += suits(tip, played.card.colour());
    const bool takes = liked > 0 && place > best_of(ask.view.trick, order).place;
    return (takes ? wins : 0) - place;
}

}  // namespace

Action RandomSchoten::act(const SchotenAsk& ask) {
    SchotenChoice choice(rng_);
    schoten::for_each_action(ask.legal, [&](Action action) { choice.offer(action, 0); });
    return choice.best();
}

Action PlainSchoten::act(const SchotenAsk& ask) {
    const Order order(ask.view.ranking);
    SchotenChoice choice(rng_);
    schoten::for_each_action(ask.legal, [&](Action action) {
        switch (action.what) {
            case schoten::Do::tip: choice.offer(action, tip_worth(ask, action.tips)); break;
            case schoten::Do::card: choice.offer(action, card_worth(ask, order, action.card)); break;
            case schoten::Do::take:
                choice.offer(action, suits(ask.view.tips[ask.seat].tip, action.colour));
                break;
        }
    });
    return choice.best();
}

}  // namespace scoville::bots

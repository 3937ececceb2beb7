#include "bots/schoten/counting.h"

#include "bots/schoten/choice.h"
#include "bots/schoten/weigh.h"

namespace scoville::bots {

using schoten::Action;
using schoten::Card;
using schoten::CardSet;
using schoten::Colour;

Action CountingSchoten::act(const SchotenAsk& ask) {
    const SchotenScales scales(ask.view, ask.seat, memory_.known(ask.view, ask.seat), temper_);
    SchotenChoice choice(rng_);
    for (const Colour colour : schoten::colours) {
        const CardSet cards = ask.legal.cards & CardSet::of_colour(colour);
        if (cards.empty()) continue;
        const TrickAhead trick = scales.trick_with(colour);
        cards.for_each_card(
            [&](Card card) { choice.offer(Action::play(card), scales.of_card(card, trick)); });
    }
    schoten::for_each_action(ask.legal, [&](Action action) {
        if (action.what == schoten::Do::tip) choice.offer(action, scales.of_tip(action.tips));
        if (action.what == schoten::Do::take) choice.offer(action, scales.of_take(action.colour));
    });
    return choice.best();
}

}  // namespace scoville::bots

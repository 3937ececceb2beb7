#include "bots/spicy/weighing.h"

#include "base/arithmetic.h"
#include "bots/spicy/calling.h"
#include "bots/spicy/laying.h"
#include "spicy/face/safe.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

constexpr int enough_draws_for_a_total_wild = 8;  // else it may stay in hand at the end, where it costs (W8)

double unit(std::uint64_t bits) { return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53; }

// One mood for each card that comes to lie on top, however often a seat is asked about it.
double mood_about(const View& view, std::uint64_t seed) {
    std::uint64_t card = seed;
    const auto mix = [&](unsigned what) { card = card * 0x100000001b3u + what; };
    for (Seat seat = 0; seat < view.rules.players; ++seat) mix(view.won[seat].spice);
    const SeenStackCard& top = view.stack[view.stack.size() - 1];
    mix(static_cast<unsigned>(view.stack.size()));
    mix(top.declared.index);
    mix(top.seat);
    const double chance = unit(FastRng(card).next());
    return arithmetic::log(chance / (1 - chance));
}

// Keeps the best of what it is offered, each value blurred by a mood: a softmax choice without a list.
class Choice {
public:
    Choice(FastRng& rng, double fickle) : rng_(rng), fickle_(fickle) {}
    void offer(double value, Action action) {
        const double blurred = value - fickle_ * arithmetic::log(-arithmetic::log(unit(rng_.next())));
        if (any_ && blurred <= best_) return;
        any_ = true;
        best_ = blurred;
        action_ = action;
    }
    Action action() const { return action_; }

private:
    FastRng& rng_;
    double fickle_;
    bool any_ = false;
    double best_ = 0;
    Action action_;
};

}  // namespace

Action WeighingSpicy::act(const SpicyAsk& ask) {
    const Legal& legal = ask.legal;
    if (legal.choose) return Action::choose_total_wild(ask.view.above_end >= enough_draws_for_a_total_wild);
    if (!legal.challenges.empty()) {
        const Call call = best_call(ask, memory_);
        const double mood = temper_.whim * mood_about(ask.view, seed_);
        if (call.wrong >= temper_.certainty && call.gain + mood > temper_.caution)
            return Action::challenge(call.trait);
    }
    if (legal.copies.empty() && legal.cards.empty()) return safe_action(legal);

    Choice choice(rng_, temper_.fickle);
    const UnseenCards open_to_all = UnseenCards::to_everyone(ask.view, memory_);
    const auto offer = [&](const Laying& laying, Hand hand, Declaration declared, auto&& make) {
        hand.for_each_kind([&](Card card) {
            choice.offer(laying.value(card, 0), make(card, Extras{}));
            if (!legal.extras_on.has(declared.number())) return;
            const Extras extras = unloved(hand, card, declared, legal.max_extras);
            if (!extras.empty()) choice.offer(laying.value(card, extras.size()), make(card, extras));
        });
    };
    if (legal.pass)
        choice.offer(passing_value(ask, temper_), Action::pass());
    else
        choice.offer(0, Action::let());
    for (const int index : legal.declarations) {
        const Declaration declared{static_cast<std::uint8_t>(index)};
        offer(Laying(ask, memory_, temper_, open_to_all, declared, false), legal.cards, declared,
              [&](Card card, Extras extras) {
                  return Action::play(card, declared, legal.last && card != total_wild, extras);
              });
    }
    if (!legal.copies.empty())
        offer(Laying(ask, memory_, temper_, open_to_all, legal.copied, true), legal.copies, legal.copied,
              [&](Card card, Extras extras) { return Action::copy(card, legal.last, extras); });

    Action action = choice.action();
    const bool unpunished = action.what == Do::play ? !ask.faults.unannounced : !ask.faults.unannounced_copy;
    if (action.last && !unpunished && unit(rng_.next()) < temper_.forgets) action.last = false;  // S19
    return action;
}

std::optional<Belief> WeighingSpicy::belief(const SpicyAsk& ask) {
    if (ask.legal.challenges.empty()) return std::nullopt;
    const TopCardOdds odds = top_card_odds(ask, memory_);
    return Belief{odds.number, odds.spice, odds.both};
}

}  // namespace scoville::bots

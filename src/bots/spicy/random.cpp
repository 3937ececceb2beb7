#include "bots/spicy/random.h"

#include "spicy/face/safe.h"

namespace scoville::bots {

using namespace spicy;  // NOLINT(google-build-using-namespace)

namespace {

// In percent.
constexpr std::uint32_t challenges = 5;
constexpr std::uint32_t copies = 3;
constexpr std::uint32_t adds_extra = 10;  // V4, each
constexpr std::uint32_t forgets = 10;     // S19

}  // namespace

Extras RandomSpicy::extras(const Legal& legal, Hand hand, Card card, int number) {
    Extras extras;
    if (!legal.extras_on.has(number)) return extras;
    hand.remove(card);
    while (extras.size() < legal.max_extras && !hand.empty() && happens(adds_extra)) {
        const Card extra = hand.nth(rng_.below(static_cast<std::uint32_t>(hand.size())));
        hand.remove(extra);
        extras.push_back(extra);
    }
    return extras;
}

Action RandomSpicy::copy(const Legal& legal) {
    const Card card = legal.copies.nth(rng_.below(static_cast<std::uint32_t>(legal.copies.size())));
    return Action::copy(card, legal.last, extras(legal, legal.copies, card, legal.copied.number()));
}

Action RandomSpicy::turn(const Legal& legal) {
    const auto cards = static_cast<std::uint32_t>(legal.cards.size());
    const auto said = static_cast<std::uint32_t>(legal.declarations.size());
    if (rng_.below(cards * said + 1) == 0) return Action::pass();
    const Card card = legal.cards.nth(rng_.below(cards));
    const Declaration declared{static_cast<std::uint8_t>(legal.declarations.nth(rng_.below(said)))};
    return Action::play(card, declared, legal.last && card != total_wild,
                        extras(legal, legal.cards, card, declared.number()));
}

Action RandomSpicy::act(const SpicyAsk& ask) {
    const Legal& legal = ask.legal;
    if (legal.choose) return Action::choose_total_wild(happens(50));
    if (!legal.challenges.empty() && happens(challenges)) {
        const auto calls = static_cast<std::uint32_t>(legal.challenges.size());
        return Action::challenge(static_cast<Trait>(legal.challenges.nth(rng_.below(calls))));
    }
    const bool copying = !legal.copies.empty() && happens(copies);
    if (!copying && !legal.pass) return safe_action(legal);
    Action action = copying ? copy(legal) : turn(legal);
    const bool may_forget = copying ? ask.faults.unannounced_copy : ask.faults.unannounced;
    if (action.last && may_forget && happens(forgets)) action.last = false;
    return action;
}

}  // namespace scoville::bots

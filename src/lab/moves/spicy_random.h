// Random play of Spicy, for benchmarks, fuzzing and properties. The two policies are defined so that
// others can play the same games and compare:
//   uniform   reactions are uniform over let and each possible call (and one copy, with Copy Cat);
//             a turn is uniform over passing and all (card, declaration) pairs;
//   tempered  the same turns; who is asked to react challenges with probability 5 %, each trait equally,
//             and with Copy Cat copies with probability 2.5 %.
// A copy plays any hand card; with Change Your Luck the number of extras is uniform over what is possible.
#pragma once

#include <algorithm>

#include "base/fast_rng.h"
#include "base/inlining.h"
#include "spicy/face/legal.h"

namespace scoville::lab {

enum class RandomPolicy : bool { uniform, tempered };

namespace detail {

// Rare in the inner loop, and better kept out of it.
[[gnu::noinline]] inline spicy::Extras random_extras(spicy::Hand hand, spicy::Card card, int max_extras,
                                                     FastRng& rng) {
    spicy::Extras extras;
    hand.remove(card);
    const int most = std::min(max_extras, hand.size());
    for (auto left = rng.below(static_cast<std::uint32_t>(most + 1)); left > 0; --left) {
        const spicy::Card extra = hand.nth(rng.below(static_cast<std::uint32_t>(hand.size())));
        hand.remove(extra);
        extras.push_back(extra);
    }
    return extras;
}

inline spicy::Action random_copy(const spicy::Legal& legal, FastRng& rng) {
    const spicy::Card card = legal.copies.nth(rng.below(static_cast<std::uint32_t>(legal.copies.size())));
    spicy::Action action = spicy::Action::copy(card, legal.last);
    if (legal.extras_on.has(legal.copied.number()))
        action.extras = random_extras(legal.copies, card, legal.max_extras, rng);
    return action;
}

SCOVILLE_INLINE spicy::Action random_call(const spicy::Legal& legal, std::uint32_t which) {
    return spicy::Action::challenge(static_cast<spicy::Trait>(legal.challenges.nth(which)));
}

SCOVILLE_INLINE spicy::Action uniform_reaction(const spicy::Legal& legal, FastRng& rng) {
    const auto calls = static_cast<std::uint32_t>(legal.challenges.size());
    const std::uint32_t pick = rng.below(1 + calls + (legal.copies.empty() ? 0 : 1));
    if (pick == 0) return spicy::Action::let();
    return pick <= calls ? random_call(legal, pick - 1) : random_copy(legal, rng);
}

constexpr std::uint32_t percent(double p) { return static_cast<std::uint32_t>(p / 100 * 4294967296.0); }
constexpr std::uint32_t challenge_below = percent(5);
constexpr std::uint32_t copy_from = percent(97.5);

}  // namespace detail

// Tempered: whether these dice are a plain let; without Copy Cat there is nothing to copy.
SCOVILLE_INLINE bool is_let(std::uint64_t bits, bool copying) {
    const auto chance = static_cast<std::uint32_t>(bits >> 32);
    return chance >= detail::challenge_below && (!copying || chance < detail::copy_from);
}

// Tempered: what the other dice do, if it is possible.
inline spicy::Action tempered_exception(const spicy::Legal& legal, std::uint64_t bits, FastRng& rng) {
    const bool challenge = static_cast<std::uint32_t>(bits >> 32) < detail::challenge_below;
    const auto calls = static_cast<std::uint32_t>(legal.challenges.size());
    if (challenge && calls > 0)
        return detail::random_call(legal, calls == 1 ? 0 : static_cast<std::uint32_t>(bits & 1));
    return challenge || legal.copies.empty() ? spicy::Action::let() : detail::random_copy(legal, rng);
}

// What the seat whose turn it is does.
SCOVILLE_INLINE spicy::Action random_turn(const spicy::Legal& legal, FastRng& rng) {
    std::uint64_t bits = rng.next();
    const auto cards = static_cast<std::uint32_t>(legal.cards.size());
    const auto said = static_cast<std::uint32_t>(legal.declarations.size());
    if (FastRng::split(bits, cards * said + 1) == 0) return spicy::Action::pass();
    const spicy::Card card = legal.cards.nth(FastRng::split(bits, cards));
    const spicy::Declaration declared{
        static_cast<std::uint8_t>(legal.declarations.nth(FastRng::split(bits, said)))};
    const bool last = legal.last && card != spicy::total_wild;
    if (!legal.extras_on.has(declared.number())) return spicy::Action::play(card, declared, last);
    return spicy::Action::play(card, declared, last,
                               detail::random_extras(legal.cards, card, legal.max_extras, rng));
}

// What a seat that is asked for something does.
SCOVILLE_INLINE spicy::Action random_action(const spicy::Legal& legal, RandomPolicy policy, FastRng& rng) {
    if (legal.pass) return random_turn(legal, rng);
    if (legal.choose) return spicy::Action::choose_total_wild(rng.next() & 1);
    if (policy == RandomPolicy::uniform) return detail::uniform_reaction(legal, rng);
    const std::uint64_t bits = rng.next();
    return is_let(bits, true) ? spicy::Action::let() : tempered_exception(legal, bits, rng);
}

}  // namespace scoville::lab

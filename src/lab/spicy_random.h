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

SCOVILLE_INLINE spicy::Extras random_extras(const spicy::Legal& legal, spicy::Hand hand, spicy::Card card, int number,
                                   FastRng& rng) {
    spicy::Extras extras;
    if (!legal.extras_on.has(number)) return extras;
    hand.remove(card);
    const int most = std::min<int>(legal.max_extras, hand.size());
    for (auto left = rng.below(static_cast<std::uint32_t>(most + 1)); left > 0; --left) {
        const spicy::Card extra = hand.nth(rng.below(static_cast<std::uint32_t>(hand.size())));
        hand.remove(extra);
        extras.push_back(extra);
    }
    return extras;
}

SCOVILLE_INLINE spicy::Action random_copy(const spicy::Legal& legal, FastRng& rng) {
    const spicy::Card card = legal.copies.nth(rng.below(static_cast<std::uint32_t>(legal.copies.size())));
    return spicy::Action::copy(card, legal.last,
                               random_extras(legal, legal.copies, card, legal.copied.number(), rng));
}

SCOVILLE_INLINE spicy::Action random_turn(const spicy::Legal& legal, FastRng& rng) {
    std::uint64_t bits = rng.next();
    const auto cards = static_cast<std::uint32_t>(legal.cards.size());
    const auto said = static_cast<std::uint32_t>(legal.declarations.size());
    if (FastRng::split(bits, cards * said + 1) == 0) return spicy::Action::pass();
    const spicy::Card card = legal.cards.nth(FastRng::split(bits, cards));
    const spicy::Declaration declared{
        static_cast<std::uint8_t>(legal.declarations.nth(FastRng::split(bits, said)))};
    return spicy::Action::play(card, declared, legal.last && card != spicy::total_wild,
                               random_extras(legal, legal.cards, card, declared.number(), rng));
}

SCOVILLE_INLINE spicy::Action random_reaction(const spicy::Legal& legal, RandomPolicy policy, FastRng& rng) {
    constexpr auto percent = [](double p) { return static_cast<std::uint32_t>(p / 100 * 4294967296.0); };
    std::uint64_t bits = rng.next();
    const auto calls = static_cast<std::uint32_t>(legal.challenges.size());
    const bool copies = !legal.copies.empty();
    const auto call = [&](std::uint32_t which) {
        return spicy::Action::challenge(static_cast<spicy::Trait>(legal.challenges.nth(which)));
    };
    if (policy == RandomPolicy::uniform) {
        const std::uint32_t pick = FastRng::split(bits, 1 + calls + (copies ? 1 : 0));
        if (pick == 0) return spicy::Action::let();
        return pick <= calls ? call(pick - 1) : random_copy(legal, rng);
    }
    const auto chance = static_cast<std::uint32_t>(bits >> 32);
    if (calls > 0 && chance < percent(5)) return call(calls == 1 ? 0 : static_cast<std::uint32_t>(bits & 1));
    if (copies && chance >= percent(97.5)) return random_copy(legal, rng);
    return spicy::Action::let();
}

}  // namespace detail

// What a seat that is asked for something does.
SCOVILLE_INLINE spicy::Action random_action(const spicy::Legal& legal, RandomPolicy policy, FastRng& rng) {
    if (legal.pass) return detail::random_turn(legal, rng);
    if (legal.choose) return spicy::Action::choose_total_wild(rng.next() & 1);
    return detail::random_reaction(legal, policy, rng);
}

}  // namespace scoville::lab

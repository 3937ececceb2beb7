// Random play of Scharfe Schoten, for benchmarks, fuzzing and properties: uniform over the legal actions.
#pragma once

#include "base/fast_rng.h"
#include "base/inlining.h"
#include "schoten/face/legal.h"

namespace scoville::lab {

namespace detail {

inline schoten::Action random_tip(FastRng& rng) {
    std::uint64_t bits = rng.next();
    const auto most = FastRng::split(bits, schoten::colour_count);
    const auto further = 1 + FastRng::split(bits, schoten::colour_count - 1);
    return schoten::Action::tip(static_cast<schoten::Colour>(most),
                                static_cast<schoten::Colour>((most + further) % schoten::colour_count));
}

}  // namespace detail

// What a seat that is asked for something does.
SCOVILLE_INLINE schoten::Action random_action(const schoten::Legal& legal, FastRng& rng) {
    if (legal.tip) return detail::random_tip(rng);
    if (!legal.cards.empty())
        return schoten::Action::play(
            legal.cards.nth(rng.below(static_cast<std::uint32_t>(legal.cards.size()))));
    return schoten::Action::take(static_cast<schoten::Colour>(
        legal.take.nth(rng.below(static_cast<std::uint32_t>(legal.take.size())))));
}

}  // namespace scoville::lab

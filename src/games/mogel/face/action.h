// What a player can ask for: lay a card and say a number (G2), or doubt the last (G3).
#pragma once

#include "mogel/face/card.h"

namespace scoville::mogel {

enum class Do : std::uint8_t { lay, doubt };

struct Action {
    Do what = Do::doubt;
    Card card;              // lay
    std::uint8_t said = 0;  // lay

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action lay(Card card, int said) {
        return {.what = Do::lay, .card = card, .said = static_cast<std::uint8_t>(said)};
    }
    static constexpr Action doubt() { return {}; }
};

}  // namespace scoville::mogel

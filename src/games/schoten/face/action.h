// What a player can ask for. One flat value for all: plain to copy, to compare and to store.
#pragma once

#include <cstdint>

#include "schoten/face/card.h"

namespace scoville::schoten {

// What the own collection will hold most and fewest cards of (T6).
struct Tip {
    Colour most = Colour::none;
    Colour fewest = Colour::none;
    friend constexpr bool operator==(const Tip&, const Tip&) = default;
};

enum class Do : std::uint8_t { tip, card, take };

// Eight bytes, so that it travels in a register.
struct alignas(8) Action {
    Do what = Do::tip;
    Card card;                     // card
    Tip tips;                      // tip
    Colour colour = Colour::none;  // take

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action tip(Colour most, Colour fewest) {
        return {.what = Do::tip, .tips = {most, fewest}};
    }
    static constexpr Action play(Card card) { return {.what = Do::card, .card = card}; }
    static constexpr Action take(Colour colour) { return {.what = Do::take, .colour = colour}; }
};
static_assert(sizeof(Action) == 8);

}  // namespace scoville::schoten

// What a player can ask for. One flat value for all: plain to copy, to compare and to store.
#pragma once

#include <cstdint>

#include "base/inline_vec.h"
#include "spicy/face/card.h"

namespace scoville::spicy {

enum class Do : std::uint8_t { play, pass, challenge, copy, let, peek, total_wild };
enum class Trait : std::uint8_t { none, number, spice };

using Extras = InlineVec<Card, 2>;

// Eight bytes, so that it travels in a register.
struct alignas(8) Action {
    Do what = Do::pass;
    Card card;                  // play, copy
    Declaration declared;       // play
    Trait trait = Trait::none;  // challenge; none: "Wrong!" on a copy (V7), or the fault S15
    bool last : 1 = false;      // play, copy: announced as the last card (S19)
    bool standing : 1 = false;  // let: for as long as this card is on top (P2)
    bool take : 1 = false;      // total_wild (W6)
    Extras extras;              // play, copy of a 5 (V4)

    friend constexpr bool operator==(const Action&, const Action&) = default;

    static constexpr Action play(Card card, Declaration declared, bool last = false, Extras extras = {}) {
        return {.what = Do::play, .card = card, .declared = declared, .last = last, .extras = extras};
    }
    static constexpr Action pass() { return {.what = Do::pass}; }
    static constexpr Action challenge(Trait trait) { return {.what = Do::challenge, .trait = trait}; }
    static constexpr Action copy(Card card, bool last = false, Extras extras = {}) {
        return {.what = Do::copy, .card = card, .last = last, .extras = extras};
    }
    static constexpr Action let(bool standing = false) { return {.what = Do::let, .standing = standing}; }
    static constexpr Action peek() { return {.what = Do::peek}; }
    static constexpr Action choose_total_wild(bool take) { return {.what = Do::total_wild, .take = take}; }
};
static_assert(sizeof(Action) == 8);

}  // namespace scoville::spicy

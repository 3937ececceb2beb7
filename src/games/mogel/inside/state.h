// A game of Mogel at one moment.
#pragma once

#include <array>
#include <type_traits>

#include "base/inline_vec.h"
#include "mogel/face/seen.h"

namespace scoville::mogel {

struct State {
    Ruleset rules;
    std::array<Hand, max_players> hands{};
    Hand aside;                          // not dealt (G1)
    InlineVec<Card, card_count> pile;    // the last lies on top
    std::array<Hand, max_players> taken{};
    Seat turn = no_seat;
    Seat top_owner = no_seat;
    std::uint8_t said = 0;

    bool over() const { return turn == no_seat; }
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State>);

}  // namespace scoville::mogel

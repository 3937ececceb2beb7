// Who takes the stack: the winner of a challenge (S18), or a raider (V3). Won cards are points, and
// nobody sees them again: only their number is kept.
#pragma once

#include "spicy/inside/event.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

template <class Sink>
void win_stack(State& state, Seat seat, bool raid, Sink& sink) {
    int total = 0;
    if (state.rules.box.total_wilds > 0)
        for (int i = 0; i < state.stack_size; ++i)
            total += state.stack[static_cast<std::size_t>(i)].kind() == total_wild;
    const SeenWon cards{static_cast<std::uint8_t>(state.stack_size - total),
                        static_cast<std::uint8_t>(total)};
    state.won[seat].spice = static_cast<std::uint8_t>(state.won[seat].spice + cards.spice);
    state.won[seat].total = static_cast<std::uint8_t>(state.won[seat].total + cards.total);
    state.stack_size = 0;
    tell(sink, StackWon{seat, cards, raid});
}

}  // namespace scoville::spicy

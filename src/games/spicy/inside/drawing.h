// Drawing cards, and how the end card stops everything (S11, S24, S25).
#pragma once

#include "spicy/inside/event.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

template <class Sink>
void end_game(State& state, EndReason reason, Sink& sink) {
    state.phase = Phase::over;
    state.end_reason = reason;
    state.waiting = {};
    tell(sink, GameOver{reason});
}

// The seat draws `count` cards, fewer if the end card comes up: then the game is over. Says whether
// the game goes on.
template <class Sink>
bool draw(State& state, Seat seat, int count, Sink& sink) {
    Drew drew{seat, 0, {}};  // NOLINT(misc-const-correctness): const only where nobody listens
    while (count-- > 0) {
        const Card card = state.deck[state.deck_next++];
        state.hands[seat].add(card);
        if constexpr (Sink::listens) {
            drew.cards.push_back(card);
            ++drew.count;
        }
        if (state.deck_next == state.deck_end) {
            tell(sink, drew);
            end_game(state, EndReason::end_card, sink);
            return false;
        }
    }
    tell(sink, drew);
    return true;
}

}  // namespace scoville::spicy

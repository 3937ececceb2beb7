// Tips (T6): given in secret and for good, shown when all are in.
#pragma once

#include "schoten/inside/event.h"
#include "schoten/inside/state.h"

namespace scoville::schoten {

constexpr bool names_two_colours(Tip tip) {
    return in_box(tip.most) && in_box(tip.fewest) && tip.most != tip.fewest;
}

inline bool may_tip(const State& state, Seat seat) {
    return state.phase == Phase::tips && state.waiting.has(seat);
}

// All tips are in: they are shown together, and the starter leads (T7, T11).
template <class Sink>
void show_tips(State& state, Sink& sink) {
    TipsShown shown;
    for (Seat seat = 0; seat < state.rules.players; ++seat) shown.tips.push_back(state.tips[seat]);
    tell(sink, shown);
    state.phase = Phase::trick;
    state.turn = state.starter();
}

template <class Sink>
void give_tip(State& state, Seat seat, Tip tip, Sink& sink) {
    state.tips[seat] = tip;
    state.waiting.remove(seat);
    tell(sink, Tipped{seat});
    if (state.waiting.empty()) show_tips(state, sink);
}

}  // namespace scoville::schoten

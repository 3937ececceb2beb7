// What a seat may do now, put together from the same questions that `apply` asks.
#pragma once

#include "base/inlining.h"
#include "schoten/face/legal.h"
#include "schoten/inside/rack.h"
#include "schoten/inside/tips.h"
#include "schoten/inside/trick.h"

namespace scoville::schoten {

SCOVILLE_INLINE Legal legal(const State& state, Seat seat) {
    Legal legal;
    switch (state.phase) {
        case Phase::tips: legal.tip = may_tip(state, seat); break;
        case Phase::trick:
            if (may_play(state, seat)) legal.cards = playable(state, seat);
            break;
        case Phase::take:
            if (may_take(state, seat)) legal.take = state.rack_left.present();
            break;
        case Phase::deal:
        case Phase::over: break;
    }
    return legal;
}

}  // namespace scoville::schoten

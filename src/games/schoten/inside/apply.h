// The rules as one function: the seat's action changes the state and tells the sink what happened, or
// is refused with the rule's id and changes nothing.
#pragma once

#include "base/inlining.h"
#include "base/refusal.h"
#include "schoten/inside/explain.h"
#include "schoten/inside/rack.h"
#include "schoten/inside/tips.h"
#include "schoten/inside/trick.h"

namespace scoville::schoten {

template <class Sink>
SCOVILLE_INLINE Verdict apply(State& state, Seat seat, Action action, Sink& sink) {
    if (seat >= state.rules.players) return explain(state, seat, action);
    switch (action.what) {
        case Do::card:
            if (!may_play(state, seat) || !playable(state, seat).has(action.card)) break;
            play(state, seat, action.card, sink);
            return {};
        case Do::take:
            if (!may_take(state, seat) || !in_box(action.colour) || state.rack_left[action.colour] == 0)
                break;
            take(state, seat, action.colour, sink);
            return {};
        case Do::tip:
            if (!may_tip(state, seat) || !names_two_colours(action.tips)) break;
            give_tip(state, seat, action.tips, sink);
            return {};
    }
    return explain(state, seat, action);
}

}  // namespace scoville::schoten

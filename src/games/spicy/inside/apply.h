// The rules as one function: the seat's action changes the state and tells the sink what happened, or
// is refused with the rule's id and changes nothing.
#pragma once

#include "base/inlining.h"
#include "base/refusal.h"
#include "spicy/inside/answers.h"
#include "spicy/inside/explain.h"
#include "spicy/inside/peeking.h"

namespace scoville::spicy {

// The rarer half: kept out of the caller's loop.
template <class Sink>
[[gnu::noinline]] Verdict apply_rarer(State& state, Seat seat, Action action, Sink& sink) {
    switch (action.what) {
        case Do::pass:
            if (!may_take_turn(state, seat)) break;
            pass(state, seat, sink);
            return {};
        case Do::challenge:
            if (!may_call(state, seat, action.trait)) break;
            if (state.rules.everyone_answers)
                answer_challenge(state, seat, action, sink);
            else
                resolve_challenge(state, seat, action.trait, sink);
            return {};
        case Do::copy:
            if (!may_copy(state, seat, action)) break;
            if (state.rules.everyone_answers)
                answer_copy(state, seat, action, sink);
            else
                copy(state, seat, action, sink);
            return {};
        case Do::peek:
            if (!may_peek(state, seat)) break;
            peek(state, seat, sink);
            return {};
        case Do::total_wild:
            if (!may_choose(state, seat)) break;
            choose_total_wild(state, seat, action.take, sink);
            return {};
        case Do::let:
        case Do::play: break;
    }
    return explain(state, seat, action);
}

template <class Sink>
[[gnu::noinline]] Verdict apply_play(State& state, Seat seat, Action action, Sink& sink) {
    if (!may_play(state, seat, action)) return explain(state, seat, action);
    play(state, seat, action, sink);
    return {};
}

template <class Sink>
SCOVILLE_INLINE Verdict apply(State& state, Seat seat, Action action, Sink& sink) {
    if (seat >= state.rules.players) return explain(state, seat, action);
    if (action.what == Do::play) return apply_play(state, seat, action, sink);
    if (action.what != Do::let) return apply_rarer(state, seat, action, sink);
    if (!may_let(state, seat)) return explain(state, seat, action);
    let(state, seat, action, sink);
    return {};
}

}  // namespace scoville::spicy

// What a seat may do now, put together from the same questions that `apply` asks.
#pragma once

#include "base/inlining.h"
#include "spicy/face/legal.h"
#include "spicy/inside/answers.h"
#include "spicy/inside/peeking.h"

namespace scoville::spicy {

namespace detail {

SCOVILLE_INLINE void add_extras(const State& state, Legal& legal, Hand hand) {
    legal.extras_on = state.rules.extras_on;
    legal.max_extras = state.rules.max_extras;
    legal.last = hand.size() == 1;
}

SCOVILLE_INLINE void add_turn(const State& state, Seat seat, Legal& legal) {
    if (!may_take_turn(state, seat)) return;
    legal.pass = true;
    legal.cards = state.hands[seat];
    legal.declarations = state.declarable;
    add_extras(state, legal, legal.cards);
}

SCOVILLE_INLINE void add_reactions(const State& state, Seat seat, Legal& legal) {
    if (may_challenge(state, seat)) legal.challenges = traits_open(state);
    if (!state.rules.copying || !may_copy(state, seat)) return;
    legal.copies = state.hands[seat];
    add_extras(state, legal, legal.copies);
    if (legal.copies.has(total_wild)) legal.copies.remove(total_wild);
    legal.copied = state.top().said();
}

}  // namespace detail

SCOVILLE_INLINE Legal legal(const State& state, Seat seat) {
    Legal legal;
    if (state.phase == Phase::choice) {
        legal.choose = may_choose(state, seat);
        return legal;
    }
    legal.let = may_let(state, seat);
    legal.standing = legal.let && state.phase == Phase::answers;
    detail::add_turn(state, seat, legal);
    detail::add_reactions(state, seat, legal);
    return legal;
}

inline Faults faults(const State& state, Seat seat) {
    Faults faults;
    if (!state.rules.strict) return faults;
    const bool last = state.hands[seat].size() == 1 && !state.hands[seat].has(total_wild);
    if (may_take_turn(state, seat)) {
        faults.declarations = state.rules.box.all_declarations() - state.declarable;
        faults.unannounced = last;
    }
    faults.unannounced_copy = last && may_copy(state, seat);
    faults.blind_challenge = may_challenge(state, seat) && !state.top().copy;
    faults.peek = may_peek(state, seat);
    return faults;
}

}  // namespace scoville::spicy

// Answers: declining a last card in live pace (S20), and the rounds of everyone-answers (P2), where
// answers stay unseen until all are in.
#pragma once

#include "base/inlining.h"
#include "spicy/inside/challenge.h"
#include "spicy/inside/copying.h"

namespace scoville::spicy {

SCOVILLE_INLINE bool may_let(const State& state, Seat seat) {
    if (!state.waiting.empty()) return state.waiting.has(seat) && state.phase != Phase::choice;
    return state.phase == Phase::turn && !state.rules.everyone_answers;  // live: allowed, does nothing
}

// All answers are in: the first challenge clockwise from the card's owner counts, else the first copy.
template <class Sink>
void close_round(State& state, Sink& sink) {
    const Seat owner = state.top().owner();
    if (!state.challengers.empty()) {
        const Seat challenger = first_after(owner, state.challengers);
        resolve_challenge(state, challenger, state.answers[challenger].trait, sink);
    } else if (!state.copiers.empty()) {
        const Seat copier = first_after(owner, state.copiers);
        const Action answer = state.answers[copier];
        state.copiers = {};
        lay_card(state, copier, answer, state.top().said(), true, sink);
    } else if (state.last_card_pending()) {
        last_card_stands(state, sink);
    } else {
        state.phase = Phase::turn;
    }
}

template <class Sink>
SCOVILLE_INLINE void take_answer(State& state, Seat seat, Sink& sink) {
    tell(sink, Answered{seat});
    state.waiting.remove(seat);
    if (state.waiting.empty()) close_round(state, sink);
}

template <class Sink>
SCOVILLE_INLINE void let(State& state, Seat seat, Action action, Sink& sink) {
    if (state.phase == Phase::answers) {
        if (action.standing) state.standing.add(seat);
        take_answer(state, seat, sink);
    } else if (state.phase == Phase::last_card) {
        tell(sink, Declined{seat});
        state.waiting.remove(seat);
        if (state.waiting.empty()) last_card_stands(state, sink);
    }
}

template <class Sink>
void answer_challenge(State& state, Seat seat, Action action, Sink& sink) {
    state.answers[seat] = Action::challenge(action.trait);
    state.challengers.add(seat);
    take_answer(state, seat, sink);
}

template <class Sink>
void answer_copy(State& state, Seat seat, Action action, Sink& sink) {
    if (forgot_to_announce(state, seat, action)) {  // S19: costs a card, and counts as a let
        if (take_copy_back(state, seat, action, sink)) take_answer(state, seat, sink);
        return;
    }
    state.answers[seat] = Action::copy(action.card, action.last, action.extras);
    state.copiers.add(seat);
    take_answer(state, seat, sink);
}

}  // namespace scoville::spicy

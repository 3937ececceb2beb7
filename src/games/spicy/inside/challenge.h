// Challenges (S13–S18, V5, V7): who may call what, who is right, and what follows.
#pragma once

#include "spicy/face/legal.h"
#include "spicy/inside/claim.h"
#include "spicy/inside/declare.h"
#include "spicy/inside/trophy.h"

namespace scoville::spicy {

// What can be called on the top card: one trait (S14), or "Wrong!" on a copy (V7).
inline TraitSet traits_open(const State& state) {
    const bool copy = state.rules.copying && state.top().copy;
    return copy ? TraitSet{as_int(Trait::none)} : TraitSet{as_int(Trait::number), as_int(Trait::spice)};
}

// S13, S20, P2: whether this seat may challenge the top card now. In everyone-answers only who is asked
// may, and a round never asks the card's owner.
inline bool may_challenge(const State& state, Seat seat) {
    if (!state.challengeable) return false;
    if (state.rules.everyone_answers) return state.waiting.has(seat);
    return !state.over() && state.top().owner() != seat;
}

// The same with what is called: a blind challenge is a fault that only strict manners know (S15).
inline bool may_call(const State& state, Seat seat, Trait trait) {
    if (!may_challenge(state, seat)) return false;
    return traits_open(state).has(as_int(trait)) ||
           (state.rules.strict && trait == Trait::none && !state.top().copy);
}

// V5: twins count as each other.
inline bool number_is_right(const Ruleset& rules, const Truth& truth, int number) {
    const NumberSet accepted = rules.twins.has(number) ? rules.twins : NumberSet{number};
    return !(truth.numbers & accepted).empty();
}

// S16, S17: whether the player of the card wins.
inline bool card_is_right(const Ruleset& rules, const StackCard& top, Trait trait) {
    const Truth& truth = truth_of(top.kind());
    const bool number = number_is_right(rules, truth, top.said().number());
    const bool spice = truth.spices.has(top.said().spice());
    switch (trait) {
        case Trait::number: return number;
        case Trait::spice: return spice;
        case Trait::none: break;
    }
    return top.copy ? number && spice : true;  // V7; S15 loses at once
}

// W6
inline bool may_choose(const State& state, Seat seat) {
    return state.phase == Phase::choice && state.waiting.has(seat);
}

// The end of a challenge, after the loser's choice if there was one.
template <class Sink>
void start_after_challenge(State& state, Sink& sink) {
    state.waiting = {};
    state.phase = Phase::turn;
    if (state.refill_due == no_seat) return;
    const Seat owner = state.refill_due;
    state.refill_due = no_seat;
    (void)draw(state, owner, state.rules.refill, sink);
}

// S16, S18; with a last card S22 or S23.
template <class Sink>
void resolve_challenge(State& state, Seat challenger, Trait trait, Sink& sink) {
    const StackCard top = state.top();
    const Seat owner = top.owner();
    const bool last = state.last_card_pending();
    const bool right = card_is_right(state.rules, top, trait);
    const Seat winner = right ? owner : challenger;
    const Seat loser = right ? challenger : owner;
    tell(sink, Challenged{challenger, owner, trait});
    tell(sink, Revealed{owner, top.kind(), top.said(), winner, loser});

    win_stack(state, winner, false, sink);
    state.declarable = legal_openings(state.rules);
    state.challengeable = false;
    state.standing = {};
    state.challengers = {};
    state.copiers = {};
    state.peeked = {};
    state.waiting = {};
    state.turn = loser;

    const bool trophy = last && right;
    if (trophy && !take_trophy(state, owner, sink)) return;
    if (!draw(state, loser, state.rules.challenge_draw, sink)) return;
    state.refill_due = trophy ? owner : no_seat;
    if (state.total_wilds_left > 0 && !state.hands[loser].has(total_wild)) {  // W5, W6
        state.phase = Phase::choice;
        state.waiting = SeatSet{loser};
        tell(sink, TotalWildOffered{loser});
        return;
    }
    start_after_challenge(state, sink);
}

// W6
template <class Sink>
void choose_total_wild(State& state, Seat seat, bool take, Sink& sink) {
    if (take) {
        state.hands[seat].add(total_wild);
        --state.total_wilds_left;
    }
    tell(sink, TotalWildChosen{seat, take});
    start_after_challenge(state, sink);
}

}  // namespace scoville::spicy

// Playing a card and copying one (S7, S10, S19, V3, V4, V6, V8, W2, W4).
#pragma once

#include "base/inlining.h"
#include "spicy/inside/claim.h"
#include "spicy/inside/declare.h"
#include "spicy/inside/passing.h"

namespace scoville::spicy {

// V4: as many as the declaration allows, out of what is left of the hand.
inline bool some_extras_fit(const Ruleset& rules, Hand hand, Action action, Declaration declared) {
    if (!rules.extras_on.has(declared.number()) || action.extras.size() > rules.max_extras) return false;
    hand.remove(action.card);
    for (const Card extra : action.extras) {
        if (extra.kind >= card_kinds || !hand.has(extra)) return false;
        hand.remove(extra);
    }
    return true;
}
SCOVILLE_INLINE bool extras_fit(const State& state, Seat seat, Action action, Declaration declared) {
    return action.extras.empty() || some_extras_fit(state.rules, state.hands[seat], action, declared);
}

// S19: the announcement may be missing, but not be false. On a total wild it is ignored.
inline bool announcement_true(const State& state, Seat seat, Action action) {
    return !action.last || state.hands[seat].size() == 1 || action.card == total_wild;
}

// S19, strict manners: a last card was played without a word.
inline bool forgot_to_announce(const State& state, Seat seat, Action action) {
    return state.rules.strict && !action.last && action.card != total_wild && state.hands[seat].size() == 1;
}

// S6, S20, P2
inline bool may_take_turn(const State& state, Seat seat) {
    return state.phase == Phase::turn && state.turn == seat;
}

// Card, declaration, extras and announcement are such that the table listens at all; whether the
// declaration follows the stack is another question (S10).
SCOVILLE_INLINE bool well_formed(const State& state, Seat seat, Action action) {
    return action.card.kind < card_kinds && state.hands[seat].has(action.card) &&
           state.rules.box.can_say(action.declared) && extras_fit(state, seat, action, action.declared) &&
           announcement_true(state, seat, action);
}

SCOVILLE_INLINE bool may_play(const State& state, Seat seat, Action action) {
    return may_take_turn(state, seat) && well_formed(state, seat, action) &&
           (state.rules.strict || state.declarable.has(action.declared.index));
}

SCOVILLE_INLINE void push(State& state, Seat seat, Card card, Declaration declared, bool copy) {
    state.hands[seat].remove(card);
    state.stack[state.stack_size++] =
        StackCard{.card = card.kind, .seat = seat, .declared = declared.index, .copy = copy};
}

// Lays the card on the stack, with everything that brings about by itself.
template <class Sink>
SCOVILLE_INLINE void lay_card(State& state, Seat seat, Action action, Declaration declared, bool copy,
                              Sink& sink) {
    const Hand& hand = state.hands[seat];
    const Seat raider = state.paw();
    const bool total = action.card == total_wild;
    const bool last = hand.size() == 1 && !total;
    tell(sink, Played{seat, action.card, declared, action.extras, copy, last});
    if (raider != no_seat) win_stack(state, raider, true, sink);
    for (const Card extra : action.extras) push(state, seat, extra, Declaration::none(), false);
    push(state, seat, action.card, declared, copy);
    state.declarable = legal_after(state.rules, declared);

    state.challengeable = !total;  // W3
    state.standing = {};
    state.peeked = {};
    state.turn = left_of(seat, state.rules.players);
    if (!action.extras.empty() && !draw(state, seat, action.extras.size(), sink)) return;
    if (hand.empty() && total && !draw(state, seat, state.rules.refill, sink)) return;  // W4
    if (last && !state.rules.everyone_answers) {                                        // S20
        state.phase = Phase::last_card;
        state.waiting = state.seats() - SeatSet{seat};
        return;
    }
    go_on(state);
}

template <class Sink>
SCOVILLE_INLINE void play(State& state, Seat seat, Action action, Sink& sink) {
    const bool invalid = state.rules.strict && !state.declarable.has(action.declared.index);
    if (invalid || forgot_to_announce(state, seat, action)) {
        tell(sink, TookBack{seat, action.card, action.declared, false,
                            invalid ? TakenBack::invalid_declaration : TakenBack::last_card_unannounced});
        pass(state, seat, sink);
        return;
    }
    lay_card(state, seat, action, action.declared, false, sink);
}

}  // namespace scoville::spicy

#include "spicy/inside/explain.h"

#include "base/check.h"
#include "spicy/inside/answers.h"
#include "spicy/inside/peeking.h"

namespace scoville::spicy {
namespace {

constexpr Refusal game_over{"game-over", "game-over", "The game is over."};
constexpr Refusal no_such_seat{"bad-action", "no-such-seat", "There is no such seat at this table."};
constexpr Refusal no_such_action{"bad-action", "no-such-action",
                                 "That is not something one can do in this game."};
constexpr Refusal not_your_turn{"not-your-turn", "not-your-turn", "It is not your turn."};
constexpr Refusal last_card_waits{"S20", "last-card-waits",
                                  "A last card is on the stack: first everyone challenges it or lets it go."};
constexpr Refusal round_open{"P2", "round-open",
                             "First everyone answers the top card: challenge it or let it pass."};
constexpr Refusal no_round{"P2", "no-round",
                           "At this table one reacts when asked, after each card and each pass."};
constexpr Refusal already_answered{"P2", "already-answered", "You have answered this card already."};
constexpr Refusal choice_waits{"W6", "choice-waits",
                               "The loser of the challenge is choosing whether to take a total wild."};
constexpr Refusal no_choice{"W6", "no-choice", "There is no total wild to choose now."};
constexpr Refusal nothing_to_let{"S20", "nothing-to-let", "Nobody waits for your answer to this card."};
constexpr Refusal card_not_in_hand{"unknown-card", "card-not-in-hand", "You do not hold that card."};
constexpr Refusal not_in_box{"bad-action", "declaration-not-in-box",
                             "A declaration names a spice of this box and a number from 1 to 10."};
constexpr Refusal extras_not_allowed{"V4", "extras-not-allowed",
                                     "Extra cards go under a declared 5 only, with Change Your Luck."};
constexpr Refusal extras_not_in_hand{"V4", "extras-not-in-hand", "You do not hold those extra cards."};
constexpr Refusal not_the_last{"S19", "not-the-last-card", "That is not your last card."};
constexpr Refusal bad_opening{"S8", "bad-opening", "A new stack starts with a 1, 2 or 3."};
constexpr Refusal must_follow{
    "S9", "must-follow",
    "Stay with the spice and go higher; after a 10 comes a 1, 2 or 3 (a variant card may allow more)."};
constexpr Refusal empty_stack{"S13", "empty-stack", "There is no card on the stack."};
constexpr Refusal own_card{"S13", "own-card", "You cannot challenge your own card."};
constexpr Refusal total_wild_stands{"W3", "total-wild-stands", "A total wild cannot be challenged."};
constexpr Refusal last_card_stood{"S20", "last-card-stood", "Everyone has let this card go; it stands."};
constexpr Refusal name_a_trait{"S14", "name-a-trait", "Say what is wrong: the number or the spice."};
constexpr Refusal copy_as_a_whole{"V7", "copy-as-a-whole",
                                  "A copy is challenged as a whole: just \"Wrong!\"."};
constexpr Refusal no_copying{"V6", "no-copying", "Copying needs the Copy Cat card."};
constexpr Refusal nothing_to_copy{"V6", "nothing-to-copy", "There is no card to copy."};
constexpr Refusal own_copy{"V6", "own-copy", "You cannot copy your own card."};
constexpr Refusal total_wild_copies_not{"W2", "total-wild-copies-not",
                                        "A total wild cannot be played as a copy."};
constexpr Refusal no_peeking{"M1", "no-peeking", "Looking at face-down cards does not exist at this table."};
constexpr Refusal peeked_already{"S12", "peeked-already", "Once a turn is enough."};

// Why nobody acts, or not this seat, whatever the action.
const Refusal* phase_forbids_turn(const State& state, Seat seat) {
    switch (state.phase) {
        case Phase::answers: return &round_open;
        case Phase::last_card: return &last_card_waits;
        case Phase::choice: return &choice_waits;
        case Phase::over: return &game_over;
        case Phase::turn: break;
    }
    return state.turn == seat ? nullptr : &not_your_turn;
}

// Why this seat cannot react now, challenge and copy alike.
const Refusal* phase_forbids_reaction(const State& state, Seat seat) {
    switch (state.phase) {
        case Phase::choice: return &choice_waits;
        case Phase::over: return &game_over;
        case Phase::answers: return state.waiting.has(seat) ? nullptr : &already_answered;
        case Phase::turn: return state.rules.everyone_answers ? &no_round : nullptr;
        case Phase::last_card: break;
    }
    return nullptr;
}

const Refusal* why_not_this_card(const State& state, Seat seat, Action action, Declaration declared) {
    if (action.card.kind >= card_kinds || !state.hands[seat].has(action.card)) return &card_not_in_hand;
    if (!state.rules.box.can_say(declared)) return &not_in_box;
    if (!action.extras.empty() &&
        (!state.rules.extras_on.has(declared.number()) || action.extras.size() > state.rules.max_extras))
        return &extras_not_allowed;
    if (!extras_fit(state, seat, action, declared)) return &extras_not_in_hand;
    if (!announcement_true(state, seat, action)) return &not_the_last;
    return nullptr;
}

const Refusal& why_not_play(const State& state, Seat seat, Action action) {
    if (const Refusal* why = phase_forbids_turn(state, seat)) return *why;
    if (const Refusal* why = why_not_this_card(state, seat, action, action.declared)) return *why;
    return state.stack_empty() ? bad_opening : must_follow;
}

const Refusal& why_not_challenge(const State& state, Seat seat) {
    if (state.over()) return game_over;
    if (state.phase == Phase::choice) return choice_waits;
    if (state.stack_empty()) return empty_stack;
    if (state.top().owner() == seat) return own_card;
    if (state.top().kind() == total_wild) return total_wild_stands;
    if (!state.challengeable) return last_card_stood;
    if (const Refusal* why = phase_forbids_reaction(state, seat)) return *why;
    return state.top().copy ? copy_as_a_whole : name_a_trait;
}

const Refusal& why_not_copy(const State& state, Seat seat, Action action) {
    if (state.over()) return game_over;
    if (!state.rules.copying) return no_copying;
    if (state.stack_empty()) return nothing_to_copy;
    if (state.top().owner() == seat) return own_copy;
    if (state.last_card_pending()) return last_card_waits;
    if (const Refusal* why = phase_forbids_reaction(state, seat)) return *why;
    if (const Refusal* why = why_not_this_card(state, seat, action, state.top().said())) return *why;
    CHECK(action.card == total_wild);
    return total_wild_copies_not;
}

const Refusal& why_not_let(const State& state) {
    switch (state.phase) {
        case Phase::over: return game_over;
        case Phase::choice: return choice_waits;
        case Phase::answers: return already_answered;
        case Phase::last_card: return nothing_to_let;
        case Phase::turn: break;
    }
    return no_round;
}

const Refusal& why_not_peek(const State& state) {
    if (state.over()) return game_over;
    if (!state.rules.strict) return no_peeking;
    if (state.phase == Phase::answers) return round_open;
    if (state.phase == Phase::last_card) return last_card_waits;
    if (state.phase == Phase::choice) return choice_waits;
    return peeked_already;
}

const Refusal& why_not_choose(const State& state) {
    if (state.over()) return game_over;
    return state.phase == Phase::choice ? not_your_turn : no_choice;
}

}  // namespace

const Refusal& explain(const State& state, Seat seat, Action action) {
    if (seat >= state.rules.players) return no_such_seat;
    switch (action.what) {
        case Do::play: return why_not_play(state, seat, action);
        case Do::pass: {
            const Refusal* why = phase_forbids_turn(state, seat);
            CHECK(why != nullptr);
            return *why;
        }
        case Do::challenge: return why_not_challenge(state, seat);
        case Do::copy: return why_not_copy(state, seat, action);
        case Do::let: return why_not_let(state);
        case Do::peek: return why_not_peek(state);
        case Do::total_wild: return why_not_choose(state);
    }
    return no_such_action;
}

}  // namespace scoville::spicy

#include "mogel/inside/explain.h"

#include "mogel/inside/legal.h"

namespace scoville::mogel {
namespace {

constexpr Refusal game_over{"game-over", "game-over", "The game is over."};
constexpr Refusal no_such_seat{"bad-action", "no-such-seat", "There is no such seat at this table."};
constexpr Refusal no_such_action{"bad-action", "no-such-action",
                                 "That is not something one can do in this game."};
constexpr Refusal not_your_turn{"not-your-turn", "not-your-turn", "It is not your turn."};
constexpr Refusal nothing_to_doubt{"G3", "nothing-to-doubt", "There is no card to doubt yet."};
constexpr Refusal card_not_in_hand{"unknown-card", "card-not-in-hand", "You do not hold that card."};
constexpr Refusal same_or_next{"G2", "same-or-next", "Say the same number as the last, or the next."};

}  // namespace

const Refusal& explain(const State& state, Seat seat, Action action) {
    if (seat >= state.rules.players) return no_such_seat;
    if (state.over()) return game_over;
    if (state.turn != seat) return not_your_turn;
    switch (action.what) {
        case Do::doubt: return nothing_to_doubt;
        case Do::lay: return state.hands[seat].has(action.card) ? same_or_next : card_not_in_hand;
    }
    return no_such_action;
}

}  // namespace scoville::mogel

#include "schoten/inside/explain.h"

#include "base/check.h"

namespace scoville::schoten {
namespace {

constexpr Refusal game_over{"game-over", "game-over", "The game is over."};
constexpr Refusal no_such_seat{"bad-action", "no-such-seat", "There is no such seat at this table."};
constexpr Refusal no_such_action{"bad-action", "no-such-action",
                                 "That is not something one can do in this game."};
constexpr Refusal no_such_colour{"bad-action", "no-such-colour",
                                 "The colours are red, yellow, green and black."};
constexpr Refusal not_your_turn{"not-your-turn", "not-your-turn", "It is not your turn."};
constexpr Refusal deal_waits{"not-your-turn", "deal-waits", "The next round is being dealt."};
constexpr Refusal tips_first{"T6", "tips-first", "First everyone tips; then the first card is led."};
constexpr Refusal tip_is_final{"T6", "tip-is-final", "You have tipped already, and a tip is final."};
constexpr Refusal tips_are_in{"T6", "tips-are-in", "Tips are given before the first trick; they are in."};
constexpr Refusal two_colours{"T6", "two-colours", "Tip two different colours for most and fewest."};
constexpr Refusal take_first{"T8", "take-first", "You won the trick: first take a card from the rack."};
constexpr Refusal nothing_to_take{"T8", "nothing-to-take",
                                  "Only who has just won a trick takes from the rack."};
constexpr Refusal colour_is_gone{"T8", "colour-is-gone", "The rack has no card of that colour left."};
constexpr Refusal card_not_in_hand{"unknown-card", "card-not-in-hand", "You do not hold that card."};
constexpr Refusal must_follow{
    "T7", "must-follow",
    "You have a card of the colour that was led and must play one; super trumps too follow "
    "their colour."};

const Refusal& why_not_tip(const State& state, Seat seat, Tip tip) {
    if (state.phase != Phase::tips) return tips_are_in;
    if (!state.waiting.has(seat)) return tip_is_final;
    if (!in_box(tip.most) || !in_box(tip.fewest)) return no_such_colour;
    CHECK(tip.most == tip.fewest);
    return two_colours;
}

const Refusal& why_not_card(const State& state, Seat seat, Card card) {
    if (state.phase == Phase::tips) return tips_first;
    if (state.turn != seat) return not_your_turn;
    if (state.phase == Phase::take) return take_first;
    return state.hands[seat].has(card) ? must_follow : card_not_in_hand;
}

const Refusal& why_not_take(const State& state, Seat seat, Colour colour) {
    if (state.phase == Phase::tips) return tips_first;
    if (state.turn != seat) return not_your_turn;
    if (state.phase == Phase::trick) return nothing_to_take;
    return in_box(colour) ? colour_is_gone : no_such_colour;
}

}  // namespace

const Refusal& explain(const State& state, Seat seat, Action action) {
    if (seat >= state.rules.players) return no_such_seat;
    if (state.over()) return game_over;
    if (state.phase == Phase::deal) return deal_waits;
    switch (action.what) {
        case Do::tip: return why_not_tip(state, seat, action.tips);
        case Do::card: return why_not_card(state, seat, action.card);
        case Do::take: return why_not_take(state, seat, action.colour);
    }
    return no_such_action;
}

}  // namespace scoville::schoten

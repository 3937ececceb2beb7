#include "spicy/inside/seen.h"

#include <algorithm>

#include "spicy/inside/scoring.h"

namespace scoville::spicy {
namespace {

SeenHand see_hand(const Hand& hand, bool open) {
    SeenHand seen;
    seen.size = static_cast<std::uint8_t>(hand.size());
    seen.total_wilds = static_cast<std::uint8_t>(hand.count(total_wild));
    seen.open = open;
    if (open) seen.cards = hand;
    return seen;
}

SeenStackCard see_stack_card(const StackCard& card, bool open) {
    SeenStackCard seen;
    seen.seat = card.owner();
    seen.card = open || card.kind() == total_wild ? card.kind() : Card::hidden();  // W3
    seen.declared = card.said();
    seen.copy = card.copy;
    seen.extra = card.extra();
    return seen;
}

// What the end card's edge tells in a real deck: the draw deck's size less the printed height, not less
// than 1; exact where the table chose its place.
int visible_above_end(const State& state, Viewer viewer) {
    if (viewer.sees_everything() || state.rules.end_fixed) return state.above_end();
    return std::max(1, state.draw_size() - state.rules.below_end);
}

// What each kind of event hides from those it does not belong to. A kind without a line here does not
// compile: forgetting is not possible.
struct Hide {
    void operator()(Started&) const {}
    void operator()(Played& e) const {
        if (e.card != total_wild) e.card = Card::hidden();  // W3
        for (Card& extra : e.extras) extra = Card::hidden();
    }
    void operator()(TookBack& e) const {
        if (e.card != total_wild) e.card = Card::hidden();
    }
    void operator()(Passed&) const {}
    void operator()(Drew& e) const { e.cards = {}; }
    void operator()(Peeked&) const {}
    void operator()(Answered&) const {}
    void operator()(Declined&) const {}
    void operator()(Challenged&) const {}
    void operator()(Revealed&) const {}
    void operator()(StackWon&) const {}
    void operator()(LastCardStood&) const {}
    void operator()(TrophyWon&) const {}
    void operator()(TotalWildOffered&) const {}
    void operator()(TotalWildChosen&) const {}
    void operator()(GameOver&) const {}
};

// Whose secret an event holds, if it holds one.
struct Owner {
    Seat operator()(const Played& e) const { return e.seat; }
    Seat operator()(const TookBack& e) const { return e.seat; }
    Seat operator()(const Drew& e) const { return e.seat; }
    template <class Other>
    Seat operator()(const Other&) const {
        return no_seat;
    }
};

}  // namespace

View see(const State& state, Viewer viewer, Finished finished) {
    const bool all_open = viewer.sees_everything() || (state.over() && finished == Finished::open);
    View view;
    view.rules = state.rules;
    view.over = state.over();
    view.reason = state.end_reason;
    view.turn = state.over() ? no_seat : state.turn;
    view.won = state.won;
    view.trophies = state.trophies;
    view.draw = static_cast<std::uint8_t>(state.draw_size());
    view.above_end = static_cast<std::uint8_t>(visible_above_end(state, viewer));
    view.paw = state.paw();
    view.waiting = state.waiting;
    view.total_wilds_left = state.total_wilds_left;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const bool open = all_open || viewer.sees_private_of(seat);
        view.hands[seat] = see_hand(state.hands[seat], open);
        if (state.over()) view.scores[seat] = static_cast<std::int16_t>(score(state, seat));
    }
    for (int i = 0; i < state.stack_size; ++i) {
        const StackCard& card = state.stack[static_cast<std::size_t>(i)];
        view.stack.push_back(see_stack_card(card, all_open || viewer.sees_private_of(card.owner())));
    }
    if (state.over()) view.winners = winners(state);
    return view;
}

SeenEvent see(const Event& event, Viewer viewer) {
    SeenEvent seen = event.full_;
    if (!viewer.sees_everything() && !viewer.is(std::visit(Owner{}, seen))) std::visit(Hide{}, seen);
    return seen;
}

}  // namespace scoville::spicy

#include "mogel/inside/seen.h"

#include "mogel/inside/scoring.h"

namespace scoville::mogel {
namespace {

struct Hide {
    Viewer viewer;
    void operator()(Started&) const {}
    void operator()(Laid& e) const {
        if (!viewer.sees_private_of(e.seat)) e.card = Card::face_down();
    }
    void operator()(Doubted&) const {}
    void operator()(Shown&) const {}
    void operator()(Took&) const {}
    void operator()(GameOver&) const {}
};

}  // namespace

View see(const State& state, Viewer viewer, Finished finished) {
    const bool all_open = viewer.sees_everything() || (state.over() && finished == Finished::open);
    View view;
    view.rules = state.rules;
    view.turn = state.turn;
    view.pile = static_cast<std::uint8_t>(state.pile.size());
    view.top_owner = state.top_owner;
    view.said = state.said;
    if (!state.pile.empty() && (all_open || viewer.sees_private_of(state.top_owner)))
        view.top = state.pile[state.pile.size() - 1];
    view.over = state.over();
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        view.hands[seat].size = static_cast<std::uint8_t>(state.hands[seat].size());
        view.hands[seat].open = all_open || viewer.sees_private_of(seat);
        if (view.hands[seat].open) view.hands[seat].cards = state.hands[seat];
        view.taken[seat] = static_cast<std::uint8_t>(state.taken[seat].size());
        view.scores[seat] = static_cast<std::int16_t>(score(state, seat));
    }
    if (state.over()) view.winners = winners(state);
    return view;
}

SeenEvent see(const Event& event, Viewer viewer) {
    SeenEvent seen = event.full_;
    if (!viewer.sees_everything()) std::visit(Hide{viewer}, seen);
    return seen;
}

}  // namespace scoville::mogel

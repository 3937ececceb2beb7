#include "schoten/inside/seen.h"

#include "base/check.h"
#include "schoten/inside/scoring.h"

namespace scoville::schoten {
namespace {

SeenPhase see_phase(Phase phase) {
    CHECK(phase != Phase::deal);
    switch (phase) {
        case Phase::tips: return SeenPhase::tips;
        case Phase::trick: return SeenPhase::trick;
        case Phase::take: return SeenPhase::take;
        case Phase::deal:
        case Phase::over: break;
    }
    return SeenPhase::over;
}

SeenHand see_hand(CardSet hand, bool open) {
    SeenHand seen;
    seen.backs = hand.backs();
    seen.open = open;
    if (open) seen.cards = hand;
    return seen;
}

// T6: a tip is its owner's secret until all are in.
SeenTip see_tip(const State& state, Seat seat, bool open) {
    const bool given = !state.waiting.has(seat);
    const bool shown = state.phase != Phase::tips;
    SeenTip seen;
    seen.known = given && (shown || open);
    if (seen.known) seen.tip = state.tips[seat];
    return seen;
}

// What each kind of event hides from those who do not see everything. So far none holds a secret: tips
// are told only as given, rack cards only by colour. A kind without a line here does not compile:
// forgetting is not possible.
struct Hide {
    void operator()(RoundStarted&) const {}
    void operator()(Tipped&) const {}
    void operator()(TipsShown&) const {}
    void operator()(CardPlayed&) const {}
    void operator()(TrickWon&) const {}
    void operator()(Took&) const {}
    void operator()(RoundScored&) const {}
    void operator()(GameOver&) const {}
};

}  // namespace

View see(const State& state, Viewer viewer, Finished finished) {
    const bool all_open = viewer.sees_everything() || (state.over() && finished == Finished::open);
    View view;
    view.rules = state.rules;
    view.round = static_cast<std::uint8_t>(state.round());
    view.rounds = state.rules.rounds;
    view.starter = state.starter();
    view.phase = see_phase(state.phase);
    view.turn = state.turn;
    view.waiting = state.waiting;
    view.ranking = state.ranking;
    view.trick = state.trick;
    view.led = state.led();
    view.rack = state.rack_left;
    view.collections = state.collections;
    view.rounds_scored = state.rounds_scored;
    view.round_scores = state.round_points;
    view.over = state.over();
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const bool open = all_open || viewer.sees_private_of(seat);
        view.hands[seat] = see_hand(state.hands[seat], open);
        view.tips[seat] = see_tip(state, seat, open);
        view.scores[seat] = static_cast<std::int16_t>(score(state, seat));
    }
    if (state.over()) view.winners = winners(state);
    return view;
}

SeenEvent see(const Event& event, Viewer viewer) {
    SeenEvent seen = event.full_;
    if (!viewer.sees_everything()) std::visit(Hide{}, seen);
    return seen;
}

}  // namespace scoville::schoten

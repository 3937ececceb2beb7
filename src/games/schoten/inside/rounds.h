// How rounds begin and end (T2, T4, T10, T11).
#pragma once

#include "base/check.h"
#include "schoten/face/rank.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/event.h"
#include "schoten/inside/scoring.h"
#include "schoten/inside/state.h"

namespace scoville::schoten {

// A game that waits for the deal of round 0.
inline State begin(const Ruleset& rules, Seat first) {
    CHECK(first < rules.players);
    State state;
    state.rules = rules;
    state.first = first;
    return state;
}

// The state must wait for a deal.
template <class Sink>
void start_round(State& state, const RoundDeal& deal, Sink& sink) {
    CHECK(state.phase == Phase::deal);
    state.hands = deal.hands;
    state.rack = CardSet::whole_box();
    for (const CardSet hand : deal.hands) state.rack = state.rack - hand;
    state.rack_left = state.rack.backs();
    state.collections = {};
    state.ranking = ranking_of(deal.numbers);
    state.tips = {};
    state.phase = Phase::tips;
    state.waiting = state.seats();
    tell(sink, RoundStarted{static_cast<std::uint8_t>(state.round()), state.starter(), state.ranking});
}

// Starts the round that the game waits for, if it does.
template <class Sink>
void deal_if_due(State& state, const Deals& deals, Sink& sink) {
    if (state.phase == Phase::deal)
        start_round(state, deals.rounds[static_cast<std::size_t>(state.round())], sink);
}

// T10; then the next round's deal is due, or the game is over (T11).
template <class Sink>
void finish_round(State& state, Sink& sink) {
    RoundScored scored{state.rounds_scored, {}};
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        const int points = round_points(state.rules, state.collections[seat], state.tips[seat]);
        state.round_points[scored.round][seat] = static_cast<std::uint8_t>(points);
        scored.points.push_back(static_cast<std::uint8_t>(points));
    }
    ++state.rounds_scored;
    state.turn = no_seat;
    state.phase = state.rounds_scored == state.rules.rounds ? Phase::over : Phase::deal;
    tell(sink, scored);
    if (state.over()) tell(sink, GameOver{winners(state)});
}

// What follows a trick that is won and collected: its winner, `turn`, leads the next, if there is one.
template <class Sink>
void go_on(State& state, Sink& sink) {
    state.phase = Phase::trick;
    if (state.hands[state.turn].empty()) finish_round(state, sink);
}

}  // namespace scoville::schoten

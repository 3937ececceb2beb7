// Scharfe Schoten as the list of games has it, with its secrets: how it is dealt, played, looked at and
// counted.
#pragma once

#include <span>

#include "schoten/face/game.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/event.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/scoring.h"
#include "schoten/inside/seen.h"

namespace scoville::schoten {

struct Inside {
    using Face = schoten::Face;
    using State = schoten::State;
    using Event = schoten::Event;
    using Silent = schoten::Silent;
    using Deal = schoten::Deals;

    static Deal deal(const Options& options, std::span<const fair::DealKey> keys) {
        return deals_from_keys(options, keys);
    }
    static std::array<CardSet, max_players> hands(const Options& options, const fair::DealKey& key) {
        return deal_from_key(ruleset_of(options), key).hands;
    }
    template <class Sink>
    static State begin(const Deal& deals, Sink& sink) {
        State state = schoten::begin(ruleset_of(deals.options), *deals.options.start);
        deal_if_due(state, deals, sink);
        return state;
    }
    template <class Sink>
    static Verdict act(State& state, const Deal& deals, Seat seat, Action action, Sink& sink) {
        const Verdict verdict = apply(state, seat, action, sink);
        deal_if_due(state, deals, sink);
        return verdict;
    }

    static View see(const State& state, Viewer viewer, Finished finished) {
        return schoten::see(state, viewer, finished);
    }
    static SeenEvent see(const Event& event, Viewer viewer) { return schoten::see(event, viewer); }
    static Legal may(const State& state, Seat seat) { return legal(state, seat); }

    // Whose tip or turn the game waits for.
    static SeatSet awaited(const State& state) {
        return state.waiting.empty() ? SeatSet{state.turn} : state.waiting;
    }
    static Seat top_owner(const State&) { return no_seat; }
    static SeatSet winners(const State& state) { return schoten::winners(state); }
    static int score(const State& state, Seat seat) { return schoten::score(state, seat); }
};

}  // namespace scoville::schoten

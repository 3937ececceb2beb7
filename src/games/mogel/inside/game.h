// Mogel as the list of games has it, with its secrets.
#pragma once

#include <span>

#include "mogel/face/game.h"
#include "mogel/inside/apply.h"
#include "mogel/inside/deal.h"
#include "mogel/inside/seen.h"

namespace scoville::mogel {

struct Inside {
    using Face = mogel::Face;
    using State = mogel::State;
    using Event = mogel::Event;
    using Silent = mogel::Silent;
    using Deal = mogel::Deal;

    static Deal deal(const Options& options, std::span<const fair::DealKey> keys) {
        return deal_from_key(options, keys[0]);
    }
    static std::array<Hand, max_players> hands(const Options& options, const fair::DealKey& key) {
        return deal_from_key(options, key).state.hands;
    }
    template <class Sink>
    static State begin(const Deal& deal, Sink& sink) {
        tell(sink, Started{deal.state.turn});
        return deal.state;
    }
    template <class Sink>
    static Verdict act(State& state, const Deal&, Seat seat, Action action, Sink& sink) {
        return apply(state, seat, action, sink);
    }
    static View see(const State& state, Viewer viewer, Finished finished) {
        return mogel::see(state, viewer, finished);
    }
    static SeenEvent see(const Event& event, Viewer viewer) { return mogel::see(event, viewer); }
    static Legal may(const State& state, Seat seat) { return legal(state, seat); }
    static SeatSet awaited(const State& state) { return SeatSet{state.turn}; }
    static Seat top_owner(const State& state) { return state.top_owner; }
    static SeatSet winners(const State& state) { return mogel::winners(state); }
    static int score(const State& state, Seat seat) { return mogel::score(state, seat); }
};

}  // namespace scoville::mogel

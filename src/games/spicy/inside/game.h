// Spicy as the list of games has it, with its secrets: how it is dealt, played, looked at and counted.
#pragma once

#include <span>

#include "spicy/face/game.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/event.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::spicy {

struct Inside {
    using Face = spicy::Face;
    using State = spicy::State;
    using Event = spicy::Event;
    using Silent = spicy::Silent;
    using Deal = spicy::Deal;

    static Deal deal(const Options& options, std::span<const fair::DealKey> keys) {
        return deal_from_key(options, keys[0]);
    }
    static std::array<Hand, max_seats> hands(const Options& options, const fair::DealKey& key) {
        return deal_from_key(options, key).state.hands;
    }
    template <class Sink>
    static State begin(const Deal& deal, Sink& sink) {
        tell(sink, Started{deal.state.turn, deal.options.variants});
        return deal.state;
    }
    template <class Sink>
    static Verdict act(State& state, const Deal&, Seat seat, Action action, Sink& sink) {
        return apply(state, seat, action, sink);
    }

    static View see(const State& state, Viewer viewer, Finished finished) {
        return spicy::see(state, viewer, finished);
    }
    static SeenEvent see(const Event& event, Viewer viewer) { return spicy::see(event, viewer); }
    static May may(const State& state, Seat seat) { return {legal(state, seat), faults(state, seat)}; }

    // Whose answer, choice or turn the game waits for.
    static SeatSet awaited(const State& state) {
        return state.waiting.empty() ? SeatSet{state.turn} : state.waiting;
    }
    static Seat top_owner(const State& state) { return state.stack_empty() ? no_seat : state.top().owner(); }
    static SeatSet winners(const State& state) { return spicy::winners(state); }
    static int score(const State& state, Seat seat) { return spicy::score(state, seat); }
};

}  // namespace scoville::spicy

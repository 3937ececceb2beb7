// Whole games of Spicy between bots, each told and shown what its seat may know.
#pragma once

#include <memory>
#include <vector>

#include "bots/levels/make.h"
#include "lab/moves/spicy_moves.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::bots::test {

using SpicyBots = std::vector<std::unique_ptr<SpicyBot>>;

inline SpicyBots seat_bots(const std::vector<Level>& levels, std::uint64_t seed) {
    SpicyBots bots;
    for (const Level level : levels) bots.push_back(make_spicy_bot(level, seed * 31 + bots.size()));
    return bots;
}

struct SpicyTable {
    static constexpr bool listens = true;
    spicy::State state;
    SpicyBots& bots;
    FastRng order;  // who is quicker, in live pace

    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            bots[seat]->see(spicy::see(event, Viewer::at_seat(seat)));
    }

    // watch(state, seat, legal, faults, action) before the action counts. Says whether the bot did something.
    template <class Watch>
    bool ask(Seat seat, Watch&& watch) {
        const spicy::View view = spicy::see(state, Viewer::at_seat(seat), Finished::sealed);
        const spicy::Legal legal = spicy::legal(state, seat);
        const spicy::Faults faults = spicy::faults(state, seat);
        const spicy::Action action = bots[seat]->act({seat, view, legal, faults});
        watch(state, seat, legal, faults, action);
        const Verdict verdict = spicy::apply(state, seat, action, *this);
        CHECK(verdict);
        return action.what != spicy::Do::let;
    }

    // Live pace: everybody but the seat on turn gets a chance at a card that was just laid.
    template <class Watch>
    void ask_around(Watch&& watch) {
        const auto from = static_cast<Seat>(order.below(state.rules.players));
        for (Seat i = 0; i < state.rules.players; ++i) {
            const auto seat = static_cast<Seat>((from + i) % state.rules.players);
            if (state.over() || !state.waiting.empty()) return;
            if (seat != state.turn && spicy::legal(state, seat).let && ask(seat, watch)) return;
        }
    }

    template <class Watch>
    void play(Watch&& watch) {
        tell(spicy::Event(spicy::Started{state.turn, {}}));
        while (!state.over()) {
            const int laid = state.stack_size;
            const Seat seat = state.waiting.empty() ? state.turn : first_after(state.turn, state.waiting);
            ask(seat, watch);
            if (!state.rules.everyone_answers && state.stack_size != laid && state.stack_size > 0)
                ask_around(watch);
        }
    }
};

template <class Watch>
spicy::State play_game(const spicy::State& deal, SpicyBots& bots, Watch&& watch) {
    SpicyTable table{deal, bots, FastRng(1)};
    table.play(watch);
    return table.state;
}

inline spicy::State play_game(const spicy::State& deal, SpicyBots& bots) {
    return play_game(deal, bots, [](auto&&...) {});
}

}  // namespace scoville::bots::test

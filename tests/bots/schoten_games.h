// Whole games of Scharfe Schoten between bots, each shown only what its seat may see.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "bots/levels/make.h"
#include "lab/moves/schoten_moves.h"
#include "schoten/face/options.h"
#include "schoten/inside/seen.h"

namespace scoville::bots::test {

using SchotenBots = std::vector<std::unique_ptr<SchotenBot>>;

struct TellBots {
    static constexpr bool listens = true;
    SchotenBots& bots;
    void tell(const schoten::Event& event) {
        Seat seat = 0;
        for (const auto& bot : bots) bot->see(schoten::see(event, Viewer::at_seat(seat++)));
    }
};

struct PlayedGame {
    schoten::State end;
    std::vector<lab::SchotenMove> moves;
};

// `watch` is called with the state before each move.
template <class Watch>
PlayedGame play_game(SchotenBots& bots, std::uint64_t deals, Watch&& watch) {
    const auto players = static_cast<std::uint8_t>(bots.size());
    const schoten::Ruleset rules = schoten::ruleset_of({.players = players});
    FastRng rng(deals);
    TellBots sink{bots};
    PlayedGame game{schoten::begin(rules, static_cast<Seat>(deals % players)), {}};
    schoten::State& state = game.end;
    while (!state.over()) {
        if (state.phase == schoten::Phase::deal) {
            schoten::start_round(state, schoten::fast_deal(rules, rng), sink);
            continue;
        }
        const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
        const schoten::View view = schoten::see(state, Viewer::at_seat(seat), Finished::sealed);
        const schoten::Legal legal = schoten::legal(state, seat);
        const schoten::Action action = bots[seat]->act({seat, view, legal});
        watch(state, seat, action);
        if (!schoten::apply(state, seat, action, sink)) {
            ADD_FAILURE() << "refused";
            break;
        }
        game.moves.push_back({seat, action});
    }
    return game;
}

inline PlayedGame play_game(SchotenBots& bots, std::uint64_t deals) {
    return play_game(bots, deals, [](const schoten::State&, Seat, schoten::Action) {});
}

inline SchotenBots seat_bots(int players, Level rest, std::uint64_t seed) {
    SchotenBots bots;
    for (int seat = 0; seat < players; ++seat)
        bots.push_back(make_schoten_bot(rest, seed + static_cast<std::uint64_t>(seat)));
    return bots;
}

// The part of the wins that one bot gets against a table of others: the same deals from every seat.
inline double win_share(int players, Level one, Level rest, int deals) {
    double wins = 0;
    for (int deal = 0; deal < deals; ++deal) {
        const auto seed = static_cast<std::uint64_t>(deal);
        for (int seat = 0; seat < players; ++seat) {
            SchotenBots bots = seat_bots(players, rest, 100 * seed);
            bots[static_cast<std::size_t>(seat)] = make_schoten_bot(one, 100 * seed + 50);
            const SeatSet winners = schoten::winners(play_game(bots, seed).end);
            if (winners.has(seat)) wins += 1.0 / winners.size();
        }
    }
    return wins / (deals * players);
}

}  // namespace scoville::bots::test

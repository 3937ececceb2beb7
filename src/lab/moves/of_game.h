// Random play of every game in one shape: Moves<Face> has no general case.
#pragma once

#include "lab/moves/mogel_moves.h"
#include "lab/moves/schoten_moves.h"
#include "lab/moves/spicy_moves.h"
#include "mogel/face/game.h"
#include "schoten/face/game.h"
#include "spicy/face/game.h"

namespace scoville::lab {

template <class Face>
struct Moves;

template <>
struct Moves<spicy::Face> {
    using Move = SpicyMove;
    static spicy::Options options(FastRng& rng) { return random_options(rng); }
    // Any that the rules accept, by whoever may act; the game must not be over.
    static Move move(const spicy::State& state, FastRng& rng) { return random_move(state, rng); }
    // In live pace a let outside a wait is accepted and does nothing: records need not show it.
    static bool does_nothing(const spicy::State& state, spicy::Action action) {
        return action.what == spicy::Do::let && state.phase == spicy::Phase::turn;
    }
};

template <>
struct Moves<schoten::Face> {
    using Move = SchotenMove;
    static schoten::Options options(FastRng& rng) {
        return {.players = static_cast<std::uint8_t>(schoten::min_players + rng.below(2)), .start = {}};
    }
    static Move move(const schoten::State& state, FastRng& rng) { return random_move(state, rng); }
    static bool does_nothing(const schoten::State&, schoten::Action) { return false; }
};

template <>
struct Moves<mogel::Face> {
    using Move = MogelMove;
    static mogel::Options options(FastRng& rng) {
        return {.players = static_cast<std::uint8_t>(mogel::min_players + rng.below(3)), .start = {}};
    }
    static Move move(const mogel::State& state, FastRng& rng) { return random_move(state, rng); }
    static bool does_nothing(const mogel::State&, mogel::Action) { return false; }
};

}  // namespace scoville::lab

// Play-outs of Scharfe Schoten: the rest of the match by the quick play that the master's search uses (its
// rollout), rounds to come dealt anew. The master itself would take a thousand times as long.
#pragma once

#include "bots/schoten/memory.h"
#include "bots/schoten/rollout.h"
#include "lookback/dice.h"
#include "lookback/share.h"
#include "schoten/inside/state.h"

namespace scoville::lookback {

// The state as a world of the search, with all hands as they are. No deal is awaited.
bots::World world_of(const schoten::State& state, const bots::WorldPlan& plan);
bots::WorldPlan plan_of(const schoten::State& state);

// Seats that have not tipped yet do so; then everyone plays the match to its end, from this world of the
// state's round.
Parts finish(const schoten::State& state, const bots::WorldPlan& plan, bots::World world, SeatSet to_tip,
             const Dice& dice);

// The same from the state itself, also where a deal is awaited or the game is over.
Parts finish(const schoten::State& state, const Dice& dice);

}  // namespace scoville::lookback

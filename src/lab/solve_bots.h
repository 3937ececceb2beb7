// Built-in bots as policies of the small Spicy, so that a best response can be found to them.
#pragma once

#include <memory>

#include "bots/master_spicy.h"
#include "lab/arena_entrant.h"
#include "lab/solve_response.h"

namespace scoville::lab {

// Of a bot that tells its chances.
SolvePolicy policy_of(std::shared_ptr<const bots::Net> net, const bots::MasterTemper& temper);
// Of any other: asked so many times, each time as a new player. A responder finds some of the noise too, so
// this errs on the side of more.
SolvePolicy policy_of(const Entrant& entrant, int times);

}  // namespace scoville::lab

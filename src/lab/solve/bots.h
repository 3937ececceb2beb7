// Built-in bots as policies of the small Spicy, so that a best response can be found to them.
#pragma once

#include "lab/arena/entrant.h"
#include "lab/solve/response.h"

namespace scoville::lab {

// Exactly, if it tells its chances. Any other is asked so many times, each time as a new player; a responder
// finds some of that noise too, so this errs on the side of more.
SolvePolicy policy_of(const Entrant& entrant, int times);

}  // namespace scoville::lab

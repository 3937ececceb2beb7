// Why an action is refused. Only asked once it is known that it is; says nothing that depends on cards
// the asker cannot see.
#pragma once

#include "base/refusal.h"
#include "mogel/inside/state.h"

namespace scoville::mogel {

const Refusal& explain(const State& state, Seat seat, Action action);

}  // namespace scoville::mogel

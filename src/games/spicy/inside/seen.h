// The one place where a game is cut down to what a viewer may know (§5 of the rules).
#pragma once

#include "spicy/face/seen.h"
#include "spicy/inside/event.h"
#include "spicy/inside/state.h"

namespace scoville::spicy {

// A running game shows a seat its own hand and its own cards in the stack; a finished one shows all hands
// and the stack, if the table has it so.
View see(const State& state, Viewer viewer, Finished finished);

SeenEvent see(const Event& event, Viewer viewer);

}  // namespace scoville::spicy

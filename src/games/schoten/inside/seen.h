// The one place where a game is cut down to what a viewer may know (T3, T6).
#pragma once

#include "schoten/face/seen.h"
#include "schoten/inside/event.h"
#include "schoten/inside/state.h"

namespace scoville::schoten {

// Shows a seat its own cards and its own tip; of others the backs, and the tips once all are in. No
// viewer sees the rack's numbers. Must not be asked while a deal is awaited.
View see(const State& state, Viewer viewer, Finished finished);

SeenEvent see(const Event& event, Viewer viewer);

}  // namespace scoville::schoten

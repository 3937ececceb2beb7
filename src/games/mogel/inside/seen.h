// The one place where a game is cut down to what a viewer may know.
#pragma once

#include "mogel/face/seen.h"
#include "mogel/inside/event.h"
#include "mogel/inside/state.h"

namespace scoville::mogel {

View see(const State& state, Viewer viewer, Finished finished);
SeenEvent see(const Event& event, Viewer viewer);

}  // namespace scoville::mogel

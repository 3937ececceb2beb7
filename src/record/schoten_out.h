// Writing what a viewer may know of a game of Scharfe Schoten. Made from the face only.
#pragma once

#include "base/json_out.h"
#include "schoten/face/seen.h"

namespace scoville::record {

// The fields "state", "over", "winners", "scores".
void write_schoten_view(JsonOut& out, const schoten::View& view);
void write_schoten_event(JsonOut& out, const schoten::SeenEvent& event);

}  // namespace scoville::record

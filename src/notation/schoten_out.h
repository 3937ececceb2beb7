// Writing what a viewer may know of a game of Scharfe Schoten. Made from the face only.
#pragma once

#include "base/json_out.h"
#include "schoten/face/options.h"
#include "schoten/face/seen.h"

namespace scoville::notation {

// The fields "state", "over", "winners", "scores".
void write_schoten_view(JsonOut& out, const schoten::View& view);
void write_schoten_options(JsonOut& out, const schoten::Options& options);
void write_schoten_action(JsonOut& out, schoten::Action action);
// With its seat, as in a record.
void write_schoten_move(JsonOut& out, Seat seat, schoten::Action action);
void write_schoten_event(JsonOut& out, const schoten::SeenEvent& event);

}  // namespace scoville::notation

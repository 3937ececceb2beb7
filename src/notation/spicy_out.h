// Writing what a viewer may know of a game of Spicy. Made from the face only: a secret has no encoder.
#pragma once

#include "base/json_out.h"
#include "spicy/face/seen.h"

namespace scoville::notation {

// The fields "state", "over", "winners", "scores".
void write_spicy_view(JsonOut& out, const spicy::View& view);
void write_spicy_options(JsonOut& out, const spicy::Options& options);
void write_spicy_action(JsonOut& out, spicy::Action action, const spicy::Box& box);
// With its seat, as in a record.
void write_spicy_move(JsonOut& out, Seat seat, spicy::Action action, const spicy::Box& box);
void write_spicy_event(JsonOut& out, const spicy::SeenEvent& event, const spicy::Box& box);

}  // namespace scoville::notation

// Writing whichever game it is. Made from the faces only.
#pragma once

#include "any/face/hands.h"
#include "any/face/kind.h"
#include "base/json_out.h"
#include "base/seat.h"

namespace scoville::notation {

// The fields "state", "over", "winners", "scores".
void write_view(JsonOut& out, const any::View& view);
// The fields "game" and, unless they are its first, "rules".
void write_game_name(JsonOut& out, const any::Options& options);
void write_options(JsonOut& out, const any::Options& options);
void write_action(JsonOut& out, const any::Action& action, const any::Options& options);
// With its seat, as in a record.
void write_move(JsonOut& out, Seat seat, const any::Action& action, const any::Options& options);
void write_event(JsonOut& out, const any::SeenEvent& event, const any::Options& options);
// By seat, the cards of each.
void write_hands(JsonOut& out, const any::Hands& hands, const any::Options& options);
void write_may(JsonOut& out, const any::May& may, const any::Options& options);

}  // namespace scoville::notation

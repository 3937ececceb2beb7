// Writing what a viewer may know of a game of Mogel. Made from the face only.
#pragma once

#include "base/json_out.h"
#include "mogel/face/legal.h"
#include "mogel/face/options.h"
#include "mogel/face/seen.h"

namespace scoville::notation {

void write_mogel_view(JsonOut& out, const mogel::View& view);
void write_mogel_options(JsonOut& out, const mogel::Options& options);
void write_mogel_action(JsonOut& out, mogel::Action action);
void write_mogel_move(JsonOut& out, Seat seat, mogel::Action action);
void write_mogel_event(JsonOut& out, const mogel::SeenEvent& event);
void write_mogel_legal(JsonOut& out, const mogel::Legal& legal);

}  // namespace scoville::notation

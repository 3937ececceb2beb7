// A game that is not dealt at its table but goes on from a position: a record says how it came to that.
#pragma once

#include <optional>
#include <string>

#include "any/inside/game.h"
#include "record/beginning.h"

namespace scoville::table {

// All its moves are legal, and somebody is still to move.
bool can_go_on(const std::string& record);
// The game there; what has happened is added to `events`. None if it cannot be.
std::optional<any::Game> game_set_up(const std::string& record, any::Events& events);

}  // namespace scoville::table

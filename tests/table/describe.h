// Everything that a table holds or shows, as text, so that two tables can be compared byte for byte.
#pragma once

#include <string>

#include "table/table.h"

namespace scoville::table::test {

std::string text_of(const Seating& seating);
std::string text_of(const Reply& reply);
std::string text_of(const ClockFace& face, const any::Options& options);
// One event, as it was shown.
std::string text_of(const SeenHappened& happened, const any::Options& options);
// What the looker sees: events after `since`, the game, what may be done; the clocks if asked for.
std::string text_of(const Sight& sight, bool clocks);

// Every seat's and a spectator's sight of all that is kept.
std::string everyones_sight(const Table& table, Now now);

}  // namespace scoville::table::test

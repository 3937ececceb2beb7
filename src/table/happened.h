// What happened at a table, numbered from 1, as the journal's entries brought it about. Game events are kept
// whole; they are cut down for their viewer when they are shown.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "any/inside/game.h"
#include "table/change.h"
#include "table/seen.h"

namespace scoville::table {

struct Happened {
    Millis at;
    By by;
    std::variant<TableEvent, any::Event> what;
    std::optional<Slap> slap = {};
};

}  // namespace scoville::table

// The table apart from the game, and its line in a list of tables.
#pragma once

#include <string>

#include "base/json_out.h"
#include "table/seating.h"

namespace scoville::wire {

void write_seating(JsonOut& out, const table::Seating& seating);

// What lists show of a table; kept with its row in the store, so that listing wakes nobody.
// `winners`: the seats that won the last game, once it is over.
std::string summary_of(const table::Seating& seating, SeatSet winners);

}  // namespace scoville::wire

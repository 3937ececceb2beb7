// A finished game as pictures, move by move: lets a client that knows no rules show it again.
#pragma once

#include <string>

#include "table/history.h"

namespace scoville::table {

// The record with one more field, "frames": the deal and every move, each with its "events" and the "state",
// "over", "winners", "scores" after it, all cards open. For those who may see the record, which tells as
// much.
std::string record_with_steps(const PastGame& game);

}  // namespace scoville::table

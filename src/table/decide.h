// Whether a request that is no move may be granted, and what it then changes. Knows the seating only: what
// needs the game or the clock is decided in the table.
#pragma once

#include "base/refusal.h"
#include "base/result.h"
#include "table/requests.h"
#include "table/seating.h"

namespace scoville::table {

// Not for Start, Pledge, Reveal, Act, Unqueue, GoOn and MoreTime.
Result<Change, Refusal> decide(const Seating& seating, const From& from, const Request& request);

// Who plays if the game starts now.
Result<std::vector<Entrant>, Refusal> line_up(const Seating& seating, const From& from);

}  // namespace scoville::table

// The clocks of a table, as time left.
#pragma once

#include "base/json_out.h"
#include "table/seen.h"

namespace scoville::wire {

void write_clock(JsonOut& out, const table::ClockFace& face, const any::Options& options);

}  // namespace scoville::wire

// One numbered event of a table, as its viewer may know it.
#pragma once

#include "base/json_out.h"
#include "table/seen.h"

namespace scoville::wire {

void write_event(JsonOut& out, const table::SeenHappened& happened, const any::Options& options);

}  // namespace scoville::wire

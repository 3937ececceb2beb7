// Whether an entry read back can have been written at this point: a damaged journal is refused as a whole,
// it never makes a table that is none.
#pragma once

#include "table/room.h"

namespace scoville::table {

bool fits(const Room& room, const Change& change);

}  // namespace scoville::table

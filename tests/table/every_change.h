// One change of every kind, with something in every field.
#pragma once

#include <vector>

#include "table/change.h"

namespace scoville::table::test {

// A record of a game that is not over.
inline constexpr const char* a_position =
    R"({"record":1,"game":"spicy","options":{"players":2},"setup":{"hands":[["c1","c4"],["w1"]]},"actions":[]})";

std::vector<Change> every_change();

}  // namespace scoville::table::test

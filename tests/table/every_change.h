// One change of every kind, with something in every field.
#pragma once

#include <vector>

#include "table/change.h"

namespace scoville::table::test {

std::vector<Change> every_change();

}  // namespace scoville::table::test

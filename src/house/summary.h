// A table as a line of a list: what everyone may read, and behind it, for the house alone, whose seats are
// whose and who is awaited. It is kept in the store, so that a list wakes no table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "table/table.h"

namespace scoville::house {

std::string summary_of(const table::Table& table, table::Now now);

// The half that everyone may read: an object of JSON.
std::string_view open_half(std::string_view summary);

// As one person is told it: with their own seat and whether it is awaited. Nobody in particular: an empty
// person.
std::string line_of(std::string_view summary, std::int64_t touched_ms, std::string_view person);

}  // namespace scoville::house

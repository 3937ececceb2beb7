// What people want to see to its end before a table goes on.
#pragma once

#include <cstdint>

namespace scoville {

enum class RestAfter : std::uint8_t { nothing, reveal, round };

}  // namespace scoville

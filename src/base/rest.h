// What people want to see to its end before a table goes on.
#pragma once

#include <cstdint>

namespace scoville {

// Of several at once the last of these counts.
enum class RestAfter : std::uint8_t { nothing, prize, reveal, round };

}  // namespace scoville

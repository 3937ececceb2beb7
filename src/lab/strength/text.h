// Figures as they stand in the tables of the page.
#pragma once

#include <cstdint>
#include <string>

#include "lab/strength/kept.h"

namespace scoville::lab::strength {

[[gnu::format(printf, 1, 2)]] std::string text(const char* format, ...);

// "40.5 (39.7–41.4)", the first in per cent.
std::string share(const Shown& bot);
std::string points(const Shown& bot);

// For %llu.
inline unsigned long long wide(std::uint64_t number) { return number; }

}  // namespace scoville::lab::strength

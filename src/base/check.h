// A programmer's mistake stops the program at the spot; a player's mistake never comes here.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace scoville {

[[noreturn]] inline void check_failed(const char* what, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken promise: %s\n", file, line, what);
    std::abort();
}

}  // namespace scoville

#define CHECK(condition) \
    (static_cast<bool>(condition) ? void(0) : ::scoville::check_failed(#condition, __FILE__, __LINE__))

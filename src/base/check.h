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

// The module of the browser has nowhere to say it, and every byte is fetched over a phone's line.
#ifdef SCOVILLE_MODULE
#define CHECK(condition) (static_cast<bool>(condition) ? void(0) : __builtin_trap())
#else
#define CHECK(condition) \
    (static_cast<bool>(condition) ? void(0) : ::scoville::check_failed(#condition, __FILE__, __LINE__))
#endif

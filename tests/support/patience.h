// How long a test waits for what must come before it gives up: long runs on a busy machine need more.
#pragma once

#include <chrono>
#include <cstdlib>

namespace scoville::test {

inline std::chrono::seconds patience() {
    static const char* const wanted = std::getenv("TORTURE_PATIENCE");  // NOLINT(concurrency-mt-unsafe)
    return std::chrono::seconds(wanted == nullptr ? 20 : std::strtol(wanted, nullptr, 10));
}

}  // namespace scoville::test

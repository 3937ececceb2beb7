// The round trip as the kernel measured it by the acknowledgements of TCP, which no program on the other end
// can hold back.
#pragma once

#include <chrono>
#include <optional>

namespace scoville::net {

// The least of the last minutes; none if the system does not tell.
std::optional<std::chrono::microseconds> tcp_round_trip(int descriptor);

// By pings, but not more than a little above what the kernel has seen, if it has.
std::optional<std::chrono::microseconds> believed(std::optional<std::chrono::microseconds> by_pings,
                                                  std::optional<std::chrono::microseconds> by_kernel);

}  // namespace scoville::net

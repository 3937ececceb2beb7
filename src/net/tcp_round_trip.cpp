#include "net/tcp_round_trip.h"

#include <algorithm>
#include <cstddef>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

namespace scoville::net {
namespace {

using std::chrono::microseconds;

// What lies between kernel and program, and what a line may vary.
constexpr microseconds leeway{20'000};
// As much as pongs alone are believed, which anyone can hold back: behind a proxy that tells nothing of its
// line.
constexpr microseconds unproven{100'000};

}  // namespace

std::optional<microseconds> tcp_round_trip(int descriptor) {
    tcp_info info{};
    socklen_t size = sizeof info;
    if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return std::nullopt;
    constexpr std::size_t needed = offsetof(tcp_info, tcpi_min_rtt) + sizeof info.tcpi_min_rtt;
    constexpr std::uint32_t unknown = ~std::uint32_t{0};
    if (size < needed || info.tcpi_min_rtt == unknown) return std::nullopt;
    return microseconds(info.tcpi_min_rtt);
}

std::optional<microseconds> believed(std::optional<microseconds> by_pings,
                                     std::optional<microseconds> by_kernel) {
    if (!by_pings) return std::nullopt;
    if (!by_kernel) return std::min(*by_pings, unproven);
    return std::min(*by_pings, *by_kernel + leeway);
}

}  // namespace scoville::net

// Drives a server that only broadcasts: each four sockets, in the order they came, are a table; what one says
// is answered to it once and told to all four.
#pragma once

#include <cstddef>
#include <cstdint>

namespace scoville::load {
class Child;
}

namespace scoville::tools {

struct Broadcast {
    std::uint32_t asked = 0, acked = 0, shown = 0;  // bytes of what is sent, answered, and told to all four
};

struct BareFigures {
    std::size_t tables = 0;
    double actions_per_s = 0, cpu_us = 0;
    double ack_p50_us = 0, ack_p99_us = 0, all_p50_us = 0, all_p99_us = 0;
    Broadcast sizes;
};
// At each table one speaks, and the next when all have heard it.
BareFigures measure_broadcast(const load::Child& server, const Broadcast& broadcast, std::size_t tables,
                              double seconds);

}  // namespace scoville::tools

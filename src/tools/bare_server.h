// The floor of `bench serve`: a server that hears as many bytes and says as many to as many, and does nothing
// else. No rules, no JSON, no storage.
#pragma once

#include <cstddef>
#include <cstdint>

namespace scoville::tools {

struct Broadcast {
    std::uint32_t asked = 0, acked = 0, shown = 0;  // bytes of what is sent, answered, and told to all four
};

// Serves until it is killed; writes a line with its port to `out`.
void serve_bare(const Broadcast& broadcast, int out);

struct BareFigures {
    std::size_t tables = 0;
    double actions_per_s = 0, cpu_us = 0, all_p50_us = 0, all_p99_us = 0;
    Broadcast sizes;
};
BareFigures measure_bare(const Broadcast& broadcast, std::size_t tables, double seconds, int server_core);

}  // namespace scoville::tools

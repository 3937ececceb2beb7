// What has come and gone over a server's connections, counted since it began.
#pragma once

#include <cstdint>

namespace scoville::net {

struct Traffic {
    std::uint64_t accepted = 0;  // connections
    std::uint64_t full = 0;      // turned away: all places taken
    std::uint64_t crowded = 0;   // turned away: the address has its share
    std::uint64_t answers = 0;   // HTTP, refusals too
    std::uint64_t answer_bytes = 0;
    std::uint64_t upgrades = 0;  // sockets opened
    std::uint64_t bytes_in = 0;  // messages of sockets
    std::uint64_t messages_out = 0;
    std::uint64_t bytes_out = 0;
    std::uint64_t overflows = 0;  // slow readers given the present instead
};

}  // namespace scoville::net

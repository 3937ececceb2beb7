// Tells the one who started the server where it is.
#pragma once

#include <cstdint>
#include <string>

namespace scoville::server {

// Only where it listens.
void announce(const std::string& address, std::uint16_t port);
// False if it cannot be written; without a path there is nothing to write.
bool write_port(const std::string& path, std::uint16_t port);

}  // namespace scoville::server

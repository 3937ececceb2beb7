// Which addresses of the internet a stranger may make this machine talk to: those that everyone may.
#pragma once

#include <array>
#include <cstdint>

struct sockaddr;

namespace scoville::push {

bool is_public(const std::array<std::uint8_t, 4>& address);
bool is_public(const std::array<std::uint8_t, 16>& address);
// Of any other family: no.
bool is_public(const sockaddr& address);
// 127.0.0.0/8 or ::1, which only tests may reach.
bool is_loopback(const sockaddr& address);

}  // namespace scoville::push

// How much of everything a stranger may have, and whom we believe. All of it is the host's to set.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace scoville::net {

struct Limits {
    using Time = std::chrono::milliseconds;

    // HTTP
    std::size_t header_bytes = 8 * 1024;  // 431
    std::size_t body_bytes = 16 * 1024;   // 413
    Time header_time{5'000};              // 408
    Time body_time{10'000};               // 408
    Time answer_time{30'000};             // 503: the owner has not replied
    Time write_time{30'000};              // for each 64 KiB of an answer
    Time idle_time{30'000};               // between requests of one connection
    Time linger_time{2'000};              // for the peer to read a refusal

    // Connections: 503 when all are taken, 429 when one address (IPv6: one /64) has its share.
    std::size_t connections = 20'000;
    std::size_t per_address = 100;

    // WebSocket
    std::size_t message_bytes = 8 * 1024;  // 1009
    double messages_per_second = 20;       // 1008; pings and pongs nobody asked for count too
    double message_burst = 60;
    std::size_t queue_messages = 256;  // waiting to be sent, besides the one that is being sent
    std::size_t queue_bytes = 256 * 1024;
    double overflows = 8;          // 1008
    Time overflow_regain{60'000};  // one overflow is forgiven after each
    Time drain_time{30'000};       // cut when one message takes longer
    Time ping_every{20'000};       // and once at the start
    Time pong_time{60'000};        // cut when none came for so long
    Time close_time{5'000};        // cut when the closing handshake takes longer
    int kernel_send_bytes =
        64 * 1024;  // SO_SNDBUF: what a slow reader may pile up in the kernel; 0: its default

    // Addresses or networks ("10.0.0.0/8", "::1") whose X-Forwarded-For, -Proto and -Host we believe.
    std::vector<std::string> trusted_proxies;
    // Origins besides our own host from which pages may connect ("https://example.org").
    std::vector<std::string> origins;
    // WebSockets without an Origin (programs, not pages) need a bearer token unless this is set.
    bool programs_without_token = false;
};

}  // namespace scoville::net

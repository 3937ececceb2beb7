// One open WebSocket that carries text messages. Abstract, so that its users can be tested without a network.
// Belongs to the loop's thread, and may be kept after its end but not beyond the loop's.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "net/peer.h"

namespace scoville::net {

// The close codes of RFC 6455 that we use ourselves.
enum Close : std::uint16_t {
    close_normal = 1000,
    close_going_away = 1001,
    close_not_text = 1003,
    close_no_code = 1005,  // never sent: the peer gave none
    close_lost = 1006,     // never sent: the connection just ended
    close_policy = 1008,
    close_internal = 1011,
};

class Socket {
public:
    Socket() = default;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    virtual ~Socket() = default;

    // Never blocks and never copies the text. When the queue is full it is thrown away, all that follows is
    // dropped too, and Handler::overflowed is called as soon as there is room again.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    // The same for a text that must not be lost: what it answers was asked for. It stays in the queue when
    // others are thrown away; where there is no room even for such texts, the socket is closed.
    virtual void answer(std::shared_ptr<const std::string> text) = 0;
    // Whether an answer of so many bytes finds room, and smaller ones after it.
    virtual bool has_room(std::size_t bytes) const = 0;
    // Sends what is queued, then closes; nothing is received any more. The reason has at most 123 bytes.
    virtual void close(std::uint16_t code, std::string_view reason) = 0;

    // The best of the last few pings, as far as TCP bears it out; none before the first pong.
    virtual std::optional<std::chrono::microseconds> round_trip() = 0;
    virtual const Peer& peer() const = 0;
    // How it ended, once it has: what the peer or we said, or close_lost.
    virtual std::uint16_t close_code() const = 0;

    // Whatever the owner wants to find again.
    std::shared_ptr<void> owner;
};

}  // namespace scoville::net

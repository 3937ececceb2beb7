// What a server asks its owner and tells it. All calls come on the loop's thread, one at a time. An exception
// from one of them ends only that request (500) or socket (1011) and is reported to fault().
#pragma once

#include <memory>
#include <string_view>

#include "net/http.h"
#include "net/socket.h"

namespace scoville::net {

class Handler {
public:
    virtual ~Handler() = default;

    virtual void http(const Request& request, Reply reply) = 0;
    // May this one open a WebSocket here? 101, or the HTTP status to refuse with. Origin, limits and the form
    // of the handshake have been checked before.
    virtual int admits(const Request& request) = 0;

    virtual void opened(const std::shared_ptr<Socket>& socket) = 0;
    virtual void message(Socket& socket, std::string_view text) = 0;
    // Messages were lost because the peer reads too slowly: send what replaces them.
    virtual void overflowed(Socket& socket) = 0;
    // Once for every socket that was opened; nothing is sent or received any more.
    virtual void closed(Socket& socket) = 0;

    // For the log: what went wrong on our side.
    virtual void fault(std::string_view what) { (void)what; }
};

}  // namespace scoville::net

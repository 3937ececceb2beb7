// Listens on one address and serves HTTP/1.1 and WebSocket on it, within limits.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "net/handler.h"
#include "net/limits.h"
#include "net/loop.h"
#include "net/traffic.h"

namespace scoville::net {

class Hub;

class Server {
public:
    // Address "::" listens on IPv4 as well (and alone, where there is no IPv6); port 0 takes any free one.
    // The error is a sentence.
    static Result<std::unique_ptr<Server>, std::string> listen(Loop& loop, const std::string& address,
                                                               std::uint16_t port, Limits limits,
                                                               Handler& handler);
    // Cuts every connection; the handler is not called any more. Not from inside a call to the handler.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;
    std::size_t connections() const;
    const Traffic& traffic() const;

    void stop_accepting();
    void close_all(std::uint16_t code, std::string_view reason);
    // Stops accepting, finishes requests under way, closes all sockets with 1001, cuts what is left after the
    // grace; then calls done.
    void drain(std::chrono::milliseconds grace, Task done);

private:
    explicit Server(std::shared_ptr<Hub> hub);
    std::shared_ptr<Hub> hub_;
};

}  // namespace scoville::net

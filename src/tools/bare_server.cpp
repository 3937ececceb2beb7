#include "tools/bare_server.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

#include "load/child.h"
#include "net/server.h"

namespace scoville::tools {
namespace {

constexpr std::size_t seats = 4;

// Sockets in the order they came; each four are a table, and what one says all four hear.
class Tables final : public net::Handler {
public:
    explicit Tables(const Broadcast& broadcast)
        : ack_(std::make_shared<const std::string>(broadcast.acked, 'a')), shown_(broadcast.shown) {}

    void http(const net::Request&, net::Reply reply) override { reply(net::plain(404)); }
    int admits(const net::Request&) override { return 101; }
    void opened(const std::shared_ptr<net::Socket>& socket) override {
        socket->owner = std::make_shared<std::size_t>(sockets_.size());
        sockets_.push_back(socket);
    }
    // Each is shown something of its own, as at a real table.
    void message(net::Socket& socket, std::string_view) override {
        const std::size_t first = *static_cast<std::size_t*>(socket.owner.get()) / seats * seats;
        socket.send(ack_);
        for (std::size_t i = first; i < std::min(first + seats, sockets_.size()); ++i)
            sockets_[i]->send(std::make_shared<const std::string>(shown_, 'u'));
    }
    void overflowed(net::Socket&) override {}
    void closed(net::Socket&) override {}

private:
    std::vector<std::shared_ptr<net::Socket>> sockets_;
    std::shared_ptr<const std::string> ack_;
    std::size_t shown_;
};

}  // namespace

void serve_bare(const Broadcast& broadcast, int out) {
    net::Loop loop;
    Tables tables(broadcast);
    const auto server = net::Server::listen(loop, "127.0.0.1", 0,
                                            {.connections = 1'000'000,
                                             .per_address = 1'000'000,
                                             .messages_per_second = 1e9,
                                             .message_burst = 1e9},
                                            tables);
    if (!server) throw std::runtime_error(server.error());
    const std::string line = ":" + std::to_string(server.value()->port()) + "\n";
    if (::write(out, line.data(), line.size()) > 0) loop.run();
}

BareFigures measure_bare(const Broadcast& broadcast, std::size_t tables, double seconds, int server_core) {
    const load::Child child([&](int out) { serve_bare(broadcast, out); }, server_core);
    return measure_broadcast(child, broadcast, tables, seconds);
}

}  // namespace scoville::tools

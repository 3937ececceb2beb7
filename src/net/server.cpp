#include "net/server.h"

#include <boost/asio/ip/v6_only.hpp>

#include "net/hub.h"

namespace scoville::net {

Server::Server(std::shared_ptr<Hub> hub) : hub_(std::move(hub)) {}
Server::~Server() { hub_->abandon(); }

Result<std::unique_ptr<Server>, std::string> Server::listen(Loop& loop, const std::string& address,
                                                            std::uint16_t port, Limits limits,
                                                            Handler& handler) {
    using tcp = asio::ip::tcp;
    error_code error;
    const auto ip = asio::ip::make_address(address, error);
    if (error) return "\"" + address + "\" is not an IP address";
    const auto hub = std::make_shared<Hub>(loop, std::move(limits), handler);
    if (auto complaint = hub->trust(); !complaint.empty()) return complaint;

    TcpAcceptor acceptor(hub->executor());
    const tcp::endpoint endpoint(ip, port);
    const auto step = [&](auto act) {
        if (!error) act();
    };
    step([&] { acceptor.open(endpoint.protocol(), error); });
    if (error == asio::error::address_family_not_supported && ip == asio::ip::address_v6::any())
        return listen(loop, "0.0.0.0", port, hub->limits, handler);
    step([&] { acceptor.set_option(TcpAcceptor::reuse_address(true), error); });
    if (ip.is_v6()) step([&] { acceptor.set_option(asio::ip::v6_only(false), error); });
    if (const int bytes = hub->limits.kernel_send_bytes; bytes > 0)
        step([&] { acceptor.set_option(TcpAcceptor::send_buffer_size(bytes), error); });
    step([&] { acceptor.bind(endpoint, error); });
    step([&] { acceptor.listen(TcpAcceptor::max_listen_connections, error); });
    if (error)
        return "cannot listen on " + address + " port " + std::to_string(port) + ": " + error.message();
    hub->start(std::move(acceptor));
    return std::unique_ptr<Server>(new Server(hub));
}

std::uint16_t Server::port() const { return hub_->port(); }
std::size_t Server::connections() const { return hub_->places(); }
const Traffic& Server::traffic() const { return hub_->traffic; }
void Server::stop_accepting() { hub_->stop_accepting(); }

void Server::close_all(std::uint16_t code, std::string_view reason) { hub_->close_all(code, reason); }

void Server::drain(std::chrono::milliseconds grace, Task done) { hub_->drain(grace, std::move(done)); }

}  // namespace scoville::net

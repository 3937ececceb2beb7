// A WebSocket as the house sees it. While the house holds the line, the socket holds the client.
#pragma once

#include <memory>

#include "house/line.h"
#include "net/addresses.h"
#include "net/socket.h"

namespace scoville::server {

class SocketLine final : public house::Line {
public:
    explicit SocketLine(std::shared_ptr<net::Socket> socket)
        : socket_(std::move(socket)), caller_(caller_at(socket_->peer().address)) {}
    ~SocketLine() override { socket_->owner.reset(); }

    void send(std::shared_ptr<const std::string> text) override { socket_->send(std::move(text)); }
    void answer(std::shared_ptr<const std::string> text) override { socket_->answer(std::move(text)); }
    bool has_room(std::size_t bytes) const override { return socket_->has_room(bytes); }
    void close(house::Ending ending, std::string_view reason) override {
        const auto code = ending == house::Ending::policy ? net::close_policy : net::close_internal;
        socket_->close(code, reason);
    }
    std::optional<table::Millis> round_trip() const override {
        const auto trip = socket_->round_trip();
        return trip ? std::optional(std::chrono::floor<std::chrono::milliseconds>(*trip).count())
                    : std::nullopt;
    }
    const house::Caller& caller() const override { return caller_; }

private:
    static house::Caller caller_at(const std::string& address) {
        const auto read = net::read_address(address);
        if (!read) return {address};
        return {address, net::household_text(*read), net::network_text(*read)};
    }

    std::shared_ptr<net::Socket> socket_;
    house::Caller caller_;
};

}  // namespace scoville::server

// For those who look after the server: is it alive, is it ready, how is it doing. On the port that everyone
// uses or on one of its own; who may read the counts is the host's to say.
#pragma once

#include <optional>
#include <string>

#include "net/handler.h"
#include "server/env.h"

namespace scoville::house {
class Hall;
}

namespace scoville::server {

struct WatchRules {
    std::string readers = "local";  // local, everyone, nobody
    std::string token;              // whoever has it may read, too; empty: none
};

// /healthz, /readyz and /metrics; none for any other path.
std::optional<net::Response> watch(const Env& env, house::Hall& hall, const WatchRules& rules,
                                   const net::Request& request);

// From this machine itself, not passed on by somebody who speaks for others.
bool is_local(const net::Request& request);

// A port with nothing else on it.
class WatchDoor final : public net::Handler {
public:
    WatchDoor(const Env& env, house::Hall& hall, WatchRules rules)
        : env_(env), hall_(hall), rules_(std::move(rules)) {}

    void http(const net::Request& request, net::Reply reply) override;
    int admits(const net::Request&) override { return 404; }
    void opened(const std::shared_ptr<net::Socket>&) override {}
    void message(net::Socket&, std::string_view) override {}
    void overflowed(net::Socket&) override {}
    void closed(net::Socket&) override {}

private:
    const Env& env_;
    house::Hall& hall_;
    WatchRules rules_;
};

}  // namespace scoville::server

// Where the network comes into the house: WebSockets become its lines, HTTP is answered, and whoever is
// banned or asks for too much stays outside.
#pragma once

#include "house/hall.h"
#include "net/assets.h"
#include "net/handler.h"
#include "server/bans.h"
#include "server/flood_rates.h"
#include "server/floods.h"
#include "server/shelf.h"
#include "server/watch.h"

namespace scoville::server {

class Entrance final : public net::Handler, private house::Doors {
public:
    explicit Entrance(Env& env, const FloodRates& rates = {}, WatchRules rules = {});

    void start();
    house::Hall& hall() { return hall_; }
    Bans& bans() { return bans_; }
    // Closes the connections of everyone who is banned by now.
    void turn_out_banned() { hall_.turn_out_barred(); }

    void http(const net::Request& request, net::Reply reply) override;
    int admits(const net::Request& request) override;
    void opened(const std::shared_ptr<net::Socket>& socket) override;
    void message(net::Socket& socket, std::string_view text) override;
    void overflowed(net::Socket& socket) override;
    void closed(net::Socket& socket) override;
    void fault(std::string_view what) override;

private:
    std::string_view within(std::string_view path) const;
    bool bars(const house::Caller& caller, std::string_view person) const override;
    bool may_become_guest(const house::Caller& caller) override;
    bool may_create_table(const house::Caller& caller) override;
    std::string leave(std::string answer) override;

    Env& env_;
    Bans bans_;
    Flood guests_, tables_made_;
    Shelf shelf_;
    house::Hall hall_;
    net::Assets assets_;
    WatchRules watch_rules_;
};

}  // namespace scoville::server

// One connection: who it is, which table it looks at, and what it has been shown.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "net/socket.h"
#include "net/token_bucket.h"
#include "server/env.h"
#include "table/seen.h"

namespace scoville::server {

class LiveTable;
class BotGuest;

struct Client {
    Client(std::uint64_t number, std::shared_ptr<net::Socket> to, Env& of)
        : env(of),
          line(number),
          socket(std::move(to)),
          chat(bucket(of.rates.chat)),
          create(bucket(of.rates.create)),
          lookups(bucket(of.rates.lookups)),
          troubles(bucket(of.rates.bad_messages)) {}

    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    void send(std::shared_ptr<const std::string> text) {
        if (socket) socket->send(std::move(text));
    }

    Env& env;
    std::uint64_t line;
    std::shared_ptr<net::Socket> socket;  // none once it is closed
    bool welcomed = false;
    bool leaving = false;                // told to go; looks no more
    bool greeting = false;               // hello is being answered
    std::deque<std::string> early = {};  // messages that came before the answer to hello
    std::string person, name;
    bool entropy = false;  // brings its share of a deal

    std::shared_ptr<LiveTable> table = {};
    std::optional<table::Looker> looker = {};
    std::uint32_t event = 0;               // the last it was shown
    std::uint32_t room_version = 0;        // of the room it was shown
    std::shared_ptr<BotGuest> guest = {};  // speaks the bots' protocol

    net::TokenBucket chat, create, lookups, troubles;

private:
    static net::TokenBucket bucket(const Rate& rate) {
        return {rate.burst, rate.per_minute / 60, net::Clock::now()};
    }
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace scoville::server

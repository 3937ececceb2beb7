// What all parts of the server share, besides the house.
#pragma once

#include "house/env.h"
#include "server/host_info.h"

namespace scoville::net {
class Server;
}

namespace scoville::server {

class BotPool;
class Nodes;
class PushBell;
using house::Millis;
using house::Severity;

struct Env {
    house::Env& house;
    const BotPool& bots;
    HostInfo host{};
    const net::Server* server = nullptr;  // once it listens
    Nodes* nodes = nullptr;               // where others serve the same database
    const PushBell* push = nullptr;       // where people are called back

    house::Hours& hours() const { return house.hours; }
    store::Store& store() const { return house.store; }
    const house::Log& log() const { return house.log; }
    house::Now now() const { return house.now(); }
};

}  // namespace scoville::server

// What the house stands on in a server: the loop's time, a store whose answers are posted to it, threads for
// the bots, the system's chance.
#pragma once

#include "fair/system_chance.h"
#include "house/posted_store.h"
#include "server/bot_pool.h"
#include "server/loop_hours.h"

namespace scoville::server {

struct Ports {
    Ports(net::Loop& loop, store::Store& asked, int bot_threads)
        : hours(loop), store(asked, hours), bots(bot_threads, hours) {}

    LoopHours hours;
    house::PostedStore store;
    BotPool bots;
    fair::SystemChance chance;
};

}  // namespace scoville::server

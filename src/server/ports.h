// What the house stands on in a server: the loop's time, a store whose answers are posted to it, threads for
// the bots, the system's chance.
#pragma once

#include "fair/system_chance.h"
#include "house/posted_store.h"
#include "server/bot_pool.h"
#include "server/loop_hours.h"

namespace scoville::server {

struct Ports {
    Ports(net::Loop& loop, store::Store& asked, int bot_threads) : Ports(loop, asked, bot_threads, nullptr) {}
    // `leased`: hours that stand still where the loop's do not.
    Ports(net::Loop& loop, store::Store& asked, int bot_threads, house::Hours* leased)
        : loop_hours(loop),
          hours(leased != nullptr ? *leased : loop_hours),
          store(asked, hours),
          bots(bot_threads, hours) {}

    LoopHours loop_hours;
    house::Hours& hours;
    house::PostedStore store;
    BotPool bots;
    fair::SystemChance chance;
};

}  // namespace scoville::server

// What all parts of the server share.
#pragma once

#include <chrono>
#include <memory>
#include <unordered_map>

#include "fair/vault.h"
#include "net/loop.h"
#include "server/bot_pool.h"
#include "server/log.h"
#include "store/store.h"
#include "table/time.h"

namespace scoville::server {

struct Counters {
    std::uint64_t actions = 0;
    std::uint64_t refusals = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t tables_created = 0;
    std::uint64_t tables_woken = 0;
    std::uint64_t tables_slept = 0;
    std::uint64_t troubles = 0;
};

struct Client;

struct Env {
    net::Loop& loop;
    store::Store& store;
    BotPool& bots;
    const fair::Vault& vault;
    table::Timing timing;
    Log log;
    Counters counters{};
    table::Millis sleep_after = 30'000;  // a table nobody looks at is put to sleep
    // Everyone who is connected: an answer finds its line whichever table that looks at by now.
    std::unordered_map<std::uint64_t, std::weak_ptr<Client>> lines{};

    static table::Now now() {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return {duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count(),
                duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count()};
    }
};

}  // namespace scoville::server

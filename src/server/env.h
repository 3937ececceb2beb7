// What all parts of the server share.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <unordered_map>

#include "base/refusal.h"
#include "fair/chance.h"
#include "fair/vault.h"
#include "net/loop.h"
#include "server/bot_pool.h"
#include "server/host_info.h"
#include "server/log.h"
#include "server/rates.h"
#include "store/store.h"
#include "table/time.h"

namespace scoville::net {
class Server;
}

namespace scoville::server {

struct Counters {
    std::uint64_t actions = 0;
    std::uint64_t refusals = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t tables_created = 0;
    std::uint64_t tables_woken = 0;
    std::uint64_t tables_slept = 0;
    std::uint64_t troubles = 0;
    std::uint64_t quarantined = 0;                           // tables, now
    std::map<std::string_view, std::uint64_t> refused_by{};  // code; all of them static text

    void refused(const Refusal& refusal) {
        ++refusals;
        ++refused_by[refusal.code];
    }
};

struct Client;

struct Env {
    net::Loop& loop;
    store::Store& store;
    BotPool& bots;
    const fair::Vault& vault;
    fair::Chance& chance;
    table::Timing timing;
    Log log;
    Counters counters{};
    table::Millis sleep_after = 30'000;  // a table nobody looks at is put to sleep
    // Everyone who is connected: an answer finds its line whichever table that looks at by now.
    std::unordered_map<std::uint64_t, std::weak_ptr<Client>> lines{};
    Rates rates{};
    HostInfo host{};
    bool draining = false;                // no new tables, no new games
    const net::Server* server = nullptr;  // once it listens

    static table::Now now() {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return {duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count(),
                duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count()};
    }
};

}  // namespace scoville::server

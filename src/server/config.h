// Everything a host can choose. The options by which it is chosen are a table in src/hosting.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "house/absent.h"
#include "house/rates.h"
#include "net/limits.h"
#include "server/flood_rates.h"
#include "server/host_info.h"
#include "server/push_rules.h"
#include "table/time.h"

namespace scoville::server {

struct Config {
    std::string address = "::";
    std::uint16_t port = 8080;
    std::string port_file;                   // where the port is written once it listens
    net::Limits limits{.message_burst = 0};  // 0: follows from the messages of a second
    house::Rates rates{.people_at_address = 6,
                       .wrong_codes = {20, 1},
                       .listed = {6, 0.2},
                       .addresses_in_network = 4,
                       .tables_awake = 20'000};
    FloodRates floods{.tables_per_hour = 120, .guests_per_hour = 600};

    std::string data = "scoville.db";  // its key lies beside it: scoville.db.key
    bool memory = false;               // keep nothing
    std::string database;              // postgresql://…, instead of a file of its own
    std::string node = "a";            // the name of this one among those that share the database
    std::string key_file;              // the key that all of them share
    std::chrono::milliseconds lease{1'500};
    // No options: what tests need of a later program, and of one that does not look whether it may write.
    std::int64_t formats = 1;  // of journals; goes up when one could not be read by the program before
    bool fence = true;

    std::string log = "text";  // or json
    bool json_log = false;
    std::string log_level = "info";
    std::string metrics = "local";  // who may read them: local, everyone, nobody
    std::string metrics_address = "127.0.0.1";
    std::uint16_t metrics_port = 0;  // 0: on the port that everyone uses
    std::string metrics_token_file;
    std::string admin_socket = "auto";  // a path, or none; auto: beside the data
    std::chrono::milliseconds stop_grace{5'000};

    HostInfo host;
    PushRules push;  // no contact: nobody is called back
    house::CallAfter call_after;

    int bot_threads = 1;
    table::Millis sleep_after = 30'000;
    table::Timing timing;
    bool quick = false;

    std::string version = "unknown";  // of the program; not an option
};

}  // namespace scoville::server

// The server as a whole: opens the data, listens, and serves until it is told to stop.
#pragma once

#include <cstdint>
#include <string>

#include "net/limits.h"
#include "table/time.h"

namespace scoville::server {

struct Config {
    std::string address = "::";
    std::uint16_t port = 8080;
    std::string data = "scoville.db";  // its key lies beside it: scoville.db.key
    bool memory = false;               // keep nothing
    int bot_threads = 1;
    bool json_log = false;
    std::string port_file;  // where the port is written once it listens
    table::Timing timing;
    int keep_finished_days = 90;
    int keep_chat_days = 30;
    table::Millis sleep_after = 30'000;
    net::Limits limits;
};

// An exit code.
int serve(const Config& config);

}  // namespace scoville::server

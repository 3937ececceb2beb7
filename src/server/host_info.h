// What a host says about itself to everyone who plays there.
#pragma once

#include <string>

namespace scoville::server {

struct HostInfo {
    std::string name;     // empty: none
    std::string imprint;  // addresses of pages; empty: none
    std::string privacy;
    int keep_finished_days = 90;  // 0: for ever
    int keep_abandoned_days = 180;
    int keep_chat_days = 30;
    int keep_people_days = 400;
};

// The document at /host.json.
std::string host_json(const HostInfo& host);

}  // namespace scoville::server

// Who is on the other end, as far as a transport can tell. Addresses and schemes are those behind trusted
// proxies; the bearer token is a secret and belongs in no log.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace scoville::net {

struct Peer {
    std::string address;
    bool proxied = false;  // came through a trusted proxy
    std::string scheme;    // "http" or "https" if such a proxy said so
    std::string path;      // decoded, begins with '/'
    std::string query;     // as sent, without '?'
    std::string origin, host, bearer, user_agent;
    // As a trusted proxy measured its own line to the client, if it said so.
    std::optional<std::chrono::microseconds> proxy_round_trip = {};
};

}  // namespace scoville::net

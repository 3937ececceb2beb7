// How often people may ask for what costs the server something, besides what the transport counts.
#pragma once

#include <cstddef>

namespace scoville::server {

// So many at once, and so many a minute after that.
struct Rate {
    double burst;
    double per_minute;
};

struct Rates {
    // Of one connection.
    Rate chat{6, 30};           // and reactions
    Rate create{5, 3};          // tables
    Rate lookups{12, 30};       // opening, lists, records, links
    Rate bad_messages{20, 12};  // then 1008
    // Of one address (IPv6: one /64) over all its connections; 0: no limit.
    double tables_per_hour = 0;
    double guests_per_hour = 0;
    // In all; 0: no limit.
    std::size_t tables_awake = 0;
};

}  // namespace scoville::server

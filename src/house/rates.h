// How often people may ask for what costs the house something, besides what the transport counts.
#pragma once

#include <cstddef>

namespace scoville::house {

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
    // In all; 0: no limit.
    std::size_t tables_awake = 0;
};

}  // namespace scoville::house

// How much one address may ask for over all its connections.
#pragma once

namespace scoville::server {

// IPv6: one /64. 0: no limit.
struct FloodRates {
    double tables_per_hour = 0;
    double guests_per_hour = 0;
};

}  // namespace scoville::server

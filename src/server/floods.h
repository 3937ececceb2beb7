// Counts what one address asks for over all its connections. Who has asked for nothing lately is forgotten,
// so that no address is kept longer than its count matters.
#pragma once

#include <map>

#include "net/addresses.h"
#include "net/token_bucket.h"

namespace scoville::server {

class Flood {
public:
    // So many an hour, as many at once; 0: no limit.
    explicit Flood(double per_hour) : per_hour_(per_hour) {}

    bool take(const std::string& address, net::TokenBucket::Clock::time_point now) {
        if (per_hour_ <= 0) return true;
        const auto read = net::read_address(address);
        if (!read) return true;
        if (now - swept_ > an_hour) sweep(now);
        const auto [found, fresh] =
            homes_.try_emplace(net::household(*read), Home{{per_hour_, per_hour_ / 3600, now}, now});
        found->second.last = now;
        return found->second.bucket.take(now);
    }
    std::size_t remembered() const { return homes_.size(); }

private:
    static constexpr std::chrono::hours an_hour{1};
    struct Home {
        net::TokenBucket bucket;
        net::TokenBucket::Clock::time_point last;
    };

    // After an hour its bucket is full again: as if it had never been here.
    void sweep(net::TokenBucket::Clock::time_point now) {
        std::erase_if(homes_, [&](const auto& home) { return now - home.second.last > an_hour; });
        swept_ = now;
    }

    double per_hour_;
    std::map<net::Household, Home> homes_;
    net::TokenBucket::Clock::time_point swept_{};
};

}  // namespace scoville::server

// Counts what one address asks for over all its connections. Who has asked for nothing lately is forgotten,
// so that no address is kept longer than its count matters.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "base/token_bucket.h"
#include "net/addresses.h"

namespace scoville::server {

class Flood {
public:
    // So many an hour, as many at once; 0: no limit.
    explicit Flood(double per_hour) : per_hour_(per_hour) {}

    bool take(const std::string& address, std::int64_t now_ms) {
        if (per_hour_ <= 0) return true;
        const auto read = net::read_address(address);
        if (!read) return true;
        if (now_ms - swept_ > an_hour) sweep(now_ms);
        constexpr double seconds = 3'600;
        const auto [found, fresh] =
            homes_.try_emplace(net::household(*read), Home{{per_hour_, per_hour_ / seconds, now_ms}, now_ms});
        found->second.last = now_ms;
        return found->second.bucket.take(now_ms);
    }
    std::size_t remembered() const { return homes_.size(); }

private:
    static constexpr std::int64_t an_hour = 3'600'000;
    struct Home {
        TokenBucket bucket;
        std::int64_t last;
    };

    // After an hour its bucket is full again: as if it had never been here.
    void sweep(std::int64_t now_ms) {
        std::erase_if(homes_, [&](const auto& home) { return now_ms - home.second.last > an_hour; });
        swept_ = now_ms;
    }

    double per_hour_;
    std::map<net::Household, Home> homes_;
    std::int64_t swept_ = 0;
};

}  // namespace scoville::server

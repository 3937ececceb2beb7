// So many at once, so many a second: the measure of every flood.
#pragma once

#include <algorithm>
#include <chrono>

namespace scoville::net {

class TokenBucket {
public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(double burst, double per_second, Clock::time_point now)
        : burst_(burst), per_second_(per_second), tokens_(burst), last_(now) {}

    bool take(Clock::time_point now) {
        tokens_ =
            std::min(burst_, tokens_ + std::chrono::duration<double>(now - last_).count() * per_second_);
        last_ = now;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }

private:
    double burst_, per_second_, tokens_;
    Clock::time_point last_;
};

}  // namespace scoville::net

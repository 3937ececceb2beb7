// So many at once, so many a second: the measure of every flood. Time is told in milliseconds.
#pragma once

#include <algorithm>
#include <cstdint>

namespace scoville {

class TokenBucket {
public:
    TokenBucket(double burst, double per_second, std::int64_t now_ms)
        : burst_(burst), per_second_(per_second), tokens_(burst), last_(now_ms) {}

    bool take(std::int64_t now_ms) {
        constexpr double a_second = 1'000;
        tokens_ = std::min(burst_, tokens_ + static_cast<double>(now_ms - last_) / a_second * per_second_);
        last_ = now_ms;
        if (tokens_ < 1) return false;
        tokens_ -= 1;
        return true;
    }

private:
    double burst_, per_second_, tokens_;
    std::int64_t last_;
};

}  // namespace scoville

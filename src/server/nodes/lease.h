// How long this node may still speak. On the clock that goes on while a machine sleeps: a node that was
// frozen finds its lease run out before it does anything else.
#pragma once

#include <cstdint>
#include <ctime>

namespace scoville::server {

class Lease {
public:
    static std::int64_t now_ms() {
        timespec time{};
        ::clock_gettime(CLOCK_BOOTTIME, &time);
        return std::int64_t{time.tv_sec} * 1000 + time.tv_nsec / 1'000'000;
    }

    bool holds() const { return now_ms() < until_; }
    std::int64_t left_ms() const { return until_ - now_ms(); }
    std::int64_t renewed_ms() const { return renewed_; }

    // It counts from when it was asked for.
    void renewed(std::int64_t asked_at, std::int64_t length_ms) {
        renewed_ = asked_at;
        until_ = asked_at + length_ms;
    }
    void end() { until_ = 0; }

private:
    std::int64_t until_ = 0;
    std::int64_t renewed_ = 0;
};

}  // namespace scoville::server

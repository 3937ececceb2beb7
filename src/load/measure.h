// What a drive measures while it is told to: how many, how large, how long.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "load/poll.h"

namespace scoville::load {

// Times in microseconds, all of them kept.
class Times {
public:
    void add(Clock::duration time) {
        const auto us = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
        all_.push_back(static_cast<std::uint32_t>(std::clamp<long long>(us, 0, UINT32_MAX)));
    }
    std::size_t count() const { return all_.size(); }
    // 0.5: the median.
    double at(double share) {
        if (all_.empty()) return 0;
        const auto place =
            all_.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(all_.size() - 1));
        std::nth_element(all_.begin(), place, all_.end());
        return *place;
    }

private:
    std::vector<std::uint32_t> all_;
};

struct Sizes {
    std::uint64_t count = 0, bytes = 0;
    void add(std::size_t size) {
        ++count;
        bytes += size;
    }
    double mean() const { return count == 0 ? 0 : static_cast<double>(bytes) / static_cast<double>(count); }
};

struct Measure {
    bool on = false;
    std::uint64_t actions = 0;  // acknowledged
    Times to_ack, to_others;
    Sizes acts, acks, updates;
    std::map<std::string, std::uint64_t> refusals;  // by code
};

}  // namespace scoville::load

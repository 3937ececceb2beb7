// The round trip of one socket by its own pings, and when the next is due.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "net/loop.h"

namespace scoville::net {

class Pings {
public:
    explicit Pings(Clock::time_point now) : due_(now), answered_(now) {}

    bool due(Clock::time_point now) const { return now >= due_; }
    // What the next ping carries: a number that only its own pong brings back.
    std::string_view next(Clock::time_point now, Clock::duration every) {
        sent_ = now;
        due_ = now + every;
        awaited_ = true;
        const auto [end, error] =
            std::to_chars(payload_.data(), payload_.data() + payload_.size(), ++number_);
        size_ = static_cast<std::size_t>(end - payload_.data());
        return {payload_.data(), size_};
    }
    // False if nobody asked for this pong.
    bool answered(std::string_view payload, Clock::time_point now) {
        if (!awaited_ || payload != std::string_view(payload_.data(), size_)) return false;
        awaited_ = false;
        answered_ = now;
        const auto trip = std::chrono::duration_cast<std::chrono::microseconds>(now - sent_).count();
        trips_[count_++ % trips_.size()] =
            static_cast<std::uint32_t>(std::clamp<long long>(trip, 0, UINT32_MAX));
        return true;
    }
    Clock::time_point last_answer() const { return answered_; }
    std::optional<std::chrono::microseconds> round_trip() const {
        if (count_ == 0) return std::nullopt;
        const auto known = std::min<std::size_t>(count_, trips_.size());
        return std::chrono::microseconds(*std::min_element(trips_.begin(), trips_.begin() + known));
    }

private:
    Clock::time_point due_, answered_, sent_;
    std::array<char, 12> payload_{};
    std::size_t size_ = 0;
    std::uint32_t number_ = 0;
    bool awaited_ = false;
    std::array<std::uint32_t, 4> trips_{};  // microseconds, the last few
    std::size_t count_ = 0;
};

}  // namespace scoville::net

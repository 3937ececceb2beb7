// Going away without taking anyone's game: no new tables and games, and when the games that people play are
// over (or the time is), the server stops.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "server/hall.h"

namespace scoville::server {

class Drain {
public:
    Drain(Env& env, Hall& hall, std::function<void()> stop)
        : env_(env), hall_(hall), stop_(std::move(stop)) {}

    void begin(std::chrono::seconds within);
    void cancel();
    // Until the stop, if one is on its way.
    std::optional<std::chrono::seconds> left() const;

private:
    void look();

    Env& env_;
    Hall& hall_;
    std::function<void()> stop_;
    std::optional<net::Clock::time_point> deadline_;
    net::Timer timer_;
};

}  // namespace scoville::server

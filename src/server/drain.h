// Going away without taking anyone's game: no new tables and games, and when the games that people play are
// over (or the time is), the server stops.
#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include "house/hall.h"
#include "server/env.h"

namespace scoville::server {

class Drain {
public:
    Drain(Env& env, house::Hall& hall, std::function<void()> stop)
        : env_(env), hall_(hall), stop_(std::move(stop)) {}

    void begin(std::chrono::seconds within);
    void cancel();
    // Until the stop, if one is on its way.
    std::optional<std::chrono::seconds> left() const;

private:
    void look();

    Env& env_;
    house::Hall& hall_;
    std::function<void()> stop_;
    std::optional<Millis> deadline_;
    house::Alarm look_again_;
};

}  // namespace scoville::server

#include "server/drain.h"

#include <algorithm>

namespace scoville::server {
namespace {

constexpr auto look_every = std::chrono::milliseconds(200);

}  // namespace

void Drain::begin(std::chrono::seconds within) {
    env_.draining = true;
    deadline_ = net::Clock::now() + within;
    env_.log(Severity::info, "draining", "", std::to_string(hall_.tables().in_play()) + " games in play");
    look();
}

void Drain::cancel() {
    if (!deadline_) return;
    env_.draining = false;
    deadline_.reset();
    timer_.cancel();
    env_.log(Severity::info, "draining-cancelled", "", "");
}

std::optional<std::chrono::seconds> Drain::left() const {
    if (!deadline_) return std::nullopt;
    const auto left = std::chrono::duration_cast<std::chrono::seconds>(*deadline_ - net::Clock::now());
    return std::max(left, std::chrono::seconds(0));
}

void Drain::look() {
    if (hall_.tables().in_play() == 0 || net::Clock::now() >= *deadline_) return stop_();
    timer_ = env_.loop.after(look_every, [this] { look(); });
}

}  // namespace scoville::server

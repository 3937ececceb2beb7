#include "server/drain.h"

#include <algorithm>

namespace scoville::server {
namespace {

constexpr Millis look_every = 200;

}  // namespace

void Drain::begin(std::chrono::seconds within) {
    env_.house.draining = true;
    deadline_ = env_.now().steady + std::chrono::milliseconds(within).count();
    env_.log()(Severity::info, "draining", "", std::to_string(hall_.tables().in_play()) + " games in play");
    look();
}

void Drain::cancel() {
    if (!deadline_) return;
    env_.house.draining = false;
    deadline_.reset();
    look_again_.cancel();
    env_.log()(Severity::info, "draining-cancelled", "", "");
}

std::optional<std::chrono::seconds> Drain::left() const {
    if (!deadline_) return std::nullopt;
    const std::chrono::milliseconds left(std::max<Millis>(*deadline_ - env_.now().steady, 0));
    return std::chrono::floor<std::chrono::seconds>(left);
}

void Drain::look() {
    // Another node goes on with what is in play.
    if (env_.nodes != nullptr || hall_.tables().in_play() == 0 || env_.now().steady >= *deadline_)
        return stop_();
    look_again_ = env_.hours().after(look_every, [this] { look(); });
}

}  // namespace scoville::server

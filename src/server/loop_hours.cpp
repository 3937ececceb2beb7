#include "server/loop_hours.h"

namespace scoville::server {
namespace {

template <class Time>
house::Millis ms_of(Time time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

struct OnLoop final : house::Alarm::Set {
    explicit OnLoop(net::Timer set) : timer(std::move(set)) {}
    net::Timer timer;
};

}  // namespace

house::Now LoopHours::now() const {
    return {ms_of(net::Clock::now()), ms_of(std::chrono::system_clock::now())};
}

house::Alarm LoopHours::at(house::Millis steady, house::Task task) {
    const net::Clock::time_point when{std::chrono::milliseconds(steady)};
    return house::Alarm(std::make_unique<OnLoop>(loop_.at(when, std::move(task))));
}

}  // namespace scoville::server

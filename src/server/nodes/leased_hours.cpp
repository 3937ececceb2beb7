#include "server/nodes/leased_hours.h"

#include <utility>

namespace scoville::server {
namespace {

// An alarm that may have gone off while nothing could happen: let go of even then, it does not happen.
struct Leased final : house::Alarm::Set {
    Leased() : wanted(std::make_shared<bool>(true)) {}
    ~Leased() override { *wanted = false; }
    std::shared_ptr<bool> wanted;
    house::Alarm inner;
};

}  // namespace

void LeasedHours::post(house::Task task) {
    hours_.post([this, task = std::move(task)]() mutable {
        if (!closing_ && stands_still()) return held_.push_back(std::move(task));
        if (lease_.holds()) task();
    });
}

house::Alarm LeasedHours::at(house::Millis steady, house::Task task) {
    auto set = std::make_unique<Leased>();
    set->inner = hours_.at(steady, [this, wanted = set->wanted, task = std::move(task)]() mutable {
        enter([wanted, task = std::move(task)] {
            if (*wanted) task();
        });
    });
    return house::Alarm(std::move(set));
}

void LeasedHours::enter(house::Task task) {
    if (closing_ || stands_still()) return held_.push_back(std::move(task));
    task();
}

void LeasedHours::go_on() {
    while (!closing_ && lease_.holds() && !held_.empty()) {
        const house::Task task = std::move(held_.front());
        held_.pop_front();
        task();
    }
}

}  // namespace scoville::server

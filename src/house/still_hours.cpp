#include "house/still_hours.h"

namespace scoville::house {

struct StillHours::Entry final : Alarm::Set {
    Entry(StillHours& of, Due when) : hours(of), due(when) {}
    ~Entry() override { hours.alarms_.erase(due); }
    StillHours& hours;
    Due due;
};

Alarm StillHours::at(Millis steady, Task task) {
    const Due due{steady, set_++};
    alarms_.emplace(due, std::move(task));
    return Alarm(std::make_unique<Entry>(*this, due));
}

bool StillHours::settle() {
    const bool any = !posted_.empty();
    while (!posted_.empty()) {
        const Task task = std::move(posted_.front());
        posted_.pop_front();
        task();
    }
    return any;
}

Millis StillHours::next() const { return alarms_.empty() ? table::never : alarms_.begin()->first.first; }

void StillHours::move_to(Millis steady) {
    settle();
    while (next() <= steady) {
        pass(next());
        const Task task = std::move(alarms_.extract(alarms_.begin()).mapped());
        task();
        settle();
    }
    pass(steady);
}

// An alarm may have been set for a time that was over.
void StillHours::pass(Millis steady) {
    if (steady <= now_.steady) return;
    now_.utc += steady - now_.steady;
    now_.steady = steady;
}

}  // namespace scoville::house

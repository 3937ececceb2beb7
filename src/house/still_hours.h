// Hours that stand still until someone moves them on: for tests, and wherever time comes from outside (a
// browser's page). One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <utility>

#include "house/hours.h"

namespace scoville::house {

class StillHours final : public Hours {
public:
    explicit StillHours(Now begin) : now_(begin) {}

    Now now() const override { return now_; }
    void post(Task task) override { posted_.push_back(std::move(task)); }
    Alarm at(Millis steady, Task task) override;

    // Takes turns until nothing is posted any more. False if nothing was.
    bool settle();
    // When the next alarm is due; table::never: none is set.
    Millis next() const;
    // Time passes until then: what is due on the way happens, each at its time.
    void move_to(Millis steady);
    // The same, and then the calendar is set right: a device that slept has another.
    void move_to(Now now) {
        move_to(now.steady);
        now_.utc = now.utc;
    }

private:
    using Due = std::pair<Millis, std::uint64_t>;  // and which was set first
    struct Entry;
    void pass(Millis steady);

    Now now_;
    std::map<Due, Task> alarms_;
    std::deque<Task> posted_;  // goes first: what it holds may have set alarms
    std::uint64_t set_ = 0;
};

}  // namespace scoville::house

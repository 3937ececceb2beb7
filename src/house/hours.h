// The house's time and its turns. Everything in the house happens in one turn after another, never two at
// once; a turn is what post() and at() were given, or a call from whoever runs the house. No clock is read
// anywhere else, so a house on hours that are moved by hand (still_hours.h) says the same twice.
#pragma once

#include <functional>
#include <memory>

#include "table/time.h"

namespace scoville::house {

using table::Millis;
using table::Now;
using Task = std::function<void()>;

// A task that has not happened yet. Letting go of it calls it off: after that, and after its own begin, it
// does not happen any more. Let go of in a turn of the house only, and before the hours end.
class [[nodiscard]] Alarm {
public:
    struct Set {
        Set() = default;
        Set(const Set&) = delete;
        Set& operator=(const Set&) = delete;
        virtual ~Set() = default;
    };

    Alarm() = default;
    explicit Alarm(std::unique_ptr<Set> set) : set_(std::move(set)) {}
    void cancel() { set_.reset(); }

private:
    std::unique_ptr<Set> set_;
};

class Hours {
public:
    Hours() = default;
    Hours(const Hours&) = delete;
    Hours& operator=(const Hours&) = delete;
    virtual ~Hours() = default;

    // In a turn of the house. `steady` never goes back.
    virtual Now now() const = 0;

    // The only call for other threads too. Never done at once: a turn of its own, after those posted before
    // by the same thread. What is posted when the house has ended is let go of without being done.
    virtual void post(Task task) = 0;

    // In a turn of its own, not before that time (on the steady clock) and as soon as may be after it; of two
    // for the same time the one set first comes first.
    virtual Alarm at(Millis steady, Task task) = 0;
    Alarm after(Millis delay, Task task) { return at(now().steady + delay, std::move(task)); }
};

}  // namespace scoville::house

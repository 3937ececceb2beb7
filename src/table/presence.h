// Who is here, over how many lines, and since when the host is not.
#pragma once

#include <map>

#include "table/seating.h"

namespace scoville::table {

class Presence {
public:
    // `shares`: that line's client brings its share of a deal when asked to.
    void note(const Person& person, bool here, bool shares);
    bool empty() const { return people_.empty(); }
    bool here(const Person& person) const { return people_.contains(person); }
    // On any of the seat's devices.
    bool here(const Chair& chair) const;
    bool shares(const Chair& chair) const;
    SeatSet seats(const Seating& seating) const;

private:
    struct Lines {
        int all = 0;
        int sharing = 0;
    };
    bool shares(const Person& person) const;

    std::map<Person, Lines> people_;
};

class HostWatch {
public:
    void look(const Seating& seating, const Presence& presence, Now now);
    // Since when the host is away, on every device.
    Millis left_at() const { return left_at_; }

private:
    Person whom_;
    Millis left_at_ = never;
};

}  // namespace scoville::table

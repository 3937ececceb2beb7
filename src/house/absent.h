// For whom a table waits while nobody of theirs is here, and when that is worth a call: once a turn, and not
// while someone may only be loading the page anew.
#pragma once

#include <array>

#include "base/seat.h"
#include "table/time.h"

namespace scoville::house {

using table::Millis;

// How long someone has to be away to be called.
struct CallAfter {
    Millis slow = 10'000;   // at a table where a turn takes as long as it takes
    Millis brisk = 60'000;  // at any other
};

class Absent {
public:
    // What is so now.
    void note(SeatSet awaited, SeatSet here, Millis after, Millis now);
    // Who was awaited when the table woke has been called before it slept.
    void has_called(SeatSet awaited);
    // Who is to be called now; each is told of once.
    SeatSet due(Millis now);
    // When the next one is.
    Millis next() const;

private:
    struct One {
        bool awaited = false;
        bool here = false;
        bool called = false;            // or knows
        Millis awaited_at = 0;          // since when
        Millis left = 0;                // when somebody was last here
        Millis call_at = table::never;  // unless somebody comes before
    };
    static void note(One& one, bool awaited, bool here, Millis after, Millis now);

    std::array<One, max_seats> seats_{};
};

}  // namespace scoville::house

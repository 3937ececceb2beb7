// Which day it is, as far as forgetting is concerned. What is deleted is gone, and clocks go wrong: a machine
// that starts 500 days ahead must not forget everything before anyone notices. So the day on which things are
// forgotten follows the clock only as fast as the server runs, a day an hour, beginning where it was.
#pragma once

#include <algorithm>

#include "table/time.h"

namespace scoville::server {

class Calendar {
public:
    using Millis = table::Millis;

    // Where it was when the server last looked; none: it never has.
    void begin(Millis last_believed, table::Now now) {
        believed_ = last_believed > 0 ? std::min(last_believed, now.utc) : now.utc;
        looked_ = now.steady;
    }
    Millis today(table::Now now) {
        constexpr Millis catches_up = 24;
        const Millis ran = now.steady - looked_;
        looked_ = now.steady;
        believed_ = std::min(now.utc, believed_ + catches_up * ran);
        return believed_;
    }
    // How far the clock is ahead of it.
    Millis behind(table::Now now) const { return now.utc - believed_; }

private:
    Millis believed_ = 0;
    Millis looked_ = 0;
};

}  // namespace scoville::server

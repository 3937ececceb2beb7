// After a moment that everybody wants to see to its end the table rests: after a reveal for as long as a
// verdict takes to read, after a round until those who are here have gone on. Nothing of it is written down:
// who loads the journal has seen it.
#pragma once

#include "base/rest.h"
#include "base/seat.h"
#include "table/seen.h"
#include "table/time.h"

namespace scoville::table {

class Rest {
public:
    // It counts, and will be shown.
    void note(RestAfter what) { due_ = std::max(due_, what); }
    // It is shown now.
    void begin(const Timing& timing, Now now);
    // Nothing is played, or everybody has gone on.
    void end();

    void go_on(Seat seat) { gone_on_.add(seat); }
    SeatSet gone_on() const { return gone_on_; }

    RestAfter why(Now now) const { return until_ > now.steady ? why_ : RestAfter::nothing; }
    Millis until() const { return until_; }
    std::optional<RestFace> face(Now now) const;

private:
    RestAfter due_ = RestAfter::nothing;
    RestAfter why_ = RestAfter::nothing;
    Millis of_ = 0;
    Millis until_ = 0;
    SeatSet gone_on_;
};

}  // namespace scoville::table

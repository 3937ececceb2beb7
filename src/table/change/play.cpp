#include "table/change/play.h"

#include <algorithm>

#include "notation/any_out.h"
#include "table/seating.h"
#include "table/seen.h"

namespace scoville::table {

bool Moved::fits(const Seating& seating) const {
    return seating.playing() && seating.has(seat) &&
           std::all_of(beaten.begin(), beaten.end(), [&](Seat other) { return seating.has(other); });
}
void Moved::fold(Seating&, int) const {}
// The game tells its own events.
Told Moved::told(const Seating&) const { return {}; }
void Moved::hide(JsonOut& out, const any::Options& options) const {
    notation::write_move(out, seat, action, options);
}

bool Paused::fits(const Seating& seating) const { return seating.playing(); }
void Paused::fold(Seating& seating, int) const { seating.paused = paused; }
Told Paused::told(const Seating&) const { return {{.what = What::paused, .flag = paused}}; }

bool MoreTime::fits(const Seating& seating) const { return seating.has(seat); }
void MoreTime::fold(Seating& seating, int) const {
    if (own && seating.chairs[seat].more_time > 0) --seating.chairs[seat].more_time;
}
Told MoreTime::told(const Seating&) const { return {}; }

bool Voted::fits(const Seating& seating) const { return seating.has(seat); }
void Voted::fold(Seating& seating, int) const {
    if (end)
        seating.votes.add(seat);
    else
        seating.votes.remove(seat);
}
Told Voted::told(const Seating&) const { return {{.what = What::voted, .seat = seat, .flag = end}}; }

bool GivenUp::fits(const Seating& seating) const { return seating.playing(); }
void GivenUp::fold(Seating& seating, int) const {
    seating.phase = TablePhase::over;
    seating.paused = false;
}
Told GivenUp::told(const Seating&) const { return {{.what = What::given_up}}; }

}  // namespace scoville::table

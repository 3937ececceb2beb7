#include "table/change/play.h"

#include <algorithm>

#include "notation/any_out.h"
#include "table/room.h"
#include "table/seen.h"

namespace scoville::table {

bool Moved::fits(const Room& room) const {
    return room.playing() && room.has(seat) &&
           std::all_of(beaten.begin(), beaten.end(), [&](Seat other) { return room.has(other); });
}
void Moved::fold(Room&, int) const {}
// The game tells its own events.
Told Moved::told(const Room&) const { return {}; }
void Moved::hide(JsonOut& out, const any::Options& options) const {
    notation::write_move(out, seat, action, options);
}

bool Paused::fits(const Room& room) const { return room.playing(); }
void Paused::fold(Room& room, int) const { room.paused = paused; }
Told Paused::told(const Room&) const { return {{.what = What::paused, .flag = paused}}; }

bool MoreTime::fits(const Room& room) const { return room.has(seat); }
void MoreTime::fold(Room& room, int) const {
    if (own && room.chairs[seat].more_time > 0) --room.chairs[seat].more_time;
}
Told MoreTime::told(const Room&) const { return {}; }

bool Voted::fits(const Room& room) const { return room.has(seat); }
void Voted::fold(Room& room, int) const {
    if (end)
        room.votes.add(seat);
    else
        room.votes.remove(seat);
}
Told Voted::told(const Room&) const { return {{.what = What::voted, .seat = seat, .flag = end}}; }

bool GivenUp::fits(const Room& room) const { return room.playing(); }
void GivenUp::fold(Room& room, int) const {
    room.phase = RoomPhase::over;
    room.paused = false;
}
Told GivenUp::told(const Room&) const { return {{.what = What::given_up}}; }

}  // namespace scoville::table

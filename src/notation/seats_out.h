// Seats in JSON, for every game.
#pragma once

#include "base/json_out.h"
#include "base/seat.h"

namespace scoville::notation {

inline void write_seat(JsonOut& out, Seat seat) {
    if (seat == no_seat)
        out.null();
    else
        out.number(seat);
}

inline void write_seats(JsonOut& out, SeatSet seats) {
    out.open_array();
    for (const int seat : seats) out.number(seat);
    out.close_array();
}

// [f(0), f(1), …] for the seats of the table; f writes one value.
template <class F>
void write_by_seat(JsonOut& out, int players, F&& f) {
    out.open_array();
    for (int seat = 0; seat < players; ++seat) f(static_cast<Seat>(seat));
    out.close_array();
}

}  // namespace scoville::notation

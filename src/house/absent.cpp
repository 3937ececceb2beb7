#include "house/absent.h"

#include <algorithm>

namespace scoville::house {
namespace {

constexpr Millis surely_seen = 90'000;  // longer than a line that is dead is kept

}  // namespace

void Absent::note(SeatSet awaited, SeatSet here, Millis after, Millis now) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const auto number = static_cast<int>(seat);
        note(seats_[seat], awaited.has(number), here.has(number), after, now);
    }
}

void Absent::note(One& one, bool awaited, bool here, Millis after, Millis now) {
    const bool came = here && !one.here;
    const bool went = !here && one.here;
    if (awaited && !one.awaited) one.awaited_at = now;
    // Who comes is shown it; whoever was here for long has seen it. A phone that was put away may seem to be
    // here for a while.
    const bool knows = came || (went && now - one.awaited_at >= surely_seen);
    one.called = awaited && (one.called || knows);
    if (here || went) one.left = now;
    one.awaited = awaited;
    one.here = here;
    if (!awaited || here || one.called)
        one.call_at = table::never;
    else if (one.call_at == table::never)
        one.call_at = one.left == 0 ? now : std::max(now, one.left + after);
}

void Absent::has_called(SeatSet awaited) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        seats_[seat].called = seats_[seat].awaited = awaited.has(static_cast<int>(seat));
}

SeatSet Absent::due(Millis now) {
    SeatSet seats;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        One& one = seats_[seat];
        if (one.call_at > now) continue;
        one.call_at = table::never;
        one.called = true;
        seats.add(static_cast<int>(seat));
    }
    return seats;
}

Millis Absent::next() const {
    Millis next = table::never;
    for (const One& one : seats_) next = std::min(next, one.call_at);
    return next;
}

}  // namespace scoville::house

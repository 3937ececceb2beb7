#include "table/presence.h"

#include <algorithm>

namespace scoville::table {

void Presence::note(const Person& person, bool here, bool shares) {
    Lines& lines = people_[person];
    const int change = here ? 1 : -1;
    lines.all += change;
    if (shares) lines.sharing += change;
    if (lines.all <= 0) people_.erase(person);
}

bool Presence::here(const Chair& chair) const {
    return (chair.who == Who::person && here(chair.person)) ||
           std::any_of(chair.holders.begin(), chair.holders.end(),
                       [this](const Person& holder) { return here(holder); });
}

bool Presence::shares(const Person& person) const {
    const auto found = people_.find(person);
    return found != people_.end() && found->second.sharing > 0;
}

bool Presence::shares(const Chair& chair) const {
    return chair.who == Who::person &&
           (shares(chair.person) || std::any_of(chair.holders.begin(), chair.holders.end(),
                                                [this](const Person& holder) { return shares(holder); }));
}

SeatSet Presence::seats(const Room& room) const {
    SeatSet seats;
    for (std::size_t i = 0; i < room.chairs.size(); ++i)
        if (here(room.chairs[i])) seats.add(static_cast<int>(i));
    return seats;
}

void HostWatch::look(const Room& room, const Presence& presence, Now now) {
    if (whom_ != room.host) left_at_ = never;
    whom_ = room.host;
    const Seat seat = room.seat_of(room.host);
    const bool here = presence.here(room.host) || (seat != no_seat && presence.here(room.chairs[seat]));
    if (here)
        left_at_ = never;
    else if (left_at_ == never)
        left_at_ = now.steady;
}

}  // namespace scoville::table

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

SeatSet Presence::seats(const Seating& seating) const {
    SeatSet seats;
    for (std::size_t i = 0; i < seating.chairs.size(); ++i)
        if (here(seating.chairs[i])) seats.add(static_cast<int>(i));
    return seats;
}

void HostWatch::look(const Seating& seating, const Presence& presence, Now now) {
    if (whom_ != seating.host) left_at_ = never;
    whom_ = seating.host;
    const Seat seat = seating.seat_of(seating.host);
    const bool here = presence.here(seating.host) || (seat != no_seat && presence.here(seating.chairs[seat]));
    if (here)
        left_at_ = never;
    else if (left_at_ == never)
        left_at_ = now.steady;
}

}  // namespace scoville::table

#include "table/shares.h"

#include <algorithm>

namespace scoville::table {

void Shares::wait(Millis until, bool all) {
    clear();
    until_ = until;
    all_ = all;
}

void Shares::pledge(Seat seat, const fair::Hash& hash) {
    if (!pledged_[seat]) pledged_[seat] = hash;
}

// Everyone who is waited for has.
bool Shares::everyone_pledged(const Dealing& dealing, SeatSet bots, SeatSet sharing) const {
    for (Seat seat = 0; seat < dealing.seats.size(); ++seat) {
        if (bots.has(seat) || dealing.is_late(seat) || pledged_[seat]) continue;
        if (all_ || sharing.has(seat)) return false;
    }
    return true;
}

Shares::Next Shares::next(const Dealing& dealing, SeatSet bots, SeatSet sharing, Now now) const {
    const bool out_of_time = until_ <= now.steady;
    if (dealing.pledged) {
        if (missing(dealing, bots).empty()) return Next::begin;
        return out_of_time ? Next::again : Next::wait;
    }
    if (!out_of_time && !everyone_pledged(dealing, bots, sharing)) return Next::wait;
    const bool any =
        std::any_of(pledged_.begin(), pledged_.end(), [](const auto& pledge) { return pledge.has_value(); });
    return any ? Next::pledge : Next::begin;
}

Pledges Shares::pledges(const Dealing& dealing) const {
    Pledges pledges = dealing.pledges;
    for (std::size_t seat = 0; seat < pledges.size(); ++seat)
        if (pledged_[seat]) pledges[seat] = pledged_[seat];
    return pledges;
}

std::vector<Seat> Shares::missing(const Dealing& dealing, SeatSet bots) const {
    std::vector<Seat> missing;
    for (Seat seat = 0; seat < dealing.seats.size(); ++seat)
        if (!bots.has(seat) && dealing.pledges[seat] && !shown_[seat]) missing.push_back(seat);
    return missing;
}

void Shares::add_to(std::vector<Sealed>& deals) const {
    for (Sealed& deal : deals)
        for (std::size_t seat = 0; seat < deal.entropy.size(); ++seat)
            if (shown_[seat]) deal.entropy[seat] = *shown_[seat];
}

}  // namespace scoville::table

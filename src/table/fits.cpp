#include "table/fits.h"

#include <algorithm>

namespace scoville::table {
namespace {

class Fitter {
public:
    explicit Fitter(const Room& room) : room_(room) {}

    bool operator()(const Created&) const { return !created(); }
    bool operator()(const Configured&) const { return created() && room_.phase == RoomPhase::lobby; }
    bool operator()(const Sealing& c) const { return can_deal(c); }
    bool operator()(const Pledged& c) const {
        return room_.dealing && !room_.dealing->pledged && c.pledges.size() == room_.dealing->seats.size();
    }
    bool operator()(const Begun& c) const {
        if (!can_deal(c)) return false;
        if (!room_.dealing) return true;
        const auto same = [](const Sealed& a, const Sealed& b) { return a.commitment == b.commitment; };
        return std::equal(c.deals.begin(), c.deals.end(), room_.dealing->deals.begin(),
                          room_.dealing->deals.end(), same);
    }
    template <class Dealt>
    bool can_deal(const Dealt& c) const {
        const any::Kind kind = any::kind_of(room_.settings.options);
        const any::PlayerRange range = any::players_of(kind);
        const auto players = static_cast<int>(c.seats.size());
        if (!created() || room_.phase != RoomPhase::lobby || c.rules != any::rules_name_of(kind) ||
            players < range.fewest || players > range.most)
            return false;
        SeatSet chairs;
        for (const Kept& kept : c.seats) {
            if (!exists(kept.from) || chairs.has(kept.from)) return false;
            chairs.add(kept.from);
        }
        std::vector<Seat> seats;
        for (const Kept& kept : c.seats) seats.push_back(kept.from);
        const int deals = any::deals_of(any::for_chairs(room_.settings.options, seats));
        return static_cast<int>(c.deals.size()) == deals && c.pledges.size() == c.seats.size() &&
               std::all_of(c.deals.begin(), c.deals.end(),
                           [&](const Sealed& deal) { return deal.entropy.size() == c.seats.size(); });
    }
    bool operator()(const Moved& c) const {
        return room_.playing() && exists(c.seat) &&
               std::all_of(c.beaten.begin(), c.beaten.end(), [&](Seat seat) { return exists(seat); });
    }
    bool operator()(const Paused&) const { return room_.playing(); }
    bool operator()(const GivenUp&) const { return room_.playing(); }
    bool operator()(const Reopened& c) const { return room_.phase == RoomPhase::over && exists(c.seat); }
    template <class Seated>
        requires requires(const Seated& c) { c.seat; }
    bool operator()(const Seated& c) const {
        return created() && exists(c.seat);
    }
    template <class Other>
    bool operator()(const Other&) const {
        return created();
    }

private:
    bool created() const { return !room_.chairs.empty(); }
    bool exists(Seat seat) const { return seat < room_.chairs.size(); }
    const Room& room_;
};

}  // namespace

bool fits(const Room& room, const Change& change) {
    return room.phase != RoomPhase::closed && std::visit(Fitter(room), change);
}

}  // namespace scoville::table

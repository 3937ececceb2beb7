// What the seats' clients have brought to the deal that is under way, and what comes next in it. Nobody can
// choose the cards alone, and nobody can hold the table up.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "table/seating.h"

namespace scoville::table {

class Shares {
public:
    // Until then; `all`: for everyone who plays, because after a restart nobody is here yet.
    void wait(Millis until, bool all);
    void clear() { *this = {}; }
    Millis until() const { return until_; }

    // Of two devices the first counts.
    void pledge(Seat seat, const fair::Hash& hash);
    void show(Seat seat, const fair::Entropy& entropy) { shown_[seat] = entropy; }

    enum class Next : std::uint8_t {
        wait,
        pledge,  // all pledges are in
        begin,   // nobody pledged, or all have shown what they pledged
        again,   // a deal that someone left is void: the server has seen the others' shares by now
    };
    // `sharing`: seats whose client is here to bring something.
    Next next(const Dealing& dealing, SeatSet bots, SeatSet sharing, Now now) const;
    // With those that were brought.
    Pledges pledges(const Dealing& dealing) const;
    // Who has pledged, but not shown it.
    std::vector<Seat> missing(const Dealing& dealing, SeatSet bots) const;
    void add_to(std::vector<Sealed>& deals) const;

private:
    bool everyone_pledged(const Dealing& dealing, SeatSet bots, SeatSet sharing) const;

    Millis until_ = never;
    bool all_ = false;
    std::array<std::optional<fair::Hash>, max_seats> pledged_{};
    std::array<std::optional<fair::Entropy>, max_seats> shown_{};
};

}  // namespace scoville::table

// Reactions that come close together are collected and put in a fair order (P1): by arrival, less the
// round trip of the line they came over, since the card took half of it and the slap the other half.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "table/inbox.h"

namespace scoville::table {

struct PendingSlap {
    Seat seat;
    Waiting waiting;
    Millis credit = 0;  // what is taken off its arrival
};

// How much of a slow line is taken out over time: as much as reactions of an ordinary game need, not as much
// as someone can use who answers pings late and slaps at everything.
class Credit {
public:
    // Of what is asked for, as much as is left.
    Millis take(Millis wanted, Millis now) {
        constexpr Millis most = 1'500, regained_in_a_second = 60, a_second = 1'000;
        left_ = at_ == never ? most : std::min(most, left_ + (now - at_) * regained_in_a_second / a_second);
        at_ = now;
        const Millis given = std::clamp<Millis>(wanted, 0, left_);
        left_ -= given;
        return given;
    }

private:
    Millis left_ = 0;
    Millis at_ = never;
};

struct Judged {
    PendingSlap first;
    std::vector<PendingSlap> beaten;
    Millis margin = -1;  // to the second, if there is one
};

class Slaps {
public:
    bool open() const { return !slaps_.empty(); }
    bool has(Seat seat) const;
    bool redirect(const From& again, const std::string& nonce);
    Millis closes_at() const { return closes_at_; }
    // The first one opens the collection.
    // `cap`: no line gets more credit.
    void add(PendingSlap slap, Millis collect, Millis cap);
    // Closes it. Equal ones go clockwise from the owner of the card.
    Judged judge(Seat owner, int players);
    // The game ended or stands still: nobody's slap counts.
    std::vector<PendingSlap> drop();

private:
    std::vector<PendingSlap> slaps_;
    std::array<Credit, max_seats> credits_{};
    Millis closes_at_ = never;
};

}  // namespace scoville::table

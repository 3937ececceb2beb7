// Reactions that come close together are collected and put in a fair order (P1): by arrival, less the
// round trip of the line they came over, since the card took half of it and the slap the other half.
#pragma once

#include <vector>

#include "table/inbox.h"

namespace scoville::table {

struct PendingSlap {
    Seat seat;
    Waiting waiting;
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
    void add(PendingSlap slap, Millis collect);
    // Closes it. Equal ones go clockwise from the owner of the card.
    Judged judge(Seat owner, int players, Millis cap);
    // The game ended or stands still: nobody's slap counts.
    std::vector<PendingSlap> drop();

private:
    std::vector<PendingSlap> slaps_;
    Millis closes_at_ = never;
};

}  // namespace scoville::table

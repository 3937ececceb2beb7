// What waits while others may react (P1): slaps until they are judged, moves that came meanwhile, and one
// play that waits for the window to close.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "table/slaps.h"

namespace scoville::table {

struct QueuedMove {
    Waiting play;
    Seat seat;
    int top;  // the number of the card on top when it was sent
};

class Reactions {
public:
    Slaps slaps;

    const std::optional<QueuedMove>& queued() const { return queued_; }
    void queue(QueuedMove move) { queued_ = std::move(move); }
    std::optional<QueuedMove> take_queued();

    // Until the slaps are judged.
    void put_off(Waiting waiting) { put_off_.push_back(std::move(waiting)); }
    std::deque<Waiting> take_put_off() { return std::exchange(put_off_, {}); }

    bool waiting() const { return slaps.open() || queued_.has_value(); }
    bool redirect(const From& again, const std::string& nonce);
    // The game ended or stands still: all of it, for an answer.
    std::vector<Waiting> drop();

private:
    std::optional<QueuedMove> queued_;
    std::deque<Waiting> put_off_;
};

}  // namespace scoville::table

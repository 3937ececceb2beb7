// Requests that could not be handled at once, in the order they came.
#pragma once

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "table/requests.h"

namespace scoville::table {

struct Waiting {
    From from;
    std::string nonce;
    Request request;
    Millis arrival;
    Seat bot = no_seat;  // its own seat, if a bot sent it

    bool is_bots() const { return bot != no_seat; }
    By by() const { return is_bots() ? By::bot : By::player; }
    const ask::Act& act() const { return std::get<ask::Act>(request); }
    // Sent again while its answer is not yet known: the answer goes to the new line. False if it is another.
    bool redirect(const From& again, const std::string& its_nonce) {
        if (from.person != again.person || nonce != its_nonce) return false;
        from.line = again.line;
        return true;
    }
};

class Inbox {
public:
    bool empty() const { return waiting_.empty(); }
    Millis first_arrival() const { return waiting_.front().arrival; }
    void add(Waiting waiting) { waiting_.push_back(std::move(waiting)); }
    // Before all others, in their order.
    void add_first(std::deque<Waiting> earlier) {
        waiting_.insert(waiting_.begin(), std::make_move_iterator(earlier.begin()),
                        std::make_move_iterator(earlier.end()));
    }
    Waiting take() {
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        return next;
    }
    std::deque<Waiting> take_all() { return std::exchange(waiting_, {}); }
    bool redirect(const From& again, const std::string& nonce) {
        return std::any_of(waiting_.begin(), waiting_.end(),
                           [&](Waiting& waiting) { return waiting.redirect(again, nonce); });
    }

private:
    std::deque<Waiting> waiting_;
};

}  // namespace scoville::table

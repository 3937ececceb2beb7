// The events of a table that are still of use, numbered from 1 through its life.
#pragma once

#include <cstdint>
#include <vector>

#include "table/happened.h"

namespace scoville::table {

class Chronicle {
public:
    void tell(Happened happened) { events_.push_back(std::move(happened)); }
    // What happened before the last game is no longer of use to anyone.
    void game_begins() {
        events_.erase(events_.begin(), events_.begin() + (game_begins_ - first_));
        first_ = game_begins_;
        game_begins_ = last() + 1;
    }
    std::uint32_t first() const { return first_; }
    std::uint32_t last() const { return first_ + static_cast<std::uint32_t>(events_.size()) - 1; }
    // The present game's first.
    std::uint32_t games_first() const { return game_begins_; }
    const Happened& at(std::uint32_t number) const { return events_[number - first_]; }

private:
    std::vector<Happened> events_;
    std::uint32_t first_ = 1;
    std::uint32_t game_begins_ = 1;
};

}  // namespace scoville::table

// Seats at a table, numbered clockwise from 0.
#pragma once

#include <cstdint>

#include "base/bit_set.h"

namespace scoville {

using Seat = std::uint8_t;
constexpr Seat no_seat = 0xff;
constexpr int max_seats = 6;

// How many can play a game.
struct PlayerRange {
    int fewest, most;

    constexpr bool has(int players) const { return players >= fewest && players <= most; }
};

struct SeatTag;
using SeatSet = BitSet<SeatTag, std::uint8_t>;

inline Seat left_of(Seat seat, int players) { return static_cast<Seat>(seat + 1 == players ? 0 : seat + 1); }

// The first member met when going clockwise from (and not counting) `from`; the set is not empty.
inline Seat first_after(Seat from, SeatSet set) {
    const unsigned word = set.word();
    const unsigned later = word & ~((2u << from) - 1);
    return static_cast<Seat>(std::countr_zero(later != 0 ? later : word));
}

}  // namespace scoville

// One seat of one game, as whoever makes a player for it is told.
#pragma once

#include <cstdint>

#include "base/seat.h"
#include "external/conduct.h"

namespace scoville::external {

template <class Options>
struct Sitting {
    const Options& options;  // settled: who starts, which variants were drawn
    Seat seat = 0;
    std::uint64_t seed = 0;  // for the player's own dice
    Conduct& conduct;        // outlives the player; one in another process is judged here
};

}  // namespace scoville::external

// A finished game to be played again from one of its moves, with the hidden cards dealt anew: as they may
// have lain by all that one seat could know then.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/seat.h"

namespace scoville::lookback {

struct Again {
    int move = 0;  // the first that is not made
    Seat seat = 0;
    std::uint64_t seed = 1;
    int worlds = 256;
};

struct NewRecord {
    std::string text;
};

// A record of the game so far, whose moves look to the seat exactly as they did. An error says what is wrong
// with the record.
Result<NewRecord, std::string> dealt_anew(std::string_view record, const Again& again);

}  // namespace scoville::lookback

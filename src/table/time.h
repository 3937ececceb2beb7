// Time as a table knows it: told from outside with every input, so that tests run on virtual time.
#pragma once

#include <cstdint>
#include <limits>

namespace scoville::table {

using Millis = std::int64_t;
constexpr Millis never = std::numeric_limits<Millis>::max();

struct Now {
    Millis steady;  // monotonic: what deadlines run on
    Millis utc;     // since 1970: what journals and sleeping tables remember
};

// How a table behaves in time, apart from what its players chose. Tests and benchmarks make it quick.
struct Timing {
    Millis beat = 500;              // live plays are shown on the next step
    Millis collect = 250;           // reactions are collected this long after the first
    Millis round_trip_cap = 300;    // how much of a slow line is taken out
    Millis host_grace = 60'000;     // a host may be away this long before the role passes on
    Millis restart_grace = 20'000;  // what a deadline is put off by after a restart
    Millis stuck_bot = 10'000;      // a bot that does not answer plays the safe move
    Millis bot_least = 600;         // bots wait at least this long …
    Millis bot_most = 2'200;        // … and at most this long, drawn before they look
    Millis deserted_turn = 5'000;   // a deserted seat plays the safe move after this long
    Millis share = 3'000;           // a client may take this long to bring its share of a deal
    Millis verdict = 2'000;         // after a reveal the next card is shown no sooner
    Millis round = 30'000;          // the longest that a scored round is looked at
    int more_time = 3;              // how often a seat may ask for more time in a game
    // A journal has an end: after so many games, or so many entries, a new table is to be made.
    int most_games = 100;
    std::uint64_t most_entries = 20'000;
};

}  // namespace scoville::table

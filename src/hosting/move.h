// A server's data from a SQLite file to a PostgreSQL database or back, while nobody serves either: everything
// or nothing. Every journal is read as a server reads it, so that a chain that does not hold is found before
// anything counts, and what was written is read back and compared.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"

namespace scoville::hosting {

struct Move {
    std::string from, to;  // a file, or postgresql://…
    std::string key_file;  // empty: FILE.key
    bool damaged_aside = false;
};

struct Moved {
    std::int64_t tables = 0, entries = 0, people = 0, said = 0, bans = 0;
    std::int64_t chains = 0;  // journals that hold
    std::int64_t aside = 0;   // tables that were set aside before, or are now
    std::string key_file;     // that belongs to the data where it is now
};

// The error is a sentence; nothing was moved then.
Result<Moved, std::string> move(const Move& move);

}  // namespace scoville::hosting

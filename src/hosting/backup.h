// Backups and back: the database and its key, each as a file of its own with the same names as in use, so
// that a backup can be looked at, moved and served like the original.
#pragma once

#include <string>

#include "base/result.h"
#include "store/sqlite/file.h"

namespace scoville::hosting {

struct BackedUp {
    store::FileInfo info;
    bool key = false;  // the key is there as well
};

// Also while a server uses the data. The error is a sentence.
Result<BackedUp, std::string> back_up(const std::string& data, const std::string& file, bool with_key);

struct Restored {
    store::FileInfo info;
    std::string aside;  // how the names of the old files end; empty: there were none
};

// Refuses what is damaged, what would take the place of something newer or without its key (both unless
// forced), and data that is in use. The old files stay, under other names.
Result<Restored, std::string> restore(const std::string& file, const std::string& data, bool force);

}  // namespace scoville::hosting

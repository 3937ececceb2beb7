// A database file seen from outside: looked over, copied at one moment (also while a server writes to it),
// and replaced while nobody uses it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "store/store.h"

namespace scoville::store {

struct FileInfo {
    std::int64_t tables = 0;
    std::int64_t people = 0;
    std::int64_t entries = 0;
    std::int64_t newest_ms = 0;  // the last that happened at a table or was said
};

// The error is a sentence: it is not there, not ours, from a newer program, or damaged anywhere.
Result<FileInfo, std::string> look_over(const std::string& path);

// A small setting (Store::keep) of the file; none if it has none.
std::optional<std::string> kept_in(const std::string& path, const std::string& key);

// As Store::backup, from another process.
Answer copy_file(const std::string& path, const std::string& to);

// Puts `fresh` in the place of the database at `path`, whose files are kept under names that end with
// `aside`. A sentence if it cannot be: a server uses it, say.
std::string replace_file(const std::string& path, const std::string& fresh, const std::string& aside);

}  // namespace scoville::store

// The store in one SQLite file, durable: an answer "ok" to a write is given after the disk has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "store/open_error.h"
#include "store/store.h"

namespace scoville::store {

// `normal` loses acknowledged writes at a power cut. It is here as the control of the tests for power cuts.
enum class Sync { full, normal };

struct SqliteOptions {
    std::string path;  // made if it is not there; readable by its owner only
    Sync sync = Sync::full;
    std::uint64_t max_bytes = 0;          // the file grows no larger; 0: as large as the disk allows
    bool check = true;                    // look the whole file over when opening
    bool serve_damaged = false;           // open although the check found damage; stats say what
    std::size_t checkpoint_pages = 8000;  // bring the log home when it has this many pages of 4 KiB
    std::size_t max_batch = 512;          // writes in one commit
    bool gathers = false;                 // writes wait for release(), to share their commit
    std::string vfs;                      // SQLite's name for the file system; empty: the usual one
};

std::unique_ptr<Store> open_sqlite(const SqliteOptions& options);

}  // namespace scoville::store

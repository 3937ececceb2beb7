// SQLite writes each page of its log with two calls. Under this file system they are put together, and what a
// commit adds to the log reaches the disk with one call when SQLite syncs it. Until then nobody else reads
// it: a commit is shown to other connections after its sync. So this is only for `synchronous = FULL`, where
// every commit has one.
#pragma once

#include <string>

#include "store/sqlite/layer.h"

namespace scoville::store {

class LogDisk : public DiskLayer {
public:
    // `under`: SQLite's name for the file system that has the files; empty: the usual one.
    explicit LogDisk(const std::string& under);
    ~LogDisk() override = default;

private:
    int open(const char* path, sqlite3_file* file, int flags, int* out_flags) override;
};

}  // namespace scoville::store

// SQLite writes each page of its log with two calls. Under this file system they are put together, and what a
// commit adds to the log reaches the disk with one call when SQLite syncs it. Until then nobody else reads
// it: a commit is shown to other connections after its sync. So this is only for `synchronous = FULL`, where
// every commit has one.
#pragma once

#include <memory>
#include <string>

struct sqlite3_vfs;

namespace scoville::store {

class LogDisk {
public:
    // `under`: SQLite's name for the file system that has the files; empty: the usual one. Must be there for
    // as long as a connection uses it.
    explicit LogDisk(const std::string& under);
    LogDisk(const LogDisk&) = delete;
    LogDisk& operator=(const LogDisk&) = delete;
    ~LogDisk();

    const std::string& name() const { return name_; }

private:
    const std::string name_;
    std::unique_ptr<sqlite3_vfs> vfs_;
};

}  // namespace scoville::store

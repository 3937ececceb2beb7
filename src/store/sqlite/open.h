// Opening the file: that it is ours, whole, of the right version, and nobody else's at the moment.
#pragma once

#include <memory>
#include <string>

#include "store/sqlite/db.h"
#include "store/sqlite/log_disk.h"
#include "store/sqlite/sqlite.h"

namespace scoville::store {

// Held while the store is open. A lock file of its own, because closing any descriptor of the database would
// drop SQLite's locks on it.
class FileLock {
public:
    explicit FileLock(const std::string& database);
    FileLock(FileLock&& other) noexcept : descriptor_(other.descriptor_) { other.descriptor_ = -1; }
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

private:
    int descriptor_;
};

struct Opened {
    FileLock lock;
    std::unique_ptr<LogDisk> log_disk;  // the writer's, if it is durable
    Db writer;
    Db reader;
    Db copier;  // backups, so that they keep nobody waiting
    std::string damage;
};

Opened open_files(const SqliteOptions& options);  // throws OpenError

void sync_folder_of(const std::string& path);

}  // namespace scoville::store

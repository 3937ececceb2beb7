// A disk that forgets: a SQLite file system under which writes are safe only once they were synced. When the
// power goes, each write since the last sync of its file is, by a seed, kept, lost, or torn at sectors of 512
// bytes. Renames and deletions are taken as safe at once. The kernel itself is never asked to sync, so it is
// quick.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

#include "store/sqlite/layer.h"

namespace scoville::store {

class LossyDisk : public DiskLayer {
public:
    LossyDisk();  // its name is for SqliteOptions::vfs
    ~LossyDisk() override = default;

    // The power goes at the n-th write, truncation or sync from now; everything fails from then on.
    void cut_after(std::uint64_t operations, std::uint64_t seed);
    bool is_off() const;
    // Writes, truncations and syncs so far.
    std::uint64_t operations() const;
    // Done on the writing thread when the power goes, instead of failing: for a process that goes with it.
    void at_the_cut(std::function<void()> then) { at_the_cut_ = std::move(then); }

    // The power comes back: the files are what the disk has kept of them. All of them must be closed. Says
    // how many writes were lost or torn.
    std::size_t restore();

private:
    friend struct LossyCalls;

    struct Change {
        bool truncation;
        std::size_t offset;
        std::string bytes;
    };
    struct Medium {
        std::string safe;
        std::vector<Change> unsafe;
    };

    int open(const char* path, sqlite3_file* file, int flags, int* out_flags) override;
    int remove(const char* path, int sync_folder) override;

    static void apply(const Change& change, std::string& to);
    bool tick();  // false: the power is off
    bool note(const std::string& path, Change change);
    bool sync(const std::string& path);
    void know(const std::string& path);
    void settle(Medium& medium, std::size_t& damaged);

    mutable std::mutex mutex_;
    std::map<std::string, Medium> media_;
    std::mt19937_64 random_;
    std::uint64_t left_ = 0;
    std::uint64_t operations_ = 0;
    bool armed_ = false;
    bool off_ = false;
    std::function<void()> at_the_cut_;
};

}  // namespace scoville::store

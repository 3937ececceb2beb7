#include "tests/support/lossy_disk.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

namespace scoville::store {
namespace {

constexpr std::size_t sector = 512;

std::string contents_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

struct LossyFile {
    sqlite3_file base;
    LossyDisk* disk;
    std::string* path;  // null: a temporary file, which may be lost anyway
};

// What a file does otherwise than the real one.
struct LossyCalls {
    using Files = LayerFile<LossyFile>;
    using Io = sqlite3_io_methods;

    static int close(sqlite3_file* file) {
        const int code = Files::pass<&Io::xClose>(file);
        delete Files::of(file).path;
        return code;
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
        const LossyFile& ours = Files::of(file);
        if (ours.path != nullptr &&
            !ours.disk->note(*ours.path,
                             {false, static_cast<std::size_t>(offset),
                              std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))}))
            return SQLITE_IOERR_WRITE;
        return Files::pass<&Io::xWrite>(file, bytes, size, offset);
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        const LossyFile& ours = Files::of(file);
        if (ours.path != nullptr && !ours.disk->note(*ours.path, {true, static_cast<std::size_t>(size), {}}))
            return SQLITE_IOERR_TRUNCATE;
        return Files::pass<&Io::xTruncate>(file, size);
    }
    static int sync(sqlite3_file* file, int) {
        const LossyFile& ours = Files::of(file);
        return ours.path == nullptr || ours.disk->sync(*ours.path) ? SQLITE_OK : SQLITE_IOERR_FSYNC;
    }

    static const Io calls;
};

constexpr sqlite3_io_methods LossyCalls::calls = [] {
    Io calls = Files::passing();
    calls.xClose = close;
    calls.xWrite = write;
    calls.xTruncate = truncate;
    calls.xSync = sync;
    return calls;
}();

LossyDisk::LossyDisk() : DiskLayer("lossy", "unix", sizeof(LossyFile)) {}

int LossyDisk::open(const char* path, sqlite3_file* file, int flags, int* out_flags) {
    file->pMethods = nullptr;
    if (is_off()) return SQLITE_CANTOPEN;
    const int code = below()->xOpen(below(), path, LossyCalls::Files::real(file), flags, out_flags);
    if (code != SQLITE_OK) return code;
    new (file) LossyFile{{&LossyCalls::calls}, this, path == nullptr ? nullptr : new std::string(path)};
    if (path != nullptr) know(path);
    return SQLITE_OK;
}

int LossyDisk::remove(const char* path, int) {
    if (is_off()) return SQLITE_IOERR_DELETE;
    const std::scoped_lock lock(mutex_);
    media_.erase(path);
    return DiskLayer::remove(path, 0);
}

void LossyDisk::cut_after(std::uint64_t operations, std::uint64_t seed) {
    const std::scoped_lock lock(mutex_);
    left_ = operations;
    armed_ = true;
    random_.seed(seed);
}

bool LossyDisk::is_off() const {
    const std::scoped_lock lock(mutex_);
    return off_;
}

std::uint64_t LossyDisk::operations() const {
    const std::scoped_lock lock(mutex_);
    return operations_;
}

bool LossyDisk::tick() {
    ++operations_;
    if (armed_ && !off_ && left_-- == 0) off_ = true;
    return !off_;
}

bool LossyDisk::note(const std::string& path, Change change) {
    std::unique_lock lock(mutex_);
    if (off_) return false;
    media_[path].unsafe.push_back(
        std::move(change));  // the one at which the power goes may reach the disk too
    if (tick()) return true;
    lock.unlock();
    if (at_the_cut_) at_the_cut_();
    return false;
}

bool LossyDisk::sync(const std::string& path) {
    std::unique_lock lock(mutex_);
    if (off_) return false;
    if (!tick()) {
        lock.unlock();
        if (at_the_cut_) at_the_cut_();
        return false;
    }
    Medium& medium = media_[path];
    for (const Change& change : medium.unsafe) apply(change, medium.safe);
    medium.unsafe.clear();
    return true;
}

void LossyDisk::know(const std::string& path) {
    const std::scoped_lock lock(mutex_);
    if (!media_.contains(path)) media_[path].safe = contents_of(path);
}

void LossyDisk::apply(const Change& change, std::string& to) {
    if (change.truncation) {
        if (to.size() > change.offset) to.resize(change.offset);
        return;
    }
    to.resize(std::max(to.size(), change.offset + change.bytes.size()));
    to.replace(change.offset, change.bytes.size(), change.bytes);
}

void LossyDisk::settle(Medium& medium, std::size_t& damaged) {
    const std::uint64_t odds_of_keeping =
        random_() % 4;  // of 4; varied, so that some cuts lose nearly everything
    for (const Change& change : medium.unsafe) {
        if (random_() % 4 < odds_of_keeping) {
            apply(change, medium.safe);
            continue;
        }
        ++damaged;
        if (change.truncation || random_() % 2 == 0) continue;
        for (std::size_t at = 0; at < change.bytes.size(); at += sector)
            if (random_() % 2 == 0)
                apply({false, change.offset + at, change.bytes.substr(at, sector)}, medium.safe);
    }
    medium.unsafe.clear();
}

std::size_t LossyDisk::restore() {
    const std::scoped_lock lock(mutex_);
    std::size_t damaged = 0;
    for (auto& [path, medium] : media_) {
        settle(medium, damaged);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << medium.safe;
        std::filesystem::remove(path + "-shm");
    }
    media_.clear();
    armed_ = off_ = false;
    return damaged;
}

}  // namespace scoville::store

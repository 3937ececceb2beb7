#include "tests/support/lossy_disk.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

#include <sqlite3.h>

#include "base/check.h"

namespace scoville::store {
namespace {

constexpr std::size_t sector = 512;

std::string contents_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string unique_name() {
    static std::atomic<int> made = 0;
    return "lossy-" + std::to_string(++made);
}

sqlite3_vfs* real_disk() { return sqlite3_vfs_find("unix"); }

}  // namespace

// SQLite's handle of a file: ours first, the real one right behind it.
struct LossyFile {
    sqlite3_file base;
    LossyDisk* disk;
    std::string* path;  // null: a temporary file, which may be lost anyway

    static LossyFile& of(sqlite3_file* file) { return *reinterpret_cast<LossyFile*>(file); }
    static sqlite3_file* real(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(LossyFile));
    }
    static const sqlite3_io_methods& real_calls(sqlite3_file* file) { return *real(file)->pMethods; }
};

struct LossyCalls {
    static int close(sqlite3_file* file) {
        const int code = LossyFile::real_calls(file).xClose(LossyFile::real(file));
        delete LossyFile::of(file).path;
        return code;
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
        const LossyFile& ours = LossyFile::of(file);
        if (ours.path != nullptr &&
            !ours.disk->note(*ours.path,
                             {false, static_cast<std::size_t>(offset),
                              std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))}))
            return SQLITE_IOERR_WRITE;
        return LossyFile::real_calls(file).xWrite(LossyFile::real(file), bytes, size, offset);
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        const LossyFile& ours = LossyFile::of(file);
        if (ours.path != nullptr && !ours.disk->note(*ours.path, {true, static_cast<std::size_t>(size), {}}))
            return SQLITE_IOERR_TRUNCATE;
        return LossyFile::real_calls(file).xTruncate(LossyFile::real(file), size);
    }
    static int sync(sqlite3_file* file, int) {
        const LossyFile& ours = LossyFile::of(file);
        return ours.path == nullptr || ours.disk->sync(*ours.path) ? SQLITE_OK : SQLITE_IOERR_FSYNC;
    }

    // Everything else goes to the real file as it is.
    template <auto Call, class... Given>
    static int pass(sqlite3_file* file, Given... given) {
        return (LossyFile::real_calls(file).*Call)(LossyFile::real(file), given...);
    }
    static void barrier(sqlite3_file* file) {
        LossyFile::real_calls(file).xShmBarrier(LossyFile::real(file));
    }

    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
        LossyDisk& disk = *static_cast<LossyDisk*>(vfs->pAppData);
        file->pMethods = nullptr;
        if (disk.is_off()) return SQLITE_CANTOPEN;
        sqlite3_file* real = LossyFile::real(file);
        const int code = real_disk()->xOpen(real_disk(), path, real, flags, out_flags);
        if (code != SQLITE_OK) return code;
        new (file) LossyFile{{&calls}, &disk, path == nullptr ? nullptr : new std::string(path)};
        if (path != nullptr) disk.open(path);
        return SQLITE_OK;
    }
    static int remove(sqlite3_vfs* vfs, const char* path, int) {
        LossyDisk& disk = *static_cast<LossyDisk*>(vfs->pAppData);
        if (disk.is_off()) return SQLITE_IOERR_DELETE;
        const std::scoped_lock lock(disk.mutex_);
        disk.media_.erase(path);
        return real_disk()->xDelete(real_disk(), path, 0);
    }

    static const sqlite3_io_methods calls;
};

const sqlite3_io_methods LossyCalls::calls = {
    2,
    close,
    pass<&sqlite3_io_methods::xRead>,
    write,
    truncate,
    sync,
    pass<&sqlite3_io_methods::xFileSize>,
    pass<&sqlite3_io_methods::xLock>,
    pass<&sqlite3_io_methods::xUnlock>,
    pass<&sqlite3_io_methods::xCheckReservedLock>,
    pass<&sqlite3_io_methods::xFileControl>,
    pass<&sqlite3_io_methods::xSectorSize>,
    pass<&sqlite3_io_methods::xDeviceCharacteristics>,
    pass<&sqlite3_io_methods::xShmMap>,
    pass<&sqlite3_io_methods::xShmLock>,
    barrier,
    pass<&sqlite3_io_methods::xShmUnmap>,
    nullptr,
    nullptr,
};

LossyDisk::LossyDisk() : name_(unique_name()), vfs_(std::make_unique<sqlite3_vfs>(*real_disk())) {
    vfs_->zName = name_.c_str();
    vfs_->pAppData = this;
    vfs_->pNext = nullptr;
    vfs_->szOsFile = static_cast<int>(sizeof(LossyFile)) + real_disk()->szOsFile;
    vfs_->xOpen = LossyCalls::open;
    vfs_->xDelete = LossyCalls::remove;
    CHECK(sqlite3_vfs_register(vfs_.get(), 0) == SQLITE_OK);
}

LossyDisk::~LossyDisk() { sqlite3_vfs_unregister(vfs_.get()); }

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

void LossyDisk::open(const std::string& path) {
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

#include "store/sqlite_log_disk.h"

#include <atomic>
#include <new>
#include <utility>

#include <sqlite3.h>

#include "base/check.h"

namespace scoville::store {
namespace {

// The most that SQLite's own file system writes with one call; it takes a larger size modulo 128 KiB.
constexpr std::size_t most_gathered = 0x1ffff;

std::string unique_name() {
    static std::atomic<int> made = 0;
    return "scoville-log-" + std::to_string(++made);
}

// SQLite's handle of a log: ours first, the real one right behind it.
struct LogFile {
    sqlite3_file base;
    std::string* gathered;
    sqlite3_int64 from;  // where what has gathered belongs

    static LogFile& of(sqlite3_file* file) { return *reinterpret_cast<LogFile*>(file); }
    static sqlite3_file* real(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(LogFile));
    }
    static const sqlite3_io_methods& real_calls(sqlite3_file* file) { return *real(file)->pMethods; }
};

// What could not be written is SQLite's business: it is told, undoes its commit and writes there again.
int write_gathered(sqlite3_file* file) {
    std::string& gathered = *LogFile::of(file).gathered;
    if (gathered.empty()) return SQLITE_OK;
    const int code = LogFile::real_calls(file).xWrite(
        LogFile::real(file), gathered.data(), static_cast<int>(gathered.size()), LogFile::of(file).from);
    gathered.clear();
    return code;
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    LogFile& log = LogFile::of(file);
    std::string& gathered = *log.gathered;
    const auto more = static_cast<std::size_t>(size);
    const bool follows = offset == log.from + static_cast<sqlite3_int64>(gathered.size());
    if (!gathered.empty() && (!follows || gathered.size() + more > most_gathered))
        if (const int code = write_gathered(file); code != SQLITE_OK) return code;
    if (gathered.empty()) log.from = offset;
    gathered.append(static_cast<const char*>(bytes), more);
    return SQLITE_OK;
}

int close(sqlite3_file* file) {
    const int written = write_gathered(file);
    const int closed = LogFile::real_calls(file).xClose(LogFile::real(file));
    delete LogFile::of(file).gathered;
    return written != SQLITE_OK ? written : closed;
}

// Everything else finds the file as SQLite left it.
template <auto Call, class... Given>
int after_writing(sqlite3_file* file, Given... given) {
    if (const int code = write_gathered(file); code != SQLITE_OK) return code;
    return (LogFile::real_calls(file).*Call)(LogFile::real(file), given...);
}
template <auto Call, class... Given>
int pass(sqlite3_file* file, Given... given) {
    return (LogFile::real_calls(file).*Call)(LogFile::real(file), given...);
}

// A log has no locks and no shared memory: those belong to its database.
const sqlite3_io_methods log_calls = {
    1,
    close,
    after_writing<&sqlite3_io_methods::xRead>,
    write,
    after_writing<&sqlite3_io_methods::xTruncate>,
    after_writing<&sqlite3_io_methods::xSync>,
    after_writing<&sqlite3_io_methods::xFileSize>,
    pass<&sqlite3_io_methods::xLock>,
    pass<&sqlite3_io_methods::xUnlock>,
    pass<&sqlite3_io_methods::xCheckReservedLock>,
    pass<&sqlite3_io_methods::xFileControl>,
    pass<&sqlite3_io_methods::xSectorSize>,
    pass<&sqlite3_io_methods::xDeviceCharacteristics>,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    nullptr,
};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    auto* under = static_cast<sqlite3_vfs*>(vfs->pAppData);
    if ((flags & SQLITE_OPEN_WAL) == 0) return under->xOpen(under, path, file, flags, out_flags);
    file->pMethods = nullptr;
    const int code = under->xOpen(under, path, LogFile::real(file), flags, out_flags);
    if (code == SQLITE_OK) new (file) LogFile{{&log_calls}, new std::string, 0};
    return code;
}

// Found with the file system, these are asked for with it.
template <auto Call, class... Given>
auto ask(sqlite3_vfs* vfs, Given... given) {
    auto* under = static_cast<sqlite3_vfs*>(vfs->pAppData);
    return (under->*Call)(under, given...);
}

}  // namespace

LogDisk::LogDisk(const std::string& under) : name_(unique_name()) {
    sqlite3_vfs* real = sqlite3_vfs_find(under.empty() ? nullptr : under.c_str());
    CHECK(real != nullptr);
    vfs_ = std::make_unique<sqlite3_vfs>(*real);
    vfs_->zName = name_.c_str();
    vfs_->pAppData = real;
    vfs_->pNext = nullptr;
    vfs_->szOsFile = static_cast<int>(sizeof(LogFile)) + real->szOsFile;
    vfs_->xOpen = open;
    vfs_->xDelete = ask<&sqlite3_vfs::xDelete>;
    vfs_->xAccess = ask<&sqlite3_vfs::xAccess>;
    vfs_->xFullPathname = ask<&sqlite3_vfs::xFullPathname>;
    CHECK(sqlite3_vfs_register(vfs_.get(), 0) == SQLITE_OK);
}

LogDisk::~LogDisk() { sqlite3_vfs_unregister(vfs_.get()); }

}  // namespace scoville::store

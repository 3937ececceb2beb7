#include "store/sqlite/log_disk.h"

#include <new>

namespace scoville::store {
namespace {

// The most that SQLite's own file system writes with one call; it takes a larger size modulo 128 KiB.
constexpr std::size_t most_gathered = 0x1ffff;

struct LogFile {
    sqlite3_file base;
    std::string* gathered;
    sqlite3_int64 from;  // where what has gathered belongs
};
using Log = LayerFile<LogFile>;
using Io = sqlite3_io_methods;

// What could not be written is SQLite's business: it is told, undoes its commit and writes there again.
int write_gathered(sqlite3_file* file) {
    std::string& gathered = *Log::of(file).gathered;
    if (gathered.empty()) return SQLITE_OK;
    const int code =
        Log::pass<&Io::xWrite>(file, gathered.data(), static_cast<int>(gathered.size()), Log::of(file).from);
    gathered.clear();
    return code;
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
    LogFile& log = Log::of(file);
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
    const int closed = Log::pass<&Io::xClose>(file);
    delete Log::of(file).gathered;
    return written != SQLITE_OK ? written : closed;
}

// Everything else finds the file as SQLite left it.
template <auto Call, class... Given>
int after_writing(sqlite3_file* file, Given... given) {
    if (const int code = write_gathered(file); code != SQLITE_OK) return code;
    return Log::pass<Call>(file, given...);
}

constexpr Io log_calls = [] {
    Io calls = Log::passing();
    calls.iVersion = 1;  // a log has no shared memory: that belongs to its database
    calls.xClose = close;
    calls.xRead = after_writing<&Io::xRead>;
    calls.xWrite = write;
    calls.xTruncate = after_writing<&Io::xTruncate>;
    calls.xSync = after_writing<&Io::xSync>;
    calls.xFileSize = after_writing<&Io::xFileSize>;
    return calls;
}();

}  // namespace

LogDisk::LogDisk(const std::string& under) : DiskLayer("scoville-log", under, sizeof(LogFile)) {}

int LogDisk::open(const char* path, sqlite3_file* file, int flags, int* out_flags) {
    if ((flags & SQLITE_OPEN_WAL) == 0) return below()->xOpen(below(), path, file, flags, out_flags);
    file->pMethods = nullptr;
    const int code = below()->xOpen(below(), path, Log::real(file), flags, out_flags);
    if (code == SQLITE_OK) new (file) LogFile{{&log_calls}, new std::string, 0};
    return code;
}

}  // namespace scoville::store

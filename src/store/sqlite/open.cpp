#include "store/sqlite/open.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <system_error>
#include <unistd.h>

#include <sqlite3.h>

#include "store/sqlite/recent.h"
#include "store/sqlite/schema.h"

namespace scoville::store {
namespace {

std::string system_says(int error) { return std::generic_category().message(error); }

// Made by us and not by SQLite, so that nobody else can read it; its log inherits the mode.
void make_private(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) throw OpenError(system_says(errno));
    ::close(descriptor);
    sync_folder_of(path);
}

std::string damage_of(Db& db) {
    std::string found;
    const auto note = [&](const std::string& line) { found += (found.empty() ? "" : "; ") + line; };
    try {
        Use check = db.use("PRAGMA quick_check(5)");
        while (check.next())
            if (const std::string line = check.bytes(0); line != "ok") note(line);
    } catch (const SqlError& error) {
        if (error.answer().outcome != Outcome::damaged) throw;
        note(error.text);
    }
    return found;
}

Db open_writer(const SqliteOptions& options, const std::string& vfs) {
    Db db(options.path, Db::Mode::write, vfs);
    check_version(db, schema_steps());  // before the first change: it may be someone else's file
    if (db.text("PRAGMA journal_mode = WAL") != "wal")
        throw OpenError("its file system does not allow a write-ahead log (is it a network drive?)");
    options.sync == Sync::full ? db.run("PRAGMA synchronous = FULL") : db.run("PRAGMA synchronous = NORMAL");
    db.run("PRAGMA wal_autocheckpoint = 0");  // the writer does it, after it has answered
    db.run("PRAGMA cache_size = -32768");     // KiB: room for the last page of thousands of journals
    db.run("PRAGMA secure_delete = ON");      // forgotten is gone from the file, not only from the index
    if (options.max_bytes > 0) {
        const std::int64_t page = db.number("PRAGMA page_size");
        db.pragma("max_page_count", static_cast<std::int64_t>(options.max_bytes) / page);
    }
    return db;
}

Opened open_all(const SqliteOptions& options) {
    FileLock lock(options.path);
    make_private(options.path);
    auto log_disk = options.sync == Sync::full ? std::make_unique<LogDisk>(options.vfs) : nullptr;
    Db writer = open_writer(options, log_disk ? log_disk->name() : options.vfs);
    std::string damage = options.check ? damage_of(writer) : std::string();
    if (!damage.empty() && !options.serve_damaged)
        throw OpenError("it is damaged: " + damage +
                        ". Restore a backup; what can still be read may be had by serving it as damaged");
    migrate(writer, schema_steps());
    recent::settle(writer);
    writer.pragma("journal_size_limit", static_cast<std::int64_t>(options.checkpoint_pages) *
                                            writer.number("PRAGMA page_size") * 4);
    return {std::move(lock),
            std::move(log_disk),
            std::move(writer),
            Db(options.path, Db::Mode::read, options.vfs),
            Db(options.path, Db::Mode::read, options.vfs),
            std::move(damage)};
}

}  // namespace

void sync_folder_of(const std::string& path) {
    const std::filesystem::path folder = std::filesystem::absolute(path).parent_path();
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

FileLock::FileLock(const std::string& database)
    : descriptor_(::open((database + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (descriptor_ < 0) throw OpenError(system_says(errno));
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        const int error = errno;
        ::close(descriptor_);
        throw OpenError(error == EWOULDBLOCK ? "another server is using it" : system_says(error));
    }
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Opened open_files(const SqliteOptions& options) {
    const std::string cannot = "Cannot open the database " + options.path + ": ";
    try {
        SqliteOptions resolved = options;
        resolved.path = std::filesystem::weakly_canonical(options.path).string();
        return open_all(resolved);
    } catch (const OpenError& error) {
        throw OpenError(cannot + error.what() + ".");
    } catch (const std::filesystem::filesystem_error& error) {
        throw OpenError(cannot + error.code().message() + ".");
    } catch (const SqlError& error) {
        const bool damaged = error.answer().outcome == Outcome::damaged;
        throw OpenError(cannot + (damaged ? "it is damaged, or no database at all: " : "") + error.text +
                        ".");
    }
}

}  // namespace scoville::store

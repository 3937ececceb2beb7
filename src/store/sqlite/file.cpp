#include "store/sqlite/file.h"

#include <filesystem>
#include <system_error>

#include "store/sqlite/backup.h"
#include "store/sqlite/open.h"
#include "store/sqlite/schema.h"

namespace scoville::store {
namespace {

namespace fs = std::filesystem;

// Everything, not only the shape of the pages: this is done seldom and must be right.
std::string damage_in(Db& db) {
    Use check = db.use("PRAGMA integrity_check(1)");
    return check.next() ? check.bytes(0) : "no answer";
}

FileInfo info_of(Db& db) {
    // A file of an older program has none.
    const bool has_recent = db.number("SELECT count(*) FROM sqlite_schema WHERE name = 'recent'") != 0;
    return {.tables = db.number("SELECT count(*) FROM tables"),
            .people = db.number("SELECT count(*) FROM people"),
            .entries = db.number("SELECT count(*) FROM journal") +
                       (has_recent ? db.number("SELECT count(*) FROM recent") : 0),
            .newest_ms = db.number("SELECT max(coalesce((SELECT max(touched_ms) FROM tables), 0),"
                                   " coalesce((SELECT max(at_ms) FROM said), 0))")};
}

bool is_there(const std::string& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

}  // namespace

Result<FileInfo, std::string> look_over(const std::string& path) {
    if (!is_there(path)) return path + " is not there";
    try {
        Db db(path, Db::Mode::read, "");
        check_version(db, schema_steps());
        if (db.number("PRAGMA user_version") == 0) return path + " is empty";
        if (const std::string found = damage_in(db); found != "ok") return path + " is damaged: " + found;
        return info_of(db);
    } catch (const OpenError& error) {
        return path + ": " + error.what();
    } catch (const SqlError& error) {
        return path + ": " + error.text;
    }
}

std::optional<std::string> kept_in(const std::string& path, const std::string& key) {
    try {
        Db db(path, Db::Mode::read, "");
        Use found = db.use("SELECT bytes FROM kept WHERE key = ?");
        if (found.with(key).next()) return found.bytes(0);
    } catch (const SqlError&) {
        return std::nullopt;
    }
    return std::nullopt;
}

Answer copy_file(const std::string& path, const std::string& to) {
    if (!is_there(path)) return {Outcome::missing, path + " is not there"};
    try {
        Db db(path, Db::Mode::read, "");
        check_version(db, schema_steps());
        return write_backup(db, to);
    } catch (const OpenError& error) {
        return {Outcome::failed, path + ": " + error.what()};
    } catch (const SqlError& error) {
        return error.answer();
    }
}

std::string replace_file(const std::string& path, const std::string& fresh, const std::string& aside) {
    try {
        const FileLock lock(path);
        // The old log goes with the old file: beside the new one it would be taken for its own.
        for (const char* part : {"", "-wal", "-shm"})
            if (fs::exists(path + part)) fs::rename(path + part, path + part + aside);
        fs::rename(fresh, path);
        sync_folder_of(path);
    } catch (const OpenError& error) {
        return path + ": " + error.what();
    } catch (const fs::filesystem_error& error) {
        return std::string(error.what());
    }
    return {};
}

}  // namespace scoville::store

#include "store/sqlite/backup.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>

#include <sqlite3.h>

#include "store/sqlite/open.h"

namespace scoville::store {
namespace {

void copy(Db& from, const std::string& path) {
    Db to(path, Db::Mode::write, "");
    sqlite3_backup* backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) throw_sql_error(to.handle(), sqlite3_errcode(to.handle()));
    // All pages in one step are one moment; the log lets writers go on meanwhile.
    sqlite3_backup_step(backup, -1);
    if (const int code = sqlite3_backup_finish(backup); code != SQLITE_OK) throw_sql_error(to.handle(), code);
    // A file on its own, not one that expects a log beside it.
    to.run("PRAGMA journal_mode = DELETE");
}

}  // namespace

Answer write_backup(Db& db, const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    if (fs::exists(path, error)) return {Outcome::conflict, "the file is already there"};
    const std::string part = path + ".part";
    fs::remove(part, error);
    const int made = ::open(part.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made < 0)
        return {errno == ENOSPC ? Outcome::full : Outcome::failed, std::generic_category().message(errno)};
    ::close(made);
    try {
        copy(db, part);
    } catch (const SqlError& failed) {
        fs::remove(part, error);
        return failed.answer();
    }
    fs::rename(part, path, error);
    if (error) return {Outcome::failed, error.message()};
    sync_folder_of(path);
    return {};
}

}  // namespace scoville::store

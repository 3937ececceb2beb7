#include "store/sqlite/db.h"

#include <algorithm>
#include <cerrno>
#include <limits>

#include <sqlite3.h>

#include "base/check.h"

namespace scoville::store {
namespace {

// A commit that fails does not set SQLite's own note of errno; its files know.
int system_errno_of(sqlite3* db, int kind) {
    if (kind != SQLITE_IOERR && kind != SQLITE_CANTOPEN) return 0;
    int error = sqlite3_system_errno(db);
    for (const int which : {SQLITE_FCNTL_JOURNAL_POINTER, SQLITE_FCNTL_FILE_POINTER}) {
        sqlite3_file* file = nullptr;
        if (error == 0 && sqlite3_file_control(db, "main", which, static_cast<void*>(&file)) == SQLITE_OK &&
            file != nullptr && file->pMethods != nullptr)
            file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
    }
    return error;
}

}  // namespace

Answer SqlError::answer() const {
    const int kind = code & 0xff;
    const bool no_room = system_errno == ENOSPC || system_errno == EDQUOT || system_errno == EFBIG;
    if (kind == SQLITE_FULL || ((kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) && no_room))
        return {Outcome::full, text};
    if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
        return {Outcome::conflict, text};
    if (kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB) return {Outcome::damaged, text};
    return {Outcome::failed, text};
}

void throw_sql_error(sqlite3* db, int code) {
    SqlError error{code, 0, sqlite3_errstr(code)};
    if (db != nullptr) {
        error.code = sqlite3_extended_errcode(db);
        error.system_errno = system_errno_of(db, code & 0xff);
        error.text = sqlite3_errmsg(db);
    }
    error.text += " (SQLite " + std::to_string(error.code) + ")";
    throw error;
}

Use::Use(sqlite3_stmt* statement) : statement_(statement) { CHECK(!sqlite3_stmt_busy(statement)); }

Use::~Use() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
}

void Use::check(int code) const {
    if (code != SQLITE_OK) throw_sql_error(sqlite3_db_handle(statement_), code);
}

void Use::bind(std::string_view text) {
    check(sqlite3_bind_text64(statement_, ++bound_, text.empty() ? "" : text.data(), text.size(),
                              SQLITE_STATIC, SQLITE_UTF8));
}

void Use::bind(Blob blob) {
    check(sqlite3_bind_blob64(statement_, ++bound_, blob.bytes.empty() ? "" : blob.bytes.data(),
                              blob.bytes.size(), SQLITE_STATIC));
}

void Use::bind(std::int64_t number) { check(sqlite3_bind_int64(statement_, ++bound_, number)); }

void Use::bind(std::size_t count) {
    constexpr std::size_t most = std::numeric_limits<std::int64_t>::max();
    bind(static_cast<std::int64_t>(std::min(count, most)));
}

bool Use::next() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) throw_sql_error(sqlite3_db_handle(statement_), code);
    return false;
}

std::int64_t Use::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Use::bytes(int column) const {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const int size = sqlite3_column_bytes(statement_, column);
    return data == nullptr ? std::string() : std::string(data, static_cast<std::size_t>(size));
}

void Db::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }
void Db::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Db::Db(const std::string& path, Mode mode, const std::string& vfs) {
    const int flags =
        (mode == Mode::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE) |
        SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    sqlite3* db = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &db, flags, vfs.empty() ? nullptr : vfs.c_str());
    db_.reset(db);
    if (code != SQLITE_OK) throw_sql_error(db, code);
    sqlite3_busy_timeout(db, 5000);
    // Nothing in a file that was tampered with may run code or call home.
    sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA temp_store = MEMORY");
    if (mode == Mode::read) run("PRAGMA query_only = ON");
}

Use Db::use(Sql sql) {
    std::unique_ptr<sqlite3_stmt, Finalize>& statement = prepared_[sql.text()];
    if (!statement) {
        sqlite3_stmt* made = nullptr;
        const int code =
            sqlite3_prepare_v3(db_.get(), sql.text(), -1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
        if (code != SQLITE_OK) throw_sql_error(db_.get(), code);
        statement.reset(made);
    }
    return Use(statement.get());
}

std::int64_t Db::number(Sql sql) {
    Use row = use(sql);
    return row.next() ? row.number(0) : 0;
}

std::string Db::text(Sql sql) {
    Use row = use(sql);
    return row.next() ? row.bytes(0) : std::string();
}

void Db::script(Sql sql) {
    const int code = sqlite3_exec(db_.get(), sql.text(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw_sql_error(db_.get(), code);
}

void Db::pragma(Sql name, std::int64_t value) {
    const std::string text = "PRAGMA " + std::string(name.text()) + " = " + std::to_string(value);
    const int code = sqlite3_exec(db_.get(), text.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw_sql_error(db_.get(), code);
}

bool Db::in_transaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

void Db::roll_back() noexcept {
    if (in_transaction()) sqlite3_exec(db_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::size_t Db::changes() const { return static_cast<std::size_t>(sqlite3_changes64(db_.get())); }

}  // namespace scoville::store

// The little of SQLite's interface that the store needs, with an owner for everything that must be closed.
// Statements are texts known to the compiler: nothing that was ever input can become SQL.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "store/store.h"

struct sqlite3;
struct sqlite3_stmt;

namespace scoville::store {

// Inside the room only; at its edge it is an Answer or an OpenError.
struct SqlError {
    int code;          // SQLite's extended code
    int system_errno;  // 0 if the system is not to blame
    std::string text;

    Answer answer() const;
};

class Sql {
public:
    consteval Sql(const char* text) : text_(text) {}  // NOLINT(google-explicit-constructor)
    const char* text() const { return text_; }

private:
    const char* text_;
};

struct Blob {
    std::string_view bytes;
};

// One use of a prepared statement; what is bound must outlive it.
class Use {
public:
    explicit Use(sqlite3_stmt* statement);
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use();

    template <class... Values>
    Use& with(const Values&... values) {
        (bind(values), ...);
        return *this;
    }
    bool next();  // to the next row, if there is one
    void run() {
        while (next()) {
        }
    }
    std::int64_t number(int column) const;
    std::string bytes(int column) const;  // text or blob

private:
    void bind(std::string_view text);
    void bind(Blob blob);
    void bind(std::int64_t number);
    void bind(std::size_t count);  // more than SQLite can count is as much as it can
    void check(int code) const;

    sqlite3_stmt* statement_;
    int bound_ = 0;
};

class Db {
public:
    enum class Mode { write, read };
    Db(const std::string& path, Mode mode, const std::string& vfs);

    Use use(Sql sql);
    void run(Sql sql) { use(sql).run(); }
    void script(Sql sql);                       // several statements, run once
    void pragma(Sql name, std::int64_t value);  // a setting whose value is not known to the compiler
    std::int64_t number(Sql sql);               // of the first row; 0 if there is none
    std::string text(Sql sql);

    bool in_transaction() const;
    void roll_back() noexcept;  // if there is a transaction
    std::size_t changes() const;
    sqlite3* handle() const { return db_.get(); }

private:
    struct Close {
        void operator()(sqlite3* db) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    std::unique_ptr<sqlite3, Close> db_;
    std::unordered_map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>>
        prepared_;  // by address: literals
};

[[noreturn]] void throw_sql_error(sqlite3* db, int code);

}  // namespace scoville::store

// A plain connection, for what a test does behind the store's back.
#pragma once

#include <cstdint>
#include <string>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace scoville::store {

class RawSqlite {
public:
    explicit RawSqlite(const std::string& path) { EXPECT_EQ(sqlite3_open(path.c_str(), &db_), SQLITE_OK); }
    RawSqlite(const RawSqlite&) = delete;
    RawSqlite& operator=(const RawSqlite&) = delete;
    ~RawSqlite() { sqlite3_close(db_); }

    void run(const std::string& sql) {
        EXPECT_EQ(sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(db_);
    }

    std::string text(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        EXPECT_EQ(sqlite3_prepare_v2(db_, sql.c_str(), -1, &statement, nullptr), SQLITE_OK)
            << sqlite3_errmsg(db_);
        std::string found;
        if (sqlite3_step(statement) == SQLITE_ROW)
            if (const auto* value = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
                value != nullptr)
                found = value;
        sqlite3_finalize(statement);
        return found;
    }

    std::int64_t number(const std::string& sql) {
        const std::string found = text(sql);
        EXPECT_FALSE(found.empty()) << sql;
        return found.empty() ? 0 : std::stoll(found);
    }

private:
    sqlite3* db_ = nullptr;
};

}  // namespace scoville::store

// Files of older programs. Each version is held as the SQL that such a program left behind.
#include <string>

#include <gtest/gtest.h>

#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/store/raw_sqlite.h"

namespace scoville::store {
namespace {

constexpr const char* version_1 = R"(
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, listed INTEGER NOT NULL, deadline_ms INTEGER NOT NULL,
  touched_ms INTEGER NOT NULL, finished INTEGER NOT NULL, summary BLOB NOT NULL) STRICT;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_listed ON tables (touched_ms) WHERE listed = 1 AND finished = 0;
CREATE INDEX tables_due ON tables (deadline_ms) WHERE deadline_ms <> 0;
CREATE INDEX tables_finished ON tables (touched_ms) WHERE finished = 1;
CREATE TABLE journal (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq INTEGER NOT NULL CHECK (seq >= 0),
  entry BLOB NOT NULL, PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE members (
  person_id TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (person_id, table_id)) STRICT, WITHOUT ROWID;
CREATE INDEX members_of_table ON members (table_id);
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY, secret_hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, about BLOB NOT NULL,
  seen_ms INTEGER NOT NULL) STRICT;
CREATE INDEX people_seen ON people (seen_ms);
CREATE TABLE kept (key TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1399025526;
PRAGMA user_version = 1;
INSERT INTO tables VALUES ('t1', 'CODE', 1, 5, 6, 0, x'73756d');
INSERT INTO journal VALUES ('t1', 0, x'61'), ('t1', 1, x'62');
INSERT INTO members VALUES ('p1', 't1');
INSERT INTO people VALUES ('p1', x'68617368', 'Ann', x'', 5);
INSERT INTO kept VALUES ('server', x'6964');
)";

std::string shape_of(const std::string& path) {
    return RawSqlite(path).text(
        "SELECT group_concat(type || ' ' || name, ', ') FROM (SELECT type, name FROM sqlite_schema ORDER BY "
        "name)");
}

TEST(Migration, a_file_of_version_1_is_brought_up_to_date) {
    const Folder folder;
    RawSqlite(folder.file()).run(version_1);
    {
        const auto store = open_sqlite({.path = folder.file()});
        const TableRow row{"t1", "CODE", true, 5, 6, false, "sum"};
        EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value, (Loaded{row, {"a", "b"}, {"p1"}}));
        EXPECT_EQ(get<Person>(*store, &Store::person_by_secret, "hash").value.name, "Ann");
        EXPECT_EQ(get<std::string>(*store, &Store::kept, "server").value, "id");
        EXPECT_EQ(put(*store, &Store::say, Said{"t1", "p1", 1, "hello"}).outcome, Outcome::ok);
        EXPECT_EQ(put(*store, &Store::append, next_append("t1", 2, {"c"})).outcome, Outcome::ok);
        EXPECT_EQ(put(*store, &Store::quarantine, "t1", "why").outcome, Outcome::ok);
    }
    open_sqlite({.path = folder.file("new.db")}).reset();
    EXPECT_EQ(shape_of(folder.file()), shape_of(folder.file("new.db")));
    EXPECT_EQ(RawSqlite(folder.file()).number("PRAGMA user_version"),
              static_cast<std::int64_t>(schema_steps().size()));
}

TEST(Migration, a_step_that_fails_leaves_the_file_as_it_was) {
    static constexpr Sql good = "CREATE TABLE one (a TEXT)";
    static constexpr Sql bad = "CREATE TABLE two (a TEXT); CREATE TABLE one (b TEXT)";
    const Folder folder;
    Db db(folder.file(), Db::Mode::write, "");
    EXPECT_THROW(migrate(db, std::array{good, bad}), SqlError);
    EXPECT_FALSE(db.in_transaction());
    EXPECT_EQ(db.number("PRAGMA user_version"), 1);
    EXPECT_EQ(db.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'"), 1);
}

}  // namespace
}  // namespace scoville::store

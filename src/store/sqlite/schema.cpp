#include "store/sqlite/schema.h"

#include <array>

#include "store/sqlite/sqlite.h"

namespace scoville::store {
namespace {

constexpr std::int64_t our_file = 0x53636f76;  // "Scov", SQLite's application_id

constexpr Sql step_1 = R"(
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  code TEXT NOT NULL,
  listed INTEGER NOT NULL,
  deadline_ms INTEGER NOT NULL,
  touched_ms INTEGER NOT NULL,
  finished INTEGER NOT NULL,
  summary BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_listed ON tables (touched_ms) WHERE listed = 1 AND finished = 0;
CREATE INDEX tables_due ON tables (deadline_ms) WHERE deadline_ms <> 0;
CREATE INDEX tables_finished ON tables (touched_ms) WHERE finished = 1;

CREATE TABLE journal (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL CHECK (seq >= 0),
  entry BLOB NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
  person_id TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (person_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_of_table ON members (table_id);

CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  secret_hash BLOB NOT NULL UNIQUE,
  name TEXT NOT NULL,
  about BLOB NOT NULL,
  seen_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX people_seen ON people (seen_ms);

CREATE TABLE kept (
  key TEXT NOT NULL PRIMARY KEY,
  bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
)";

// Chat, and tables that are set aside. `rows` is every table that may be used.
constexpr Sql step_2 = R"(
CREATE TABLE said (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;
CREATE INDEX said_at_table ON said (table_id, id);
CREATE INDEX said_by_person ON said (person_id);
CREATE INDEX said_when ON said (at_ms);

CREATE TABLE quarantine (
  table_id TEXT NOT NULL PRIMARY KEY,
  why TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE VIEW rows AS
  SELECT id, code, listed, deadline_ms, touched_ms, finished, summary FROM tables
  WHERE NOT EXISTS (SELECT 1 FROM quarantine WHERE quarantine.table_id = tables.id);
)";

// The last entries of all journals, in the order they came (recent.h).
constexpr Sql step_3 = R"(
CREATE TABLE recent (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  entry BLOB NOT NULL
) STRICT;
)";

constexpr std::array steps{step_1, step_2, step_3};

void refuse_strangers(Db& db, std::int64_t version) {
    const std::int64_t owner = db.number("PRAGMA application_id");
    const bool empty = db.number("SELECT count(*) FROM sqlite_schema") == 0;
    if (owner == our_file || (owner == 0 && version == 0 && empty)) return;
    throw OpenError("this is the SQLite database of another program");
}

}  // namespace

std::span<const Sql> schema_steps() { return steps; }

void check_version(Db& db, std::span<const Sql> known) {
    const std::int64_t version = db.number("PRAGMA user_version");
    refuse_strangers(db, version);
    if (version > static_cast<std::int64_t>(known.size()))
        throw OpenError("it has schema version " + std::to_string(version) +
                        ", but this program knows only up to " + std::to_string(known.size()) +
                        ": use a newer program, or a backup from before the update");
}

void migrate(Db& db, std::span<const Sql> wanted) {
    const std::int64_t version = db.number("PRAGMA user_version");
    const auto newest = static_cast<std::int64_t>(wanted.size());
    for (std::int64_t at = version; at < newest; ++at) {
        db.run("BEGIN IMMEDIATE");
        try {
            db.script(wanted[static_cast<std::size_t>(at)]);
            db.pragma("application_id", our_file);
            db.pragma("user_version", at + 1);
            db.run("COMMIT");
        } catch (...) {
            db.roll_back();
            throw;
        }
    }
}

}  // namespace scoville::store

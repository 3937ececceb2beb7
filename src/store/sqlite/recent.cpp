#include "store/sqlite/recent.h"

namespace scoville::store::recent {
namespace {

bool any(Db& db) { return db.number("SELECT 1 FROM recent LIMIT 1") != 0; }

struct Row {
    std::string table;
    std::int64_t seq;
    std::string entry;
};

// Up to the first place that cannot be read. Outside of a transaction, which would come to nothing by it.
void read_some(Use& rows, std::vector<Row>& readable) {
    try {
        while (rows.next()) readable.push_back({rows.bytes(0), rows.number(1), rows.bytes(2)});
    } catch (const SqlError&) {  // NOLINT(bugprone-empty-catch): this is where the damage begins
    }
}

std::vector<Row> what_can_be_read(Db& db) {
    std::vector<Row> readable;
    {
        Use from_the_first = db.use("SELECT table_id, seq, entry FROM recent ORDER BY id");
        read_some(from_the_first, readable);
    }
    Use from_the_last = db.use("SELECT table_id, seq, entry FROM recent ORDER BY id DESC");
    read_some(from_the_last, readable);
    return readable;
}

void save_what_can_be_read(Db& db) {
    const std::vector<Row> readable = what_can_be_read(db);
    db.run("BEGIN IMMEDIATE");
    for (const Row& row : readable)
        db.use(
              "INSERT OR IGNORE INTO journal (table_id, seq, entry) SELECT ?1, ?2, ?3"
              " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)")
            .with(row.table, row.seq, Blob{row.entry})
            .run();
    db.run(
        "INSERT OR REPLACE INTO quarantine (table_id, why)"
        " SELECT id, 'what was written last is damaged' FROM tables WHERE finished = 0");
    db.script(
        "ALTER TABLE recent RENAME TO recent_damaged;"
        "CREATE TABLE recent (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL,"
        " entry BLOB NOT NULL) STRICT;");
    db.run("COMMIT");
}

}  // namespace

void put(Db& db, const std::string& table, std::int64_t seq, const std::string& entry) {
    db.use("INSERT INTO recent (table_id, seq, entry) VALUES (?, ?, ?)").with(table, seq, Blob{entry}).run();
}

void bring_home(Db& db) {
    if (!any(db)) return;
    db.run(
        "INSERT INTO journal (table_id, seq, entry)"
        " SELECT table_id, seq, entry FROM recent ORDER BY table_id, seq");
    db.run("DELETE FROM recent");
}

void settle(Db& db) {
    try {
        if (!any(db)) return;
        db.run("BEGIN IMMEDIATE");
        bring_home(db);
        db.run("COMMIT");
    } catch (const SqlError& error) {
        db.roll_back();
        if (error.answer().outcome != Outcome::damaged) return;
        save_what_can_be_read(db);
    }
}

}  // namespace scoville::store::recent

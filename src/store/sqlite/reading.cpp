#include "store/sqlite/reading.h"

#include <algorithm>

namespace scoville::store::reading {
namespace {

TableRow row_of(const Use& row) {
    return {.id = row.bytes(0),
            .code = row.bytes(1),
            .listed = row.number(2) != 0,
            .deadline_ms = row.number(3),
            .touched_ms = row.number(4),
            .finished = row.number(5) != 0,
            .summary = row.bytes(6)};
}

Answer all_rows(Use& found, Rows& rows) {
    while (found.next()) rows.push_back(row_of(found));
    return {};
}

Answer one_person(Use& found, Person& person) {
    if (!found.next()) return {Outcome::missing, "no such person"};
    person = {.id = found.bytes(0),
              .secret_hash = found.bytes(1),
              .name = found.bytes(2),
              .about = found.bytes(3),
              .seen_ms = found.number(4)};
    return {};
}

Answer add_entries(Use& entries, Loaded& loaded) {
    while (entries.next()) {
        if (entries.number(0) != static_cast<std::int64_t>(loaded.entries.size()))
            return {Outcome::damaged,
                    "the journal has a gap before entry " + std::to_string(entries.number(0))};
        loaded.entries.push_back(entries.bytes(1));
    }
    return {};
}

}  // namespace

Answer known(Db& db, const std::string& table) {
    Use set_aside = db.use("SELECT why FROM quarantine WHERE table_id = ?");
    if (set_aside.with(table).next()) return {Outcome::damaged, set_aside.bytes(0)};
    Use there = db.use("SELECT 1 FROM tables WHERE id = ?");
    return there.with(table).next() ? Answer{} : Answer{Outcome::missing, "no such table"};
}

Answer load(Db& db, const std::string& table, Loaded& loaded) {
    if (Answer usable = known(db, table); !usable) return usable;
    Use row = db.use("SELECT * FROM rows WHERE id = ?");
    if (!row.with(table).next()) return {Outcome::damaged, "the table's row is gone from its index"};
    loaded.row = row_of(row);
    Use home = db.use("SELECT seq, entry FROM journal WHERE table_id = ? ORDER BY seq");
    if (Answer whole = add_entries(home.with(table), loaded); !whole) return whole;
    Use last = db.use("SELECT seq, entry FROM recent WHERE table_id = ? ORDER BY id");
    if (Answer whole = add_entries(last.with(table), loaded); !whole) return whole;
    Use members = db.use("SELECT person_id FROM members WHERE table_id = ? ORDER BY person_id");
    members.with(table);
    while (members.next()) loaded.members.push_back(members.bytes(0));
    return {};
}

Answer find_code(Db& db, const std::string& code, TableRow& row) {
    Use found = db.use(
        "SELECT id, code, listed, deadline_ms, touched_ms, finished, summary FROM tables"
        " WHERE code = ? AND code <> ''");
    if (!found.with(code).next()) return {Outcome::missing, "no table has this code"};
    TableRow candidate = row_of(found);
    if (Answer usable = known(db, candidate.id); !usable) return usable;
    row = std::move(candidate);
    return {};
}

Answer listed(Db& db, std::size_t limit, Rows& rows) {
    Use found =
        db.use("SELECT * FROM rows WHERE listed = 1 AND finished = 0 ORDER BY touched_ms DESC, id LIMIT ?");
    return all_rows(found.with(limit), rows);
}

Answer tables_of(Db& db, const std::string& person, std::size_t limit, Rows& rows) {
    Use found = db.use(
        "SELECT rows.* FROM members JOIN rows ON rows.id = members.table_id WHERE members.person_id = ?"
        " ORDER BY touched_ms DESC, id LIMIT ?");
    return all_rows(found.with(person, limit), rows);
}

Answer due(Db& db, std::int64_t until_ms, std::size_t limit, Rows& rows) {
    Use found = db.use(
        "SELECT * FROM rows WHERE deadline_ms <> 0 AND deadline_ms <= ?"
        " ORDER BY deadline_ms, id LIMIT ?");
    return all_rows(found.with(until_ms, limit), rows);
}

Answer tables(Db& db, const std::string& after_id, std::size_t limit, Rows& rows) {
    Use found = db.use("SELECT * FROM rows WHERE id > ? ORDER BY id LIMIT ?");
    return all_rows(found.with(after_id, limit), rows);
}

Answer quarantined(Db& db, std::size_t limit, std::vector<Quarantined>& all) {
    Use found = db.use("SELECT table_id, why FROM quarantine ORDER BY table_id LIMIT ?");
    found.with(limit);
    while (found.next()) all.push_back({found.bytes(0), found.bytes(1)});
    return {};
}

Answer person(Db& db, const std::string& id, Person& person) {
    Use found = db.use("SELECT id, secret_hash, name, about, seen_ms FROM people WHERE id = ?");
    return one_person(found.with(id), person);
}

Answer person_by_secret(Db& db, const std::string& secret_hash, Person& person) {
    Use found = db.use("SELECT id, secret_hash, name, about, seen_ms FROM people WHERE secret_hash = ?");
    return one_person(found.with(Blob{secret_hash}), person);
}

Answer said(Db& db, const std::string& table, std::size_t limit, std::vector<Said>& last) {
    if (Answer usable = known(db, table); !usable) return usable;
    Use found = db.use(
        "SELECT table_id, person_id, at_ms, bytes FROM said WHERE table_id = ? ORDER BY id DESC LIMIT ?");
    found.with(table, limit);
    while (found.next()) last.push_back({found.bytes(0), found.bytes(1), found.number(2), found.bytes(3)});
    std::ranges::reverse(last);
    return {};
}

Answer kept(Db& db, const std::string& key, std::string& bytes) {
    Use found = db.use("SELECT bytes FROM kept WHERE key = ?");
    if (!found.with(key).next()) return {Outcome::missing, "nothing is kept under this key"};
    bytes = found.bytes(0);
    return {};
}

}  // namespace scoville::store::reading

#include "store/sqlite/writing.h"

#include <algorithm>

#include "base/check.h"
#include "store/sqlite/reading.h"
#include "store/sqlite/recent.h"

namespace scoville::store::writing {
namespace {

Answer none_if(bool missing, const char* why) { return missing ? Answer{Outcome::missing, why} : Answer{}; }

void put_row(Db& db, const TableRow& row) {
    db.use(
          "INSERT INTO tables (id, code, listed, deadline_ms, touched_ms, finished, summary)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)"
          " ON CONFLICT (id) DO UPDATE SET code = excluded.code, listed = excluded.listed,"
          " deadline_ms = excluded.deadline_ms, touched_ms = excluded.touched_ms, finished = "
          "excluded.finished,"
          " summary = excluded.summary")
        .with(row.id, row.code, std::int64_t{row.listed}, row.deadline_ms, row.touched_ms,
              std::int64_t{row.finished}, Blob{row.summary})
        .run();
}

std::uint64_t next_seq(Db& db, const std::string& table) {
    Use last = db.use("SELECT seq + 1 FROM journal WHERE table_id = ? ORDER BY seq DESC LIMIT 1");
    return last.with(table).next() ? static_cast<std::uint64_t>(last.number(0)) : 0;
}

std::size_t forget(Db& db, Use& statement, std::int64_t before_ms, std::size_t limit) {
    statement.with(before_ms, limit).run();
    return db.changes();
}

}  // namespace

Answer append(Db& db, Ends& ends, const Append& append) {
    CHECK(!append.row || append.row->id == append.table);
    auto next = ends.next(append.table);
    if (!next) {
        Answer usable = reading::known(db, append.table);
        if (!usable && !(usable.outcome == Outcome::missing && append.row)) return usable;
        next = std::max(next_seq(db, append.table), ends.in_recent(db, append.table));
    }
    if (append.first_seq != *next) return {Outcome::conflict, "the entry is not the next one"};
    ends.moved(append.table, *next + append.entries.size(), append.entries.size());
    if (append.row) put_row(db, *append.row);
    auto seq = static_cast<std::int64_t>(append.first_seq);
    for (const std::string& entry : append.entries) recent::put(db, append.table, seq++, entry);
    for (const std::string& person : append.members)
        db.use("INSERT INTO members (person_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .with(person, append.table)
            .run();
    for (const std::string& person : append.left)
        db.use("DELETE FROM members WHERE person_id = ? AND table_id = ?").with(person, append.table).run();
    return {};
}

Answer set_row(Db& db, const TableRow& row) {
    if (Answer usable = reading::known(db, row.id); !usable) return usable;
    put_row(db, row);
    return {};
}

Answer forget_table(Db& db, const std::string& table) {
    db.use("DELETE FROM recent WHERE table_id = ?").with(table).run();
    db.use("DELETE FROM quarantine WHERE table_id = ?").with(table).run();
    const std::size_t set_aside = db.changes();
    db.use("DELETE FROM tables WHERE id = ?").with(table).run();
    return none_if(db.changes() + set_aside == 0, "no such table");
}

Answer quarantine(Db& db, const std::string& table, const std::string& why) {
    db.use("INSERT OR REPLACE INTO quarantine (table_id, why) VALUES (?, ?)").with(table, why).run();
    return {};
}

Answer save_person(Db& db, const Person& person) {
    db.use(
          "INSERT INTO people (id, secret_hash, name, about, seen_ms) VALUES (?, ?, ?, ?, ?)"
          " ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, name = excluded.name,"
          " about = excluded.about, seen_ms = excluded.seen_ms")
        .with(person.id, Blob{person.secret_hash}, person.name, Blob{person.about}, person.seen_ms)
        .run();
    return {};
}

Answer forget_person(Db& db, const std::string& id) {
    db.use("DELETE FROM members WHERE person_id = ?").with(id).run();
    db.use("DELETE FROM said WHERE person_id = ?").with(id).run();
    db.use("DELETE FROM people WHERE id = ?").with(id).run();
    return none_if(db.changes() == 0, "no such person");
}

Answer say(Db& db, const Said& said) {
    if (Answer usable = reading::known(db, said.table); !usable) return usable;
    db.use("INSERT INTO said (table_id, person_id, at_ms, bytes) VALUES (?, ?, ?, ?)")
        .with(said.table, said.person, said.at_ms, Blob{said.bytes})
        .run();
    return {};
}

Answer keep(Db& db, const std::string& key, const std::string& bytes) {
    db.use("INSERT OR REPLACE INTO kept (key, bytes) VALUES (?, ?)").with(key, Blob{bytes}).run();
    return {};
}

Answer drop(Db& db, const std::string& key) {
    db.use("DELETE FROM kept WHERE key = ?").with(key).run();
    return none_if(db.changes() == 0, "nothing is kept under this key");
}

Answer forget_said(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    Use old =
        db.use("DELETE FROM said WHERE id IN (SELECT id FROM said WHERE at_ms < ? ORDER BY at_ms LIMIT ?)");
    gone = forget(db, old, before_ms, limit);
    return {};
}

Answer forget_finished(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    db.use(
          "DELETE FROM recent WHERE table_id IN"
          " (SELECT id FROM rows WHERE finished = 1 AND touched_ms < ? ORDER BY touched_ms, id LIMIT ?)")
        .with(before_ms, limit)
        .run();
    Use old = db.use(
        "DELETE FROM tables WHERE id IN"
        " (SELECT id FROM rows WHERE finished = 1 AND touched_ms < ? ORDER BY touched_ms, id LIMIT ?)");
    gone = forget(db, old, before_ms, limit);
    return {};
}

Answer forget_abandoned(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    db.use(
          "DELETE FROM recent WHERE table_id IN"
          " (SELECT id FROM rows WHERE finished = 0 AND touched_ms < ? ORDER BY touched_ms, id LIMIT ?)")
        .with(before_ms, limit)
        .run();
    Use old = db.use(
        "DELETE FROM tables WHERE id IN"
        " (SELECT id FROM rows WHERE finished = 0 AND touched_ms < ? ORDER BY touched_ms, id LIMIT ?)");
    gone = forget(db, old, before_ms, limit);
    return {};
}

Answer forget_unseen(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    Use old = db.use(
        "DELETE FROM people WHERE id IN (SELECT id FROM people WHERE seen_ms < ? AND NOT EXISTS"
        " (SELECT 1 FROM members WHERE members.person_id = people.id) ORDER BY seen_ms LIMIT ?)");
    gone = forget(db, old, before_ms, limit);
    return {};
}

}  // namespace scoville::store::writing

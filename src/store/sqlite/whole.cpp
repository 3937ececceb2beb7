#include "store/sqlite/whole.h"

#include <filesystem>
#include <optional>

#include "store/sqlite/open.h"

namespace scoville::store {
namespace {

namespace fs = std::filesystem;

class WholeFile final : public Whole {
public:
    WholeFile(const std::string& path, bool anew) : path_(path), anew_(anew) {
        std::error_code ignored;
        if (fs::exists(path, ignored) == anew)
            throw CannotCarry(path + (anew ? " is there already" : " is not there"));
        open();
        said([&] { db().run("BEGIN IMMEDIATE"); });
    }
    // What was begun and not committed was never there.
    ~WholeFile() override {
        if (!anew_ || committed_ || !opened_) return;
        db().roll_back();
        opened_.reset();
        std::error_code ignored;
        for (const char* part : {"", "-wal", "-shm", ".lock"}) fs::remove(path_ + part, ignored);
    }

    bool empty() override {
        return said([&] {
            return db().number("SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people)") == 0;
        });
    }
    std::vector<std::string> tables(const std::string& after, std::size_t limit) override {
        return said([&] {
            std::vector<std::string> ids;
            Use found = db().use("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            found.with(after, limit);
            while (found.next()) ids.push_back(found.bytes(0));
            return ids;
        });
    }
    WholeTable table(const std::string& id) override {
        return said([&] { return read(id); });
    }
    std::vector<Person> people(const std::string& after, std::size_t limit) override {
        return said([&] {
            std::vector<Person> all;
            Use found = db().use(
                "SELECT id, secret_hash, name, about, seen_ms FROM people WHERE id > ? ORDER BY id LIMIT ?");
            found.with(after, limit);
            while (found.next())
                all.push_back(
                    {found.bytes(0), found.bytes(1), found.bytes(2), found.bytes(3), found.number(4)});
            return all;
        });
    }
    std::vector<Quarantined> aside() override {
        return said([&] {
            std::vector<Quarantined> all;
            Use found = db().use("SELECT table_id, why FROM quarantine ORDER BY table_id");
            while (found.next()) all.push_back({found.bytes(0), found.bytes(1)});
            return all;
        });
    }
    std::vector<Kept> kept() override {
        return said([&] {
            std::vector<Kept> all;
            Use found = db().use("SELECT key, bytes FROM kept ORDER BY key");
            while (found.next()) all.push_back({found.bytes(0), found.bytes(1)});
            return all;
        });
    }

    void put(const WholeTable& table) override {
        said([&] { write(table); });
    }
    void put(const std::vector<Person>& people) override {
        said([&] {
            for (const Person& person : people)
                db().use("INSERT INTO people (id, secret_hash, name, about, seen_ms) VALUES (?, ?, ?, ?, ?)")
                    .with(person.id, Blob{person.secret_hash}, person.name, Blob{person.about},
                          person.seen_ms)
                    .run();
        });
    }
    void put(const Quarantined& aside) override {
        said([&] {
            db().use("INSERT INTO quarantine (table_id, why) VALUES (?, ?)")
                .with(aside.table, aside.why)
                .run();
        });
    }
    void put(const Kept& kept) override {
        said([&] {
            db().use("INSERT INTO kept (key, bytes) VALUES (?, ?)").with(kept.key, Blob{kept.bytes}).run();
        });
    }
    void commit() override {
        said([&] { db().run("COMMIT"); });
        committed_ = true;
    }

private:
    Db& db() { return opened_->writer; }

    void open() {
        try {
            opened_.emplace(open_files({.path = path_}));
        } catch (const OpenError& error) {
            throw CannotCarry(error.what());
        }
    }
    template <class Act>
    auto said(Act act) -> decltype(act()) {
        try {
            return act();
        } catch (const SqlError& error) {
            throw CannotCarry(path_ + ": " + error.text);
        }
    }

    WholeTable read(const std::string& id) {
        WholeTable table;
        Use row = db().use(
            "SELECT id, code, listed, deadline_ms, touched_ms, finished, summary FROM tables WHERE id = ?");
        if (!row.with(id).next()) throw CannotCarry(path_ + ": table " + id + " is not there");
        table.row = {row.bytes(0),  row.bytes(1),       row.number(2) != 0, row.number(3),
                     row.number(4), row.number(5) != 0, row.bytes(6)};
        // Its last entries may still lie among everyone's (recent.h).
        Use entries = db().use(
            "SELECT seq, entry FROM journal WHERE table_id = ?1 UNION ALL "
            "SELECT seq, entry FROM recent WHERE table_id = ?1 ORDER BY seq");
        entries.with(id);
        while (entries.next()) table.entries.emplace_back(entries.number(0), entries.bytes(1));
        Use members = db().use("SELECT person_id FROM members WHERE table_id = ? ORDER BY person_id");
        members.with(id);
        while (members.next()) table.members.push_back(members.bytes(0));
        Use words = db().use("SELECT person_id, at_ms, bytes FROM said WHERE table_id = ? ORDER BY id");
        words.with(id);
        while (words.next()) table.said.push_back({id, words.bytes(0), words.number(1), words.bytes(2)});
        return table;
    }

    void write(const WholeTable& table) {
        const TableRow& row = table.row;
        db().use(
                "INSERT INTO tables (id, code, listed, deadline_ms, touched_ms, finished, summary) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)")
            .with(row.id, row.code, std::int64_t{row.listed}, row.deadline_ms, row.touched_ms,
                  std::int64_t{row.finished}, Blob{row.summary})
            .run();
        for (const auto& [seq, entry] : table.entries)
            db().use("INSERT INTO journal (table_id, seq, entry) VALUES (?, ?, ?)")
                .with(row.id, seq, Blob{entry})
                .run();
        for (const std::string& person : table.members)
            db().use("INSERT INTO members (person_id, table_id) VALUES (?, ?)").with(person, row.id).run();
        for (const Said& one : table.said)
            db().use("INSERT INTO said (table_id, person_id, at_ms, bytes) VALUES (?, ?, ?, ?)")
                .with(one.table, one.person, one.at_ms, Blob{one.bytes})
                .run();
    }

    const std::string path_;
    const bool anew_;
    bool committed_ = false;
    std::optional<Opened> opened_;
};

}  // namespace

std::unique_ptr<Whole> whole_file(const std::string& path, bool anew) {
    return std::make_unique<WholeFile>(path, anew);
}

}  // namespace scoville::store

// What must outlive the program: tables with their journals, people, chat. A store keeps bytes and never
// knows what they mean, so that one contract (tests/store) holds for every kind of it.
//
// Any thread may ask (in memory: one). Every answer is given exactly once, on a thread of the store's (in
// memory: before the call returns), so a caller posts it to where it belongs. Writes happen in the order in
// which they were asked for; a read asked for after a write was answered sees it. A store that is destroyed
// answers everything first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "store/stats.h"

namespace scoville::store {

enum class Outcome {
    ok,        // of a write: it survives a power cut
    missing,   // nothing is kept under that name
    conflict,  // the number, code or secret is taken, or a gap would be left; nothing was written
    full,      // no room on the disk; nothing was written, and the same may be asked again later
    damaged,   // quarantined, or what is kept cannot be right; concerns this table alone
    failed,    // anything else. Not acknowledged, but after a power cut a failed write may yet be found
    unsure,    // of a write: the line to the database broke under it. Whether it is there is settled by now,
               // and a load tells
};

const char* name_of(Outcome outcome);

struct Answer {
    Outcome outcome = Outcome::ok;
    std::string why;  // a sentence for the log; never holds what was stored

    explicit operator bool() const { return outcome == Outcome::ok; }
};

using Done = std::function<void(Answer)>;
template <class T>
using Got = std::function<void(Answer, T)>;  // T{} unless the answer is ok

struct TableRow {
    std::string id;
    std::string code;  // unique among the tables that are kept; empty: none
    bool listed = false;
    std::int64_t deadline_ms = 0;  // UTC; 0: none
    std::int64_t touched_ms = 0;
    bool finished = false;
    std::string summary;

    bool operator==(const TableRow&) const = default;
};
using Rows = std::vector<TableRow>;

// All or nothing. Entries of a table are numbered from 0 without gaps; whoever comes second with a number
// gets a conflict and loads again. The first append of a table brings its row (and may bring no entry).
struct Append {
    std::string table;
    std::uint64_t first_seq = 0;
    std::vector<std::string> entries;
    std::optional<TableRow> row;
    std::vector<std::string> members;  // people who belong to the table from now on
    std::vector<std::string> left;     // and who no longer do
};

struct Loaded {
    TableRow row;
    std::vector<std::string> entries;  // entry i has number i
    std::vector<std::string> members;  // by id

    bool operator==(const Loaded&) const = default;
};

struct Person {
    std::string id;
    std::string secret_hash;  // belongs to one person only
    std::string name;
    std::string about;
    std::int64_t seen_ms = 0;

    bool operator==(const Person&) const = default;
};

struct Said {
    std::string table;
    std::string person;
    std::int64_t at_ms = 0;
    std::string bytes;

    bool operator==(const Said&) const = default;
};

struct Quarantined {
    std::string table;
    std::string why;

    bool operator==(const Quarantined&) const = default;
};

class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // Tables. A quarantined one is in no list, and every other question about it is answered "damaged".
    virtual void append(Append append, Done done) = 0;
    virtual void set_row(TableRow row, Done done) = 0;  // no entry; the table must exist
    virtual void load(std::string table, Got<Loaded> got) = 0;
    virtual void find_code(std::string code, Got<TableRow> got) = 0;
    virtual void listed(std::size_t limit, Got<Rows> got) = 0;  // unfinished; the last touched first
    virtual void tables_of(std::string person, std::size_t limit,
                           Got<Rows> got) = 0;                                      // the last touched first
    virtual void due(std::int64_t until_ms, std::size_t limit, Got<Rows> got) = 0;  // earliest deadline first
    virtual void tables(std::string after_id, std::size_t limit, Got<Rows> got) = 0;  // all, page by page
    virtual void forget_table(std::string table, Done done) = 0;                      // quarantined ones too
    virtual void quarantine(std::string table, std::string why, Done done) = 0;
    virtual void quarantined(std::size_t limit, Got<std::vector<Quarantined>> got) = 0;

    // People.
    virtual void save_person(Person person, Done done) = 0;  // new, or instead of the one with this id
    virtual void person(std::string id, Got<Person> got) = 0;
    virtual void person_by_secret(std::string secret_hash, Got<Person> got) = 0;
    virtual void forget_person(std::string id, Done done) = 0;  // with memberships and chat

    // Chat: apart from the journal, because it is forgotten earlier.
    virtual void say(Said said, Done done) = 0;
    virtual void said(std::string table, std::size_t limit,
                      Got<std::vector<Said>> got) = 0;  // the last, in order

    // Retention: at most `limit` at once, so that play never waits long; the answer is how many went.
    virtual void forget_said(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) = 0;
    virtual void forget_finished(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) = 0;
    virtual void forget_abandoned(std::int64_t before_ms, std::size_t limit,
                                  Got<std::size_t> got) = 0;  // unfinished, and not touched since
    virtual void forget_unseen(std::int64_t before_ms, std::size_t limit,
                               Got<std::size_t> got) = 0;  // people at no table

    // Small settings, such as a server's id.
    virtual void keep(std::string key, std::string bytes, Done done) = 0;
    virtual void kept(std::string key, Got<std::string> got) = 0;
    virtual void drop(std::string key, Done done) = 0;

    // A consistent copy while play goes on; conflict if the file exists.
    virtual void backup(std::string path, Done done) = 0;

    // Of a store that gathers: what was asked for so far is written now. For a thread that asks much and has
    // come to its end for the moment.
    virtual void release() {}
    // Where all that were written together are answered: it is given one task that answers them. Without it
    // the store's own thread does. Set before anything is asked.
    virtual void answers_by(std::function<void(std::function<void()>)> by) { (void)by; }
    // What is asked for now waits until something else has been written.
    virtual bool writing() const { return false; }

    virtual Stats stats() const = 0;
};

}  // namespace scoville::store

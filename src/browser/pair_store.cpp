#include "browser/pair_store.h"

#include <array>
#include <limits>
#include <utility>

#include "browser/rows.h"
#include "store/memory.h"

namespace scoville::browser {
namespace {

using store::Answer;
using store::Done;
using store::Got;
using store::Outcome;

// Tables before those who belong to them.
constexpr std::array read_first{key::kept, key::person, key::table, key::member};

void tell(const Done& done, Answer answer) {
    if (done) done(std::move(answer));
}
Answer not_here() { return {Outcome::failed, "a device does not do this"}; }

}  // namespace

PairStore::PairStore(Pairs& pairs) : pairs_(pairs), memory_(store::open_memory()) {}
PairStore::~PairStore() = default;

void PairStore::open(std::function<void(bool)> then) { read_next(0, std::move(then)); }

void PairStore::read_next(std::size_t which, std::function<void(bool)> then) {
    if (which == read_first.size()) return then(true);
    pairs_.read(read_first[which], [this, which, then = std::move(then)](bool read, const PairList& pairs) {
        if (!read) return then(false);
        // One pair that is no such thing is left alone: the others are still good.
        for (const Pair& pair : pairs) take_in(pair);
        read_next(which + 1, then);
    });
}

bool PairStore::take_in(const Pair& pair) {
    const std::string& key = pair.first;
    const std::string& bytes = pair.second;
    const auto rest_after = [&](std::string_view kind) { return key.substr(kind.size()); };
    bool taken = false;
    const Done note = [&taken](const Answer& answer) { taken = static_cast<bool>(answer); };
    if (key.starts_with(key::kept)) {
        memory_->keep(rest_after(key::kept), bytes, note);
    } else if (key.starts_with(key::person)) {
        const auto person = person_in(bytes);
        if (person && person->id == rest_after(key::person)) memory_->save_person(*person, note);
    } else if (key.starts_with(key::table)) {
        const auto row = row_in(bytes);
        if (!row || row->id != rest_after(key::table)) return false;
        memory_->append(
            {.table = row->id, .first_seq = 0, .entries = {}, .row = row, .members = {}, .left = {}}, note);
        if (taken) known_.insert(row->id);
    } else if (key.starts_with(key::member)) {
        const std::string both = rest_after(key::member);
        const auto slash = both.find('/');
        if (slash == std::string::npos || !known_.contains(both.substr(0, slash))) return false;
        memory_->append({.table = both.substr(0, slash),
                         .first_seq = 0,
                         .entries = {},
                         .row = {},
                         .members = {both.substr(slash + 1)},
                         .left = {}},
                        note);
    }
    return taken;
}

void PairStore::written(Changes changes, std::function<void(Done)> then, Done done) {
    pairs_.write(std::move(changes), [then = std::move(then), done = std::move(done)](Answer answer) {
        if (!answer) return tell(done, std::move(answer));
        then([&done](Answer last) { tell(done, std::move(last)); });
    });
}

void PairStore::append(store::Append append, Done done) {
    if (!append.row && !known_.contains(append.table)) return tell(done, {Outcome::missing, "no such table"});
    known_.insert(append.table);
    here_.insert(append.table);  // it is made here, or was loaded before
    Changes changes;
    if (append.row) changes.put(key_of(key::table, append.table), bytes_of(*append.row));
    for (const std::string& person : append.members)
        changes.put(key_of(key::member, append.table, person), {});
    for (const std::string& person : append.left) changes.drop(key_of(key::member, append.table, person));
    auto number = static_cast<std::size_t>(append.first_seq);
    for (const std::string& entry : append.entries)
        changes.put(key_of(key::entry, append.table, number++), entry);
    written(
        std::move(changes),
        [this, append = std::move(append)](Done then) { memory_->append(append, std::move(then)); },
        std::move(done));
}

void PairStore::set_row(store::TableRow row, Done done) {
    if (!known_.contains(row.id)) return tell(done, {Outcome::missing, "no such table"});
    Changes changes;
    changes.put(key_of(key::table, row.id), bytes_of(row));
    written(
        std::move(changes),
        [this, row = std::move(row)](Done then) { memory_->set_row(row, std::move(then)); }, std::move(done));
}

void PairStore::load(std::string table, Got<store::Loaded> got) {
    if (!known_.contains(table) || here_.contains(table))
        return memory_->load(std::move(table), std::move(got));
    Waiting& waiting = loading_[table];
    waiting.push_back(std::move(got));
    if (waiting.size() > 1) return;
    pairs_.read(beginning_of(key::entry, table),
                [this, table](bool read, const PairList& pairs) { journal_read(table, read, pairs); });
}

void PairStore::journal_read(const std::string& table, bool read, const PairList& pairs) {
    Answer trouble{read ? Outcome::damaged : Outcome::failed, "the journal cannot be read"};
    if (!read) return answer_waiting(table, &trouble);
    std::vector<std::string> entries;
    for (const auto& [key, bytes] : pairs) {
        if (key != key_of(key::entry, table, entries.size())) {
            trouble.why = "an entry of the journal is missing";
            return answer_waiting(table, &trouble);
        }
        entries.push_back(bytes);
    }
    memory_->append(
        {.table = table, .first_seq = 0, .entries = std::move(entries), .row = {}, .members = {}, .left = {}},
        {[](const Answer&) {}});
    pairs_.read(beginning_of(key::said, table),
                [this, table](bool chat, const PairList& said) { chat_read(table, chat, said); });
}

// A table without its chat is still a table.
void PairStore::chat_read(const std::string& table, bool read, const PairList& pairs) {
    here_.insert(table);
    if (read) {
        for (const auto& [key, bytes] : pairs)
            if (const auto said = said_in(bytes); said && said->table == table)
                memory_->say(*said, [](const Answer&) {});
        chats_[table] = pairs.size();
    }
    answer_waiting(table, nullptr);
}

void PairStore::answer_waiting(const std::string& table, const Answer* trouble) {
    const auto waiting = loading_.extract(table);
    if (waiting.empty()) return;
    for (const auto& got : waiting.mapped())
        if (trouble != nullptr)
            got(*trouble, {});
        else
            memory_->load(table, got);
}

void PairStore::forget_table(std::string table, Done done) {
    Changes changes;
    changes.drop(key_of(key::table, table));
    for (const std::string_view kind : {key::member, key::entry, key::said})
        changes.drop(beginning_of(kind, table));
    known_.erase(table);
    here_.erase(table);
    chats_.erase(table);
    written(
        std::move(changes),
        [this, table = std::move(table)](Done then) { memory_->forget_table(table, std::move(then)); },
        std::move(done));
}

void PairStore::save_person(store::Person person, Done done) {
    Changes changes;
    changes.put(key_of(key::person, person.id), bytes_of(person));
    written(
        std::move(changes),
        [this, person = std::move(person)](Done then) { memory_->save_person(person, std::move(then)); },
        std::move(done));
}

void PairStore::say(store::Said said, Done done) {
    Changes changes;
    changes.put(key_of(key::said, said.table, chats_[said.table]++), bytes_of(said));
    written(
        std::move(changes),
        [this, said = std::move(said)](Done then) { memory_->say(said, std::move(then)); }, std::move(done));
}

void PairStore::keep(std::string key, std::string bytes, Done done) {
    Changes changes;
    changes.put(key_of(key::kept, key), bytes);
    written(
        std::move(changes),
        [this, key = std::move(key), bytes = std::move(bytes)](Done then) {
            memory_->keep(key, bytes, std::move(then));
        },
        std::move(done));
}

void PairStore::drop(std::string key, Done done) {
    Changes changes;
    changes.drop(key_of(key::kept, key));
    written(
        std::move(changes), [this, key = std::move(key)](Done then) { memory_->drop(key, std::move(then)); },
        std::move(done));
}

// With what was said at their tables: on a device these are theirs alone.
void PairStore::forget_person(std::string id, Done done) {
    Changes changes;
    changes.drop(key_of(key::person, id));
    memory_->tables_of(id, std::numeric_limits<std::size_t>::max(),
                       [&](const Answer&, const store::Rows& rows) {
                           for (const store::TableRow& row : rows) {
                               changes.drop(key_of(key::member, row.id, id));
                               changes.drop(beginning_of(key::said, row.id));
                           }
                       });
    written(
        std::move(changes),
        [this, id = std::move(id)](Done then) { memory_->forget_person(id, std::move(then)); },
        std::move(done));
}

// ---- from memory ----
void PairStore::find_code(std::string code, Got<store::TableRow> got) {
    memory_->find_code(std::move(code), std::move(got));
}
void PairStore::listed(std::size_t limit, Got<store::Rows> got) { memory_->listed(limit, std::move(got)); }
void PairStore::tables_of(std::string person, std::size_t limit, Got<store::Rows> got) {
    memory_->tables_of(std::move(person), limit, std::move(got));
}
void PairStore::due(std::int64_t until_ms, std::size_t limit, Got<store::Rows> got) {
    memory_->due(until_ms, limit, std::move(got));
}
void PairStore::tables(std::string after_id, std::size_t limit, Got<store::Rows> got) {
    memory_->tables(std::move(after_id), limit, std::move(got));
}
void PairStore::quarantine(std::string table, std::string why, Done done) {
    memory_->quarantine(std::move(table), std::move(why),
                        [&done](Answer answer) { tell(done, std::move(answer)); });
}
void PairStore::quarantined(std::size_t limit, Got<std::vector<store::Quarantined>> got) {
    memory_->quarantined(limit, std::move(got));
}
void PairStore::person(std::string id, Got<store::Person> got) {
    memory_->person(std::move(id), std::move(got));
}
void PairStore::person_by_secret(std::string secret_hash, Got<store::Person> got) {
    memory_->person_by_secret(std::move(secret_hash), std::move(got));
}
void PairStore::said(std::string table, std::size_t limit, Got<std::vector<store::Said>> got) {
    memory_->said(std::move(table), limit, std::move(got));
}
void PairStore::kept(std::string key, Got<std::string> got) { memory_->kept(std::move(key), std::move(got)); }

// ---- never asked for ----
void PairStore::forget_said(std::int64_t, std::size_t, Got<std::size_t> got) { got(not_here(), 0); }
void PairStore::forget_finished(std::int64_t, std::size_t, Got<std::size_t> got) { got(not_here(), 0); }
void PairStore::forget_abandoned(std::int64_t, std::size_t, Got<std::size_t> got) { got(not_here(), 0); }
void PairStore::forget_unseen(std::int64_t, std::size_t, Got<std::size_t> got) { got(not_here(), 0); }
void PairStore::backup(std::string, Done done) { tell(done, not_here()); }

}  // namespace scoville::browser

#include "house/posted_store.h"

namespace scoville::house {

using store::Append;
using store::Done;
using store::Got;
using store::Loaded;
using store::Person;
using store::Rows;
using store::Said;
using store::TableRow;

Done PostedStore::posted(Done done) {
    if (!done) return [](const store::Answer&) {};
    return [&hours = hours_, done = std::move(done)](store::Answer answer) mutable {
        hours.post(
            [done = std::move(done), answer = std::move(answer)]() mutable { done(std::move(answer)); });
    };
}

template <class T>
Got<T> PostedStore::posted(Got<T> got) {
    return [&hours = hours_, got = std::move(got)](store::Answer answer, T value) mutable {
        hours.post([got = std::move(got), answer = std::move(answer), value = std::move(value)]() mutable {
            got(std::move(answer), std::move(value));
        });
    };
}

void PostedStore::append(Append append, Done done) {
    store_.append(std::move(append), posted(std::move(done)));
}
void PostedStore::set_row(TableRow row, Done done) {
    store_.set_row(std::move(row), posted(std::move(done)));
}
void PostedStore::load(std::string table, Got<Loaded> got) {
    store_.load(std::move(table), posted(std::move(got)));
}
void PostedStore::find_code(std::string code, Got<TableRow> got) {
    store_.find_code(std::move(code), posted(std::move(got)));
}
void PostedStore::listed(std::size_t limit, Got<Rows> got) { store_.listed(limit, posted(std::move(got))); }
void PostedStore::tables_of(std::string person, std::size_t limit, Got<Rows> got) {
    store_.tables_of(std::move(person), limit, posted(std::move(got)));
}
void PostedStore::due(std::int64_t until_ms, std::size_t limit, Got<Rows> got) {
    store_.due(until_ms, limit, posted(std::move(got)));
}
void PostedStore::tables(std::string after_id, std::size_t limit, Got<Rows> got) {
    store_.tables(std::move(after_id), limit, posted(std::move(got)));
}
void PostedStore::forget_table(std::string table, Done done) {
    store_.forget_table(std::move(table), posted(std::move(done)));
}
void PostedStore::quarantine(std::string table, std::string why, Done done) {
    store_.quarantine(std::move(table), std::move(why), posted(std::move(done)));
}
void PostedStore::quarantined(std::size_t limit, Got<std::vector<store::Quarantined>> got) {
    store_.quarantined(limit, posted(std::move(got)));
}

void PostedStore::save_person(Person person, Done done) {
    store_.save_person(std::move(person), posted(std::move(done)));
}
void PostedStore::person(std::string id, Got<Person> got) {
    store_.person(std::move(id), posted(std::move(got)));
}
void PostedStore::person_by_secret(std::string secret_hash, Got<Person> got) {
    store_.person_by_secret(std::move(secret_hash), posted(std::move(got)));
}
void PostedStore::forget_person(std::string id, Done done) {
    store_.forget_person(std::move(id), posted(std::move(done)));
}

void PostedStore::say(Said said, Done done) { store_.say(std::move(said), posted(std::move(done))); }
void PostedStore::said(std::string table, std::size_t limit, Got<std::vector<Said>> got) {
    store_.said(std::move(table), limit, posted(std::move(got)));
}

void PostedStore::forget_said(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
    store_.forget_said(before_ms, limit, posted(std::move(got)));
}
void PostedStore::forget_finished(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
    store_.forget_finished(before_ms, limit, posted(std::move(got)));
}
void PostedStore::forget_abandoned(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
    store_.forget_abandoned(before_ms, limit, posted(std::move(got)));
}
void PostedStore::forget_unseen(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
    store_.forget_unseen(before_ms, limit, posted(std::move(got)));
}

void PostedStore::keep(std::string key, std::string bytes, Done done) {
    store_.keep(std::move(key), std::move(bytes), posted(std::move(done)));
}
void PostedStore::kept(std::string key, Got<std::string> got) {
    store_.kept(std::move(key), posted(std::move(got)));
}
void PostedStore::drop(std::string key, Done done) { store_.drop(std::move(key), posted(std::move(done))); }
void PostedStore::backup(std::string path, Done done) {
    store_.backup(std::move(path), posted(std::move(done)));
}

}  // namespace scoville::house

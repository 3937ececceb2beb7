// The store as the house asks it: every answer comes in a turn of the house, whichever thread found it. This
// is the only place where an answer changes threads.
#pragma once

#include <utility>

#include "house/hours.h"
#include "store/store.h"

namespace scoville::house {

class PostedStore : public store::Store {
public:
    // Those of one commit come over to the house together, so that it is woken once for all of them.
    PostedStore(store::Store& store, Hours& hours) : store_(store), hours_(hours) {
        store_.answers_by([&hours](Task answer) { hours.post(std::move(answer)); });
    }

    // Without a Done nobody waits for the answer, and no turn is spent on it.
    void append(store::Append append, store::Done done) override;
    void set_row(store::TableRow row, store::Done done) override;
    void load(std::string table, store::Got<store::Loaded> got) override;
    void find_code(std::string code, store::Got<store::TableRow> got) override;
    void listed(std::size_t limit, store::Got<store::Rows> got) override;
    void tables_of(std::string person, std::size_t limit, store::Got<store::Rows> got) override;
    void due(std::int64_t until_ms, std::size_t limit, store::Got<store::Rows> got) override;
    void tables(std::string after_id, std::size_t limit, store::Got<store::Rows> got) override;
    void forget_table(std::string table, store::Done done) override;
    void quarantine(std::string table, std::string why, store::Done done) override;
    void quarantined(std::size_t limit, store::Got<std::vector<store::Quarantined>> got) override;

    void save_person(store::Person person, store::Done done) override;
    void person(std::string id, store::Got<store::Person> got) override;
    void person_by_secret(std::string secret_hash, store::Got<store::Person> got) override;
    void forget_person(std::string id, store::Done done) override;

    void say(store::Said said, store::Done done) override;
    void said(std::string table, std::size_t limit, store::Got<std::vector<store::Said>> got) override;

    void forget_said(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_finished(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_abandoned(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_unseen(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;

    void keep(std::string key, std::string bytes, store::Done done) override;
    void kept(std::string key, store::Got<std::string> got) override;
    void drop(std::string key, store::Done done) override;
    void backup(std::string path, store::Done done) override;

    void release() override { store_.release(); }
    store::Stats stats() const override { return store_.stats(); }

private:
    store::Done posted(store::Done done);
    template <class T>
    store::Got<T> posted(store::Got<T> got);

    store::Store& store_;
    Hours& hours_;
};

}  // namespace scoville::house

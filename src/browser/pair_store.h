// The store of a house in a browser: what lists and people need is here, in memory; journals and chat are
// read when a table is wanted; everything is written into the page's storage first and counts once it is
// durable. One house owns the storage (the page sees to that), so nobody else writes.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "browser/pairs.h"
#include "store/store.h"

namespace scoville::browser {

class PairStore final : public store::Store {
public:
    explicit PairStore(Pairs& pairs);
    ~PairStore() override;

    // First of all: what is needed before anything is asked. The answer: whether it could be read.
    void open(std::function<void(bool)> then);

    void append(store::Append append, store::Done done) override;
    void set_row(store::TableRow row, store::Done done) override;
    void load(std::string table, store::Got<store::Loaded> got) override;
    void find_code(std::string code, store::Got<store::TableRow> got) override;
    void listed(std::size_t limit, store::Got<store::Rows> got) override;
    void tables_of(std::string person, std::size_t limit, store::Got<store::Rows> got) override;
    void due(std::int64_t until_ms, std::size_t limit, store::Got<store::Rows> got) override;
    void tables(std::string after_id, std::size_t limit, store::Got<store::Rows> got) override;
    void forget_table(std::string table, store::Done done) override;
    // Until the page is opened again; then it is found out again.
    void quarantine(std::string table, std::string why, store::Done done) override;
    void quarantined(std::size_t limit, store::Got<std::vector<store::Quarantined>> got) override;

    void save_person(store::Person person, store::Done done) override;
    void person(std::string id, store::Got<store::Person> got) override;
    void person_by_secret(std::string secret_hash, store::Got<store::Person> got) override;
    void forget_person(std::string id, store::Done done) override;
    void say(store::Said said, store::Done done) override;
    void said(std::string table, std::size_t limit, store::Got<std::vector<store::Said>> got) override;
    void keep(std::string key, std::string bytes, store::Done done) override;
    void kept(std::string key, store::Got<std::string> got) override;
    void drop(std::string key, store::Done done) override;

    // A device keeps what its owner plays: nobody asks for these here, and they are refused.
    void forget_said(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_finished(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_abandoned(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void forget_unseen(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got) override;
    void backup(std::string path, store::Done done) override;

    store::Stats stats() const override { return memory_->stats(); }

private:
    using Waiting = std::vector<store::Got<store::Loaded>>;
    // Durable first, then true here, then answered.
    void written(Changes changes, std::function<void(store::Done)> then, store::Done done);
    void read_next(std::size_t which, std::function<void(bool)> then);
    bool take_in(const Pair& pair);
    void journal_read(const std::string& table, bool read, const PairList& pairs);
    void chat_read(const std::string& table, bool read, const PairList& pairs);
    void answer_waiting(const std::string& table, const store::Answer* trouble);

    Pairs& pairs_;
    std::unique_ptr<store::Store> memory_;
    std::set<std::string> known_;               // tables, those that are being made too
    std::set<std::string> here_;                // whose journal is in memory
    std::map<std::string, std::size_t> chats_;  // how much has been said at a table
    std::map<std::string, Waiting> loading_;
};

}  // namespace scoville::browser

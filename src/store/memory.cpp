#include "store/memory.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/check.h"

namespace scoville::store {
namespace {

struct Table {
    TableRow row;
    std::vector<std::string> entries;
    std::set<std::string> members;
    std::vector<Said> said;
};

class MemoryStore final : public Store {
public:
    void append(Append append, Done done) override {
        done(write([&] { return do_append(append); }));
    }

    void set_row(TableRow row, Done done) override {
        done(write([&]() -> Answer {
            if (const Answer usable = known(row.id); !usable) return usable;
            if (code_taken(row)) return {Outcome::conflict, "the code is taken"};
            put_row(row);
            return {};
        }));
    }

    void load(std::string table, Got<Loaded> got) override {
        read<Loaded>(got, [&](Loaded& loaded) -> Answer {
            if (const Answer usable = known(table); !usable) return usable;
            const Table& kept = tables_[table];
            loaded = {kept.row, kept.entries, {kept.members.begin(), kept.members.end()}};
            return {};
        });
    }

    void find_code(std::string code, Got<TableRow> got) override {
        read<TableRow>(got, [&](TableRow& row) -> Answer {
            const auto found = codes_.find(code);
            if (found == codes_.end()) return {Outcome::missing, "no table has this code"};
            if (const Answer usable = known(found->second); !usable) return usable;
            row = tables_[found->second].row;
            return {};
        });
    }

    void listed(std::size_t limit, Got<Rows> got) override {
        pick(limit, got, last_touched_first,
             [](const Table& table) { return table.row.listed && !table.row.finished; });
    }

    void tables_of(std::string person, std::size_t limit, Got<Rows> got) override {
        pick(limit, got, last_touched_first,
             [&](const Table& table) { return table.members.contains(person); });
    }

    void due(std::int64_t until_ms, std::size_t limit, Got<Rows> got) override {
        const auto earliest_first = [](const TableRow& a, const TableRow& b) {
            return std::pair(a.deadline_ms, std::string_view(a.id)) <
                   std::pair(b.deadline_ms, std::string_view(b.id));
        };
        pick(limit, got, earliest_first, [&](const Table& table) {
            return table.row.deadline_ms != 0 && table.row.deadline_ms <= until_ms;
        });
    }

    void tables(std::string after_id, std::size_t limit, Got<Rows> got) override {
        pick(
            limit, got, [](const TableRow& a, const TableRow& b) { return a.id < b.id; },
            [&](const Table& table) { return table.row.id > after_id; });
    }

    void forget_table(std::string table, Done done) override {
        done(write([&]() -> Answer {
            const bool was_quarantined = quarantined_.erase(table) > 0;
            return forget(table) || was_quarantined ? Answer{} : no_table();
        }));
    }

    void quarantine(std::string table, std::string why, Done done) override {
        done(write([&]() -> Answer {
            quarantined_.insert_or_assign(table, why);
            return {};
        }));
    }

    void quarantined(std::size_t limit, Got<std::vector<Quarantined>> got) override {
        read<std::vector<Quarantined>>(got, [&](std::vector<Quarantined>& all) -> Answer {
            for (const auto& [table, why] : quarantined_)
                if (all.size() < limit) all.push_back({table, why});
            return {};
        });
    }

    void save_person(Person person, Done done) override {
        done(write([&]() -> Answer {
            const auto owner = secrets_.find(person.secret_hash);
            if (owner != secrets_.end() && owner->second != person.id)
                return {Outcome::conflict, "the secret belongs to someone else"};
            forget_secret(person.id);
            secrets_[person.secret_hash] = person.id;
            people_.insert_or_assign(person.id, person);
            return {};
        }));
    }

    void person(std::string id, Got<Person> got) override {
        read<Person>(got, [&](Person& person) { return find_person(id, person); });
    }

    void person_by_secret(std::string secret_hash, Got<Person> got) override {
        read<Person>(got, [&](Person& person) {
            const auto owner = secrets_.find(secret_hash);
            return find_person(owner == secrets_.end() ? std::string() : owner->second, person);
        });
    }

    void forget_person(std::string id, Done done) override {
        done(write([&]() -> Answer {
            for (auto& [table_id, table] : tables_) {
                table.members.erase(id);
                std::erase_if(table.said, [&](const Said& said) { return said.person == id; });
            }
            forget_secret(id);
            return people_.erase(id) > 0 ? Answer{} : no_person();
        }));
    }

    void say(Said said, Done done) override {
        done(write([&]() -> Answer {
            if (const Answer usable = known(said.table); !usable) return usable;
            tables_[said.table].said.push_back(said);
            return {};
        }));
    }

    void said(std::string table, std::size_t limit, Got<std::vector<Said>> got) override {
        read<std::vector<Said>>(got, [&](std::vector<Said>& last) -> Answer {
            if (const Answer usable = known(table); !usable) return usable;
            const std::vector<Said>& all = tables_[table].said;
            last.assign(all.end() - static_cast<std::ptrdiff_t>(std::min(limit, all.size())), all.end());
            return {};
        });
    }

    void forget_said(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        count(got, [&](std::size_t& gone) {
            for (auto& [id, table] : tables_)
                std::erase_if(table.said, [&](const Said& said) {
                    const bool old = said.at_ms < before_ms && gone < limit;
                    gone += old;
                    return old;
                });
        });
    }

    void forget_finished(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget_old(true, before_ms, limit, got);
    }
    void forget_abandoned(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget_old(false, before_ms, limit, got);
    }
    void forget_old(bool finished, std::int64_t before_ms, std::size_t limit, const Got<std::size_t>& got) {
        count(got, [&](std::size_t& gone) {
            std::vector<std::string> old;
            for (const auto& [id, table] : tables_)
                if (table.row.finished == finished && table.row.touched_ms < before_ms &&
                    !quarantined_.contains(id) && old.size() < limit)
                    old.push_back(id);
            for (const std::string& id : old) gone += forget(id);
        });
    }

    void forget_unseen(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        count(got, [&](std::size_t& gone) {
            std::set<std::string> seated;
            for (const auto& [id, table] : tables_) seated.insert(table.members.begin(), table.members.end());
            std::vector<std::string> old;
            for (const auto& [id, person] : people_)
                if (person.seen_ms < before_ms && !seated.contains(id) && old.size() < limit)
                    old.push_back(id);
            for (const std::string& id : old) {
                forget_secret(id);
                gone += people_.erase(id);
            }
        });
    }

    void keep(std::string key, std::string bytes, Done done) override {
        done(write([&]() -> Answer {
            kept_.insert_or_assign(key, bytes);
            return {};
        }));
    }

    void kept(std::string key, Got<std::string> got) override {
        read<std::string>(got, [&](std::string& bytes) -> Answer {
            const auto found = kept_.find(key);
            if (found == kept_.end()) return {Outcome::missing, "nothing is kept under this key"};
            bytes = found->second;
            return {};
        });
    }

    void drop(std::string key, Done done) override {
        done(write([&]() -> Answer {
            return kept_.erase(key) > 0 ? Answer{}
                                        : Answer{Outcome::missing, "nothing is kept under this key"};
        }));
    }

    void backup(std::string, Done done) override {
        done({Outcome::failed, "a store in memory has no backup"});
    }

    Stats stats() const override { return stats_; }

private:
    static bool last_touched_first(const TableRow& a, const TableRow& b) {
        return std::pair(-a.touched_ms, std::string_view(a.id)) <
               std::pair(-b.touched_ms, std::string_view(b.id));
    }

    static Answer no_table() { return {Outcome::missing, "no such table"}; }

    Answer known(const std::string& table) const {
        if (const auto found = quarantined_.find(table); found != quarantined_.end())
            return {Outcome::damaged, found->second};
        return tables_.contains(table) ? Answer{} : no_table();
    }

    static Answer no_person() { return {Outcome::missing, "no such person"}; }

    bool code_taken(const TableRow& row) const {
        const auto owner = codes_.find(row.code);
        return owner != codes_.end() && owner->second != row.id;
    }

    void put_row(const TableRow& row) {
        TableRow& kept = tables_[row.id].row;
        codes_.erase(kept.code);
        if (!row.code.empty()) codes_[row.code] = row.id;
        kept = row;
    }

    bool forget(const std::string& table) {
        const auto found = tables_.find(table);
        if (found == tables_.end()) return false;
        codes_.erase(found->second.row.code);
        tables_.erase(found);
        return true;
    }

    Answer find_person(const std::string& id, Person& person) const {
        const auto found = people_.find(id);
        if (found == people_.end()) return no_person();
        person = found->second;
        return {};
    }

    void forget_secret(const std::string& person) {
        if (const auto found = people_.find(person); found != people_.end())
            secrets_.erase(found->second.secret_hash);
    }

    Answer do_append(const Append& append) {
        CHECK(!append.row || append.row->id == append.table);
        Answer usable = known(append.table);
        if (!usable && !(usable.outcome == Outcome::missing && append.row)) return usable;
        const auto found = tables_.find(append.table);
        const std::size_t next = found == tables_.end() ? 0 : found->second.entries.size();
        if (append.first_seq != next) return {Outcome::conflict, "the entry is not the next one"};
        if (append.row && code_taken(*append.row)) return {Outcome::conflict, "the code is taken"};
        if (append.row) put_row(*append.row);
        Table& table = tables_[append.table];
        table.entries.insert(table.entries.end(), append.entries.begin(), append.entries.end());
        table.members.insert(append.members.begin(), append.members.end());
        for (const std::string& person : append.left) table.members.erase(person);
        return {};
    }

    void note(const Answer& answer) {
        stats_.conflicts += answer.outcome == Outcome::conflict;
        stats_.failures += answer.outcome == Outcome::damaged;
    }

    template <class Act>
    Answer write(Act act) {
        const Answer answer = act();
        note(answer);
        stats_.batch.add(1);
        stats_.commit_us.add(0);
        return answer;
    }

    template <class T, class Find>
    void read(const Got<T>& got, Find find) {
        T value{};
        Answer answer = find(value);
        note(answer);
        got(std::move(answer), std::move(value));
    }

    template <class Forget>
    void count(const Got<std::size_t>& got, Forget forget) {
        std::size_t gone = 0;
        Answer answer = write([&]() -> Answer {
            forget(gone);
            return {};
        });
        got(std::move(answer), gone);
    }

    using Before = bool (*)(const TableRow&, const TableRow&);
    template <class Wanted>
    void pick(std::size_t limit, const Got<Rows>& got, Before before, Wanted wanted) {
        read<Rows>(got, [&](Rows& rows) -> Answer {
            for (const auto& [id, table] : tables_)
                if (!quarantined_.contains(id) && wanted(table)) rows.push_back(table.row);
            limit = std::min(limit, rows.size());
            std::partial_sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(limit), rows.end(),
                              before);
            rows.resize(limit);
            return {};
        });
    }

    std::map<std::string, Table> tables_;
    std::map<std::string, std::string> codes_;  // to the table's id
    std::map<std::string, Person> people_;
    std::map<std::string, std::string> secrets_;  // to the person's id
    std::map<std::string, std::string> quarantined_;
    std::map<std::string, std::string> kept_;
    Stats stats_;
};

}  // namespace

std::unique_ptr<Store> open_memory() { return std::make_unique<MemoryStore>(); }

}  // namespace scoville::store

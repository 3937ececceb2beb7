#include <memory>
#include <utility>

#include "store/sqlite/backup.h"
#include "store/sqlite/open.h"
#include "store/sqlite/reading.h"
#include "store/sqlite/sqlite.h"
#include "store/sqlite/threads.h"
#include "store/sqlite/writing.h"
#include "store/threaded/tally.h"

namespace scoville::store {
namespace {

class SqliteStore final : public Store {
public:
    SqliteStore(Opened opened, const SqliteOptions& options)
        : lock_(std::move(opened.lock)),
          damage_(std::move(opened.damage)),
          log_disk_(std::move(opened.log_disk)),
          writer_(std::move(opened.writer), options, tally_),
          reader_(std::move(opened.reader)),
          copier_(std::move(opened.copier)) {}

    ~SqliteStore() override {
        writer_.stop();
        reader_.stop();
        copier_.stop();
    }

    void append(Append append, Done done) override {
        writer_.ask([this, append = std::move(append)](
                        Db& db) { return writing::append(db, writer_.ends(), append); },
                    std::move(done));
    }
    void set_row(TableRow row, Done done) override {
        write(writing::set_row, std::move(done), std::move(row));
    }
    void forget_table(std::string table, Done done) override {
        remove(writing::forget_table, std::move(done), std::move(table));
    }
    void quarantine(std::string table, std::string why, Done done) override {
        remove(writing::quarantine, std::move(done), std::move(table), std::move(why));
    }
    void save_person(Person person, Done done) override {
        write(writing::save_person, std::move(done), std::move(person));
    }
    void forget_person(std::string id, Done done) override {
        write(writing::forget_person, std::move(done), std::move(id));
    }
    void say(Said said, Done done) override { write(writing::say, std::move(done), std::move(said)); }
    void keep(std::string key, std::string bytes, Done done) override {
        write(writing::keep, std::move(done), std::move(key), std::move(bytes));
    }
    void drop(std::string key, Done done) override { write(writing::drop, std::move(done), std::move(key)); }

    void forget_said(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget(writing::forget_said, before_ms, limit, std::move(got));
    }
    void forget_finished(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget(writing::forget_finished, before_ms, limit, std::move(got));
    }
    void forget_abandoned(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget(writing::forget_abandoned, before_ms, limit, std::move(got));
    }
    void forget_unseen(std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) override {
        forget(writing::forget_unseen, before_ms, limit, std::move(got));
    }

    void load(std::string table, Got<Loaded> got) override { read(reading::load, got, std::move(table)); }
    void find_code(std::string code, Got<TableRow> got) override {
        read(reading::find_code, got, std::move(code));
    }
    void listed(std::size_t limit, Got<Rows> got) override { read(reading::listed, got, limit); }
    void tables_of(std::string person, std::size_t limit, Got<Rows> got) override {
        read(reading::tables_of, got, std::move(person), limit);
    }
    void due(std::int64_t until_ms, std::size_t limit, Got<Rows> got) override {
        read(reading::due, got, until_ms, limit);
    }
    void tables(std::string after_id, std::size_t limit, Got<Rows> got) override {
        read(reading::tables, got, std::move(after_id), limit);
    }
    void quarantined(std::size_t limit, Got<std::vector<Quarantined>> got) override {
        read(reading::quarantined, got, limit);
    }
    void person(std::string id, Got<Person> got) override { read(reading::person, got, std::move(id)); }
    void person_by_secret(std::string secret_hash, Got<Person> got) override {
        read(reading::person_by_secret, got, std::move(secret_hash));
    }
    void said(std::string table, std::size_t limit, Got<std::vector<Said>> got) override {
        read(reading::said, got, std::move(table), limit);
    }
    void kept(std::string key, Got<std::string> got) override { read(reading::kept, got, std::move(key)); }

    void backup(std::string path, Done done) override {
        auto run = [this, path = std::move(path), done](Db& db) {
            Answer answer = write_backup(db, path);
            tally_.answered(answer.outcome);
            done(std::move(answer));
        };
        copier_.ask({std::move(run), [done] { done(closing()); }});
    }

    void release() override { writer_.release(); }
    void answers_by(std::function<void(std::function<void()>)> by) override {
        writer_.answers_by(std::move(by));
    }
    bool writing() const override { return writer_.writing(); }

    Stats stats() const override {
        Stats stats = tally_.stats();
        stats.waiting_writes = writer_.waiting();
        stats.waiting_reads = reader_.waiting();
        stats.damage = damage_;
        return stats;
    }

private:
    static Answer closing() { return {Outcome::failed, "the store is closing"}; }

    template <class Act, class... Given>
    void write(Act act, Done done, Given... given) {
        writer_.ask(
            [act = std::move(act), ... given = std::move(given)](Db& db) { return act(db, given...); },
            std::move(done));
    }

    // Tables may be gone afterwards.
    template <class Act, class... Given>
    void remove(Act act, Done done, Given... given) {
        auto act_and_forget = [this, act = std::move(act)](Db& db, const Given&... about) {
            writer_.ends().forget();
            return act(db, about...);
        };
        write(std::move(act_and_forget), std::move(done), std::move(given)...);
    }

    template <class Act>
    void forget(Act act, std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
        auto gone = std::make_shared<std::size_t>(0);
        remove([=](Db& db) { return act(db, before_ms, limit, *gone); },
               [gone, got = std::move(got)](Answer answer) {
                   const std::size_t count = answer ? *gone : 0;
                   got(std::move(answer), count);
               });
    }

    template <class Value, class... Parameters, class... Given>
    void read(Answer (*find)(Db&, Parameters...), const Got<Value>& got, Given... given) {
        auto run = [this, find, got, ... given = std::move(given)](Db& db) {
            Value value{};
            Answer answer;
            try {
                db.run("BEGIN");
                answer = find(db, given..., value);
                db.run("COMMIT");
            } catch (const SqlError& error) {
                answer = error.answer();
                db.roll_back();
            }
            tally_.answered(answer.outcome);
            if (!answer) value = Value{};
            got(std::move(answer), std::move(value));
        };
        reader_.ask({std::move(run), [got] { got(closing(), Value{}); }});
    }

    FileLock lock_;
    std::string damage_;
    std::unique_ptr<LogDisk> log_disk_;
    Tally tally_;
    Writer writer_;
    Reader reader_;
    Reader copier_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const SqliteOptions& options) {
    return std::make_unique<SqliteStore>(open_files(options), options);
}

}  // namespace scoville::store

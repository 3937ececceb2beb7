#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "store/postgres/node.h"
#include "store/postgres/postgres.h"
#include "store/postgres/reading.h"
#include "store/postgres/schema.h"
#include "store/postgres/threads.h"
#include "store/postgres/writing.h"
#include "store/threaded/tally.h"

namespace scoville::store {
namespace {

using namespace pq;

constexpr std::chrono::milliseconds reads_wait{5'000};

class PostgresStore final : public SharedStore {
public:
    PostgresStore(const PostgresOptions& options, Link& first)
        : node_(arrived(first, options)),
          writer_(options, *node_, tally_),
          reader_(options.url, reads_wait, reads_wait, tally_),
          // A renewal that takes longer than the lease is none.
          keeper_(options.url, options.lease, options.lease / 2, tally_) {
        if (options.renews_itself)
            renewing_ = std::thread([this, every = options.lease / 5] { renew_all(every); });
    }

    ~PostgresStore() override {
        if (renewing_.joinable()) {
            {
                const std::scoped_lock lock(mutex_);
                ended_ = true;
            }
            wake_.notify_all();
            renewing_.join();
        }
        if (!left_) leave([](const Answer&) {});
        writer_.release();
        writer_.stop();
        reader_.stop();
        keeper_.stop();
    }

    void append(Append append, Done done) override {
        writer_.ask({Entering{std::move(append)}, std::move(done)});
    }
    void set_row(TableRow row, Done done) override {
        Append only{.table = row.id};
        only.row = std::move(row);
        writer_.ask({Entering{std::move(only), true}, std::move(done)});
    }
    void forget_table(std::string table, Done done) override {
        write(writing::forget_table, std::move(done), std::move(table));
    }
    void quarantine(std::string table, std::string why, Done done) override {
        write(writing::quarantine, std::move(done), std::move(table), std::move(why));
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
        read(reading::due, got, node_->id, until_ms, limit);
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

    void backup(std::string, Done done) override {
        done({Outcome::failed,
              "a PostgreSQL database is backed up with its own tools (pg_dump, pg_basebackup)"});
    }

    void release() override { writer_.release(); }

    Stats stats() const override {
        Stats stats = tally_.stats();
        stats.waiting_writes = writer_.waiting();
        stats.waiting_reads = reader_.waiting();
        return stats;
    }

    // ---- owners ----

    std::int64_t node_id() const override { return node_->id; }
    void renew(Got<Renewal> got) override {
        const auto asked = std::chrono::steady_clock::now();
        via(keeper_, got, [this, asked](Link& link) {
            // Too late to count: not sent at all, or the lease would be longer here than there.
            if (std::chrono::steady_clock::now() - asked > std::chrono::milliseconds(node_->lease_ms))
                throw Refused("the renewal came too late", "");
            return pq::renew(link, *node_);
        });
    }
    void bury(Got<std::size_t> got) override {
        via(keeper_, got, [this](Link& link) { return pq::bury(link, *node_); });
    }
    void nodes(Got<std::vector<NodeInfo>> got) override {
        via(reader_, got, [this](Link& link) { return pq::nodes(link, *node_); });
    }
    void claim(std::string table, Got<Claim> got) override {
        via(reader_, got,
            [this, table = std::move(table)](Link& link) { return pq::claim(link, *node_, table); });
    }
    void let_go(std::string table, Done done) override {
        write(writing::let_go, std::move(done), std::move(table));
    }
    void leave(Done done) override {
        left_ = true;
        write(writing::leave, std::move(done));
    }
    void owned(std::string after_id, std::size_t limit, Got<std::vector<OwnedRow>> got) override {
        via(reader_, got,
            [after = std::move(after_id), limit](Link& link) { return pq::owned(link, after, limit); });
    }
    void put_ban(BanRow ban, Done done) override { write(writing::put_ban, std::move(done), std::move(ban)); }
    void lift_ban(std::string whom, Done done) override {
        write(writing::lift_ban, std::move(done), std::move(whom));
    }
    void bans(Got<std::vector<BanRow>> got) override { read(reading::bans, got); }
    void keep_first(std::string key, std::string bytes, Got<std::string> got) override {
        auto done = [this, key, got](Answer answer) {
            if (!answer) return got(std::move(answer), {});
            kept(key, got);
        };
        write(writing::keep_first, std::move(done), std::move(key), std::move(bytes));
    }

private:
    static std::unique_ptr<Node> arrived(Link& link, const PostgresOptions& options) {
        auto node = std::make_unique<Node>();
        arrive(link, options, *node);
        return node;
    }

    template <class... Parameters, class... Given>
    void write(Answer (*act)(Link&, Node&, Parameters...), Done done, Given... given) {
        std::function<Answer(Link&, Node&)> run =
            [act, ... given = std::move(given)](Link& link, Node& node) { return act(link, node, given...); };
        writer_.ask({std::move(run), std::move(done)});
    }

    template <class Act>
    void forget(Act act, std::int64_t before_ms, std::size_t limit, Got<std::size_t> got) {
        auto gone = std::make_shared<std::size_t>(0);
        std::function<Answer(Link&, Node&)> run = [=](Link& link, Node& node) {
            return act(link, node, before_ms, limit, *gone);
        };
        writer_.ask({std::move(run), [gone, got = std::move(got)](Answer answer) {
                         const std::size_t count = answer ? *gone : 0;
                         got(std::move(answer), count);
                     }});
    }

    template <class Value, class... Parameters, class... Given>
    void read(Answer (*find)(Link&, Parameters...), const Got<Value>& got, Given... given) {
        reader_.ask({[this, find, got, ... given = std::move(given)](Link& link) {
                         Value value{};
                         Answer answer = find(link, given..., value);
                         tally_.answered(answer.outcome);
                         if (!answer) value = Value{};
                         got(std::move(answer), std::move(value));
                     },
                     [got](Answer answer) { got(std::move(answer), Value{}); }});
    }

    template <class Value, class Act>
    void via(Asker& asker, const Got<Value>& got, Act act) {
        asker.ask({[got, act = std::move(act)](Link& link) {
                       Value value = act(link);
                       got({}, std::move(value));
                   },
                   [got](Answer answer) { got(std::move(answer), Value{}); }});
    }

    void renew_all(std::chrono::milliseconds every) {
        std::unique_lock lock(mutex_);
        while (!wake_.wait_for(lock, every, [this] { return ended_; }))
            renew([](const Answer&, const Renewal&) {});
    }

    std::unique_ptr<Node> node_;
    Tally tally_;
    Writer writer_;
    Asker reader_;
    Asker keeper_;
    std::atomic<bool> left_ = false;
    std::thread renewing_;
    std::mutex mutex_;
    std::condition_variable wake_;
    bool ended_ = false;
};

// What stands in front of the @ is nobody's business.
std::string without_password(const std::string& url) {
    const auto begin = url.find("://");
    const auto end = url.rfind('@');
    if (begin == std::string::npos || end == std::string::npos || end < begin) return url;
    return url.substr(0, begin + 3) + "…" + url.substr(end);
}

}  // namespace

bool is_postgres_url(std::string_view text) {
    return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

std::unique_ptr<SharedStore> open_postgres(const PostgresOptions& options) {
    const std::string cannot = without_password(options.url) + " cannot be used: ";
    try {
        Link link(options.url, options.patience);
        link.open();
        migrate(link, schema_steps());
        return std::make_unique<PostgresStore>(options, link);
    } catch (const Broken& broken) {
        throw OpenError(cannot + broken.what());
    } catch (const Refused& refused) {
        throw OpenError(cannot + refused.what());
    } catch (const OpenError& error) {
        throw OpenError(cannot + error.what());
    }
}

}  // namespace scoville::store

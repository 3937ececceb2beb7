// How many appends the disk takes a second: one by one, and many at once sharing a commit. The floor is the
// disk's own word: a page written and synced, again and again.
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

#include "base/json_out.h"
#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"
#include "tools/commands.h"
#include "tools/scratch.h"

namespace scoville::tools {
namespace {

using Clock = std::chrono::steady_clock;

struct Arguments {
    bool json = false;
    double seconds = 2;
    std::size_t bytes = 200;
    std::string folder = ".";
    std::string database;
};

struct Figures {
    std::size_t outstanding;
    double appends_per_s;
    double commits_per_s;
    double mean_batch;
    double p99_ms;  // of a commit; the upper end of its bucket
};

double syncs_per_s(const Scratch& scratch, double seconds) {
    const int file = ::open(scratch.file("floor").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) throw std::runtime_error("cannot write the floor's file");
    const std::vector<char> page(4096, 'x');
    const auto begin = Clock::now();
    const auto spent = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
    int count = 0;
    for (; spent() < seconds; ++count)
        if (::pwrite(file, page.data(), page.size(), 4096L * (count % 1000)) < 0 || ::fdatasync(file) != 0)
            break;
    const double rate = count / spent();
    ::close(file);
    return rate;
}

// As a server asks: each table has one append in flight, and the answer to it brings the next.
class Load {
public:
    Load(store::Store& store, std::size_t tables, std::size_t bytes, Clock::time_point until,
         std::string name)
        : store_(store),
          until_(until),
          entry_(bytes, 'x'),
          name_(std::move(name)),
          next_(tables),
          running_(tables) {
        for (std::size_t t = 0; t < tables; ++t) ask(t);
    }

    std::uint64_t wait() {
        std::unique_lock lock(mutex_);
        ended_.wait(lock, [&] { return running_ == 0; });
        return stored_;
    }

    void forget() {
        for (std::size_t table = 0; table < next_.size(); ++table)
            store_.forget_table(name_ + std::to_string(table), [](const store::Answer&) {});
    }

private:
    void ask(std::size_t table) {
        const std::string id = name_ + std::to_string(table);
        store::Append append{.table = id, .first_seq = next_[table], .entries = {entry_}};
        append.row = store::TableRow{.id = id,
                                     .deadline_ms = static_cast<std::int64_t>(next_[table] + 1),
                                     .touched_ms = static_cast<std::int64_t>(next_[table]),
                                     .summary = entry_};
        store_.append(std::move(append),
                      [this, table](const store::Answer& answer) { answered(table, answer); });
    }

    void answered(std::size_t table, const store::Answer& answer) {
        if (answer && Clock::now() < until_) {
            ++next_[table];
            ++stored_;
            ask(table);
            return;
        }
        const std::scoped_lock lock(mutex_);
        stored_ += bool(answer);
        if (--running_ == 0) ended_.notify_one();
    }

    store::Store& store_;
    const Clock::time_point until_;
    const std::string entry_;
    const std::string name_;  // how the tables' names begin
    std::vector<std::uint64_t> next_;
    std::uint64_t stored_ = 0;  // answers come on one thread
    std::mutex mutex_;
    std::condition_variable ended_;
    std::size_t running_;
};

double p99_of(const store::Histogram& histogram) {
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < store::Histogram::buckets; ++i) {
        seen += histogram.counts[i];
        if (100 * seen >= 99 * histogram.count) return static_cast<double>(std::uint64_t{1} << i);
    }
    return 0;
}

std::unique_ptr<store::Store> open(const Scratch& scratch, std::size_t outstanding,
                                   const std::string& database) {
    if (database.empty())
        return store::open_sqlite({.path = scratch.file(std::to_string(outstanding) + ".db")});
    return store::open_postgres({.url = database, .name = "bench", .renews_itself = true});
}

Figures measure(const Scratch& scratch, std::size_t outstanding, const Arguments& arguments,
                const std::string& database) {
    const auto store = open(scratch, outstanding, database);
    const auto begin = Clock::now();
    const auto length =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(arguments.seconds));
    // A database may have been measured before.
    const auto stamp = std::chrono::system_clock::now().time_since_epoch().count();
    Load load(*store, outstanding, arguments.bytes, begin + length, "bench-" + std::to_string(stamp) + "-");
    const auto stored = static_cast<double>(load.wait());
    const double spent = std::chrono::duration<double>(Clock::now() - begin).count();
    const store::Stats stats = store->stats();
    if (!database.empty()) load.forget();
    const auto commits = static_cast<double>(stats.batch.count);
    return {outstanding, stored / spent, commits / spent, static_cast<double>(stats.batch.sum) / commits,
            p99_of(stats.commit_us) / 1000};
}

void print(const Figures& f, const char* kind, double floor, double one_by_one, bool json) {
    if (!json) {
        std::printf(
            "%-10s %4zu outstanding %9.0f appends/s  %6.1f× one by one  %6.0f commits/s (%.2f of the floor)  "
            "%6.1f a commit  p99 ≤ %.1f ms\n",
            kind, f.outstanding, f.appends_per_s, f.appends_per_s / one_by_one, f.commits_per_s,
            f.commits_per_s / floor, f.mean_batch, f.p99_ms);
        return;
    }
    std::string line;
    JsonOut out(line);
    const auto whole = [](double x) { return static_cast<std::int64_t>(std::llround(x)); };
    out.open_object()
        .key("store")
        .text(kind)
        .key("outstanding")
        .number(static_cast<std::int64_t>(f.outstanding));
    out.key("appends_per_s")
        .number(whole(f.appends_per_s))
        .key("commits_per_s")
        .number(whole(f.commits_per_s));
    out.key("syncs_per_s")
        .number(whole(floor))
        .key("commit_p99_us")
        .number(whole(1000 * f.p99_ms))
        .close_object();
    std::printf("%s\n", line.c_str());
}

void bench_store(const Arguments& arguments) {
    const Scratch scratch(arguments.folder);
    const double floor = syncs_per_s(scratch, arguments.seconds);
    if (!arguments.json) std::printf("floor: %.0f pages written and synced a second\n", floor);
    std::vector<std::string> databases{""};
    if (!arguments.database.empty()) databases.push_back(arguments.database);
    for (const std::string& database : databases) {
        double one_by_one = 0;
        for (const std::size_t outstanding : {1, 64, 256}) {
            const Figures figures = measure(scratch, outstanding, arguments, database);
            if (outstanding == 1) one_by_one = figures.appends_per_s;
            print(figures, database.empty() ? "sqlite" : "postgresql", floor, one_by_one, arguments.json);
        }
    }
}

}  // namespace

void add_bench_store(Command bench) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = bench.command("store", "Durable appends: one by one, and many sharing a commit.");
    command.flag("--json", arguments->json, "One JSON object per line");
    command.option("--seconds", arguments->seconds, "Time per case").between(0.01, 600.0).shows_default();
    command.option("--bytes", arguments->bytes, "Size of an entry").between(1, 1'000'000).shows_default();
    command.option("--folder", arguments->folder, "Where to write, on the disk to be measured")
        .shows_default();
    command.option(
        "--database", arguments->database,
        "Measures this PostgreSQL beside SQLite: postgresql://…; what is written there is forgotten again");
    command.runs([arguments] { bench_store(*arguments); });
}

}  // namespace scoville::tools

#include "store/sqlite/threads.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <sqlite3.h>

#include "store/sqlite/recent.h"

namespace scoville::store {
namespace {

// Looked through when a table is loaded: a millisecond. More would save little.
constexpr std::uint64_t most_recent = 4096;

struct Busy {
    explicit Busy(std::atomic<bool>& with) : flag(with) { flag = true; }
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
    ~Busy() { flag = false; }
    std::atomic<bool>& flag;
};

}  // namespace

Writer::Writer(Db db, const SqliteOptions& options, Tally& tally)
    : db_(std::move(db)),
      tally_(tally),
      max_batch_(options.max_batch),
      checkpoint_pages_(options.checkpoint_pages),
      home_at_(most_recent),
      queue_(options.gathers) {
    const auto note_pages = [](void* pages, sqlite3*, const char*, int now) {
        *static_cast<std::size_t*>(pages) = static_cast<std::size_t>(now);
        return SQLITE_OK;
    };
    sqlite3_wal_hook(db_.handle(), note_pages, &log_pages_);
    thread_ = std::thread([this] { work(); });
}

void Writer::ask(std::function<Answer(Db&)> run, Done done) {
    Write write{std::move(run), std::move(done), {}};
    if (!queue_.push(write)) write.done({Outcome::failed, "the store is closing"});
}

void Writer::stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

void Writer::work() {
    for (auto batch = queue_.take(max_batch_); !batch.empty(); batch = queue_.take(max_batch_)) {
        commit(batch);
        if (ends_.recent() >= home_at_) bring_home();
        if (log_pages_ >= checkpoint_pages_) checkpoint();
        tally_.log_is(log_pages_);
    }
    if (ends_.recent() > 0) bring_home();
}

// Nobody waits for this but later writes. If there is no room, it is tried again when as many more have come.
void Writer::bring_home() {
    const Busy busy(writing_);
    try {
        db_.run("BEGIN IMMEDIATE");
        recent::bring_home(db_);
        db_.run("COMMIT");
        ends_.brought_home();
        home_at_ = most_recent;
    } catch (const SqlError&) {
        roll_back();
        home_at_ = ends_.recent() + most_recent;
    }
}

// If a whole transaction comes to nothing (the disk is full, say), its halves are tried, so that what still
// fits is stored and only the rest is told.
void Writer::commit(std::span<Write> batch) {
    const Answer together = attempt(batch);
    if (!together && batch.size() > 1) {
        commit(batch.first(batch.size() / 2));
        commit(batch.subspan(batch.size() / 2));
        return;
    }
    std::vector<std::pair<Done, Answer>> answers;
    answers.reserve(batch.size());
    for (Write& write : batch) {
        if (!together) write.answer = together;
        tally_.wrote(write.answer.outcome);
        answers.emplace_back(std::move(write.done), std::move(write.answer));
    }
    answers_by_([answers = std::move(answers)] {
        for (const auto& [done, answer] : answers) done(answer);
    });
}

Answer Writer::attempt(std::span<Write> batch) {
    const Busy busy(writing_);
    const auto begin = std::chrono::steady_clock::now();
    try {
        if (!run_all(batch)) {
            db_.run("BEGIN IMMEDIATE");
            for (Write& write : batch) {
                run_one(write);
                if (!db_.in_transaction()) {  // SQLite gave up all of it
                    ends_.forget();
                    return write.answer;
                }
            }
        }
        db_.run("COMMIT");
    } catch (const SqlError& error) {
        roll_back();
        return error.answer();
    }
    tally_.committed(batch.size(), std::chrono::steady_clock::now() - begin);
    return {};
}

// Hardly ever is one refused: without savepoints SQLite need not copy every page before it is changed. False,
// and nothing has happened, if they have to be done one by one.
bool Writer::run_all(std::span<Write> batch) {
    try {
        db_.run("BEGIN IMMEDIATE");
        const auto run = [&](Write& write) { return bool(write.answer = write.run(db_)); };
        if (std::all_of(batch.begin(), batch.end(), run)) return true;
    } catch (const SqlError&) {  // NOLINT(bugprone-empty-catch): told when it happens again
    }
    roll_back();
    return false;
}

void Writer::roll_back() {
    ends_.forget();
    db_.roll_back();
}

// A savepoint each: one that is refused leaves nothing behind and does not touch its neighbours.
void Writer::run_one(Write& write) {
    db_.run("SAVEPOINT one");
    try {
        write.answer = write.run(db_);
    } catch (const SqlError& error) {
        write.answer = error.answer();
        if (!db_.in_transaction()) return;
    }
    if (!write.answer) {
        ends_.forget();
        db_.run("ROLLBACK TO one");
    }
    db_.run("RELEASE one");
}

// Nobody waits for this but later writes. Readers do not hinder a passive one for long; if the log has grown
// all the same, it waits for them, so that the log starts over and stays bounded.
void Writer::checkpoint() {
    const Busy busy(writing_);
    const bool overgrown = log_pages_ >= 16 * checkpoint_pages_;
    const int mode = overgrown ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE;
    if (sqlite3_wal_checkpoint_v2(db_.handle(), nullptr, mode, nullptr, nullptr) == SQLITE_OK)
        tally_.checkpointed();
}

Reader::Reader(Db db) : db_(std::move(db)) {
    thread_ = std::thread([this] {
        for (auto reads = queue_.take(1); !reads.empty(); reads = queue_.take(1)) reads.front().run(db_);
    });
}

void Reader::ask(Read read) {
    if (!queue_.push(read)) read.refused();
}

void Reader::stop() {
    queue_.close();
    if (thread_.joinable()) thread_.join();
}

}  // namespace scoville::store

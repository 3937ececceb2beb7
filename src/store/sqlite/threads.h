// The two kinds of threads of the SQLite store, each with a connection of its own: one writer, which commits
// together whatever has gathered, and readers, which never wait for a commit.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <thread>

#include "store/sqlite/db.h"
#include "store/sqlite/ends.h"
#include "store/sqlite/sqlite.h"
#include "store/threaded/queue.h"
#include "store/threaded/tally.h"

namespace scoville::store {

struct Write {
    std::function<Answer(Db&)> run;  // may be called again, in another transaction
    Done done;
    Answer answer;
};

class Writer {
public:
    Writer(Db db, const SqliteOptions& options, Tally& tally);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { stop(); }

    void ask(std::function<Answer(Db&)> run, Done done);
    void release() { queue_.release(); }
    bool writing() const { return writing_; }
    void answers_by(std::function<void(std::function<void()>)> by) { answers_by_ = std::move(by); }
    void stop();  // after everything that waits is done
    std::size_t waiting() const { return queue_.size(); }
    // For the writes, on the writer's thread.
    Ends& ends() { return ends_; }

private:
    void work();
    void commit(std::span<Write> batch);
    Answer attempt(std::span<Write> batch);
    bool run_all(std::span<Write> batch);
    void run_one(Write& write);
    void roll_back();
    void bring_home();
    void checkpoint();

    Db db_;
    Ends ends_;
    Tally& tally_;
    const std::size_t max_batch_;
    const std::size_t checkpoint_pages_;
    std::size_t log_pages_ = 0;
    std::function<void(std::function<void()>)> answers_by_ = [](const auto& answer) { answer(); };
    std::atomic<bool> writing_ = false;
    std::uint64_t home_at_;  // with this many recent entries
    Queue<Write> queue_;
    std::thread thread_;
};

struct Read {
    std::function<void(Db&)> run;   // answers by itself
    std::function<void()> refused;  // the store is closing
};

class Reader {
public:
    explicit Reader(Db db);
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    ~Reader() { stop(); }

    void ask(Read read);
    void stop();
    std::size_t waiting() const { return queue_.size(); }

private:
    Db db_;
    Queue<Read> queue_;
    std::thread thread_;
};

}  // namespace scoville::store

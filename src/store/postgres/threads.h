// The threads of the store, each with a line of its own to the database: one writer, which brings together
// what has gathered, and askers, which never wait for it.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <thread>
#include <variant>

#include "store/postgres/batch.h"
#include "store/postgres/link.h"
#include "store/postgres/node.h"
#include "store/threaded/queue.h"
#include "store/threaded/tally.h"

namespace scoville::store::pq {

struct Write {
    std::variant<Entering, std::function<Answer(Link&, Node&)>>
        what;  // may be done again after Broken, not sent
    Done done;
    Answer answer = {};
    bool answered = false;
};

class Writer {
public:
    Writer(const PostgresOptions& options, Node& node, Tally& tally);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { stop(); }

    void ask(Write write);
    void release() { queue_.release(); }
    void stop();  // after everything that waits is done
    std::size_t waiting() const { return queue_.size(); }

private:
    void work();
    void carry_out(std::vector<Write>& writes);
    void step(std::vector<Write>& writes, std::vector<std::size_t>& open);
    void enter(std::vector<Write>& writes, std::span<const std::size_t> places);
    void run_one(Write& write);
    void tell(std::vector<Write>& writes, std::size_t& told);
    bool connected();
    void settle();

    const PostgresOptions options_;
    Node& node_;
    Tally& tally_;
    Link link_;
    Queue<Write> queue_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

struct Read {
    std::function<void(Link&)> run;              // may be done again
    std::function<void(Answer)> answer_trouble;  // it could not be
};

class Asker {
public:
    // `patience`: for the database to come back.
    Asker(const std::string& url, std::chrono::milliseconds statement, std::chrono::milliseconds patience,
          Tally& tally);
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;
    ~Asker() { stop(); }

    void ask(Read read);
    void stop();
    std::size_t waiting() const { return queue_.size(); }

private:
    void run(const Read& read);

    const std::chrono::milliseconds patience_;
    Tally& tally_;
    Link link_;
    Queue<Read> queue_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

// What a refused statement means to whoever asked.
Answer meaning(const Refused& refused);

}  // namespace scoville::store::pq

// One connection to PostgreSQL, for one thread: a statement at a time, waited for with a limit. Nothing is
// ever cancelled: a cancelled wait for a standby says "success" (with a warning) although it is not sure.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_set>

#include "store/postgres/libpq.h"
#include "store/postgres/params.h"

namespace scoville::store::pq {

// The database refused the statement: nothing of it happened.
struct Refused : std::runtime_error {
    Refused(const std::string& why, std::string_view sql_state) : std::runtime_error(why), state(sql_state) {}
    std::string state;  // 23505
    bool is_taken() const { return state == "23505"; }
    bool is_full() const { return state == "53100" || state == "53200" || state == "53300"; }
};

// There is no line to the database, or it broke. `sent`: a statement was under way, and may have happened.
struct Broken : std::runtime_error {
    Broken(const std::string& why, bool was_sent) : std::runtime_error(why), sent(was_sent) {}
    bool sent;
};

// What a statement gave, column by column in binary form.
class Found {
public:
    Found() = default;
    explicit Found(Answered* answered) : answered_(answered) {}

    int rows() const;
    std::string bytes(int row, int column) const;
    std::int64_t number(int row, int column) const;
    bool truth(int row, int column) const;
    bool null(int row, int column) const;
    std::size_t changed() const;  // rows, by the statement

private:
    struct Clear {
        void operator()(Answered* answered) const { library().PQclear(answered); }
    };
    std::unique_ptr<Answered, Clear> answered_;
};

// A statement is known by its text, and prepared once for each connection.
using Sql = const char*;

class Link {
public:
    using Clock = std::chrono::steady_clock;

    Link(std::string url, std::chrono::milliseconds patience) : url_(std::move(url)), patience_(patience) {}
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link() { close(); }

    // Tries once, at every host of the URL. Throws Broken.
    void open();
    bool is_open() const { return conn_ != nullptr; }
    void close();

    // Throws Refused or Broken; after Broken the line is closed. Without an open line: Broken, not sent.
    Found ask(Sql sql, const Params& params = {});
    // Several statements without values, as one.
    void script(Sql sql);

    // Since the last ask: the database warned. Of a write: it may not be where it should be.
    bool warned() const { return warned_; }

private:
    void prepare(Sql sql);
    Found finish();
    void wait_for(short events, Clock::time_point until);
    void flush(Clock::time_point until);
    [[noreturn]] void broke(const std::string& why, bool sent);

    const std::string url_;
    const std::chrono::milliseconds patience_;
    Conn* conn_ = nullptr;
    bool sent_ = false;
    bool warned_ = false;
    std::unordered_set<Sql> prepared_;
};

}  // namespace scoville::store::pq

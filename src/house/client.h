// One who is connected: who that is, which table it looks at, and how it hears of what happens there. Its
// kinds differ in the language they speak: people's clients the wire's (wire_client.h), programs that play
// the bots' (bot_guest.h).
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/token_bucket.h"
#include "house/budgets.h"
#include "house/env.h"
#include "house/line.h"
#include "table/effects.h"
#include "table/seen.h"

namespace scoville::house {

class Hall;
class LiveTable;

using Text = std::shared_ptr<const std::string>;

class Client : public std::enable_shared_from_this<Client> {
public:
    Client(std::uint64_t line_number, std::shared_ptr<Line> to, Env& of)
        : env(of), number(line_number), line(std::move(to)), troubles(bucket(of.rates.bad_messages)) {}
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    virtual ~Client() = default;

    // ---- told by the hall ----
    virtual void heard(Hall& hall, std::string_view text) = 0;
    // Its line has ended, while it looked at this table.
    virtual void gone(LiveTable& table) = 0;

    // ---- told by the table it looks at ----
    // Everything, as if it had seen nothing: it has just come, or has missed something.
    virtual void shown_anew(LiveTable& table) = 0;
    // What it may see has moved on, perhaps.
    virtual void shown(LiveTable& table) = 0;
    // Only clocks have changed.
    virtual void shown_clocks(LiveTable& table) = 0;
    // The answer to something it asked.
    virtual void replied(LiveTable& table, const table::Reply& reply) = 0;
    // What everyone at the table is told, in the wire's words.
    virtual void told(const Text& text) = 0;
    // In one word, what kind it is.
    virtual std::string_view kind() const = 0;

    void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }
    void send(Text text) {
        if (line) line->send(std::move(text));
    }
    // To what was asked: never lost on the way.
    void answer(std::string text) {
        if (line) line->answer(std::make_shared<const std::string>(std::move(text)));
    }
    void close(Ending ending, std::string_view why) {
        if (line) line->close(ending, why);
    }
    table::From as_sender() const;
    Asker as_asker() const;

    Env& env;
    const std::uint64_t number;  // of its line
    std::shared_ptr<Line> line;  // none once it has ended
    bool welcomed = false;
    bool greeting = false;               // it is being found out who it is
    std::deque<std::string> early = {};  // messages that came meanwhile
    bool leaving = false;                // told to go; looks no more
    std::string person, name;
    bool entropy = false;  // brings its share of a deal
    bool follows = false;  // goes where it is told that a table is

    std::shared_ptr<LiveTable> table = {};
    std::uint32_t event = 0;  // the last it has
    std::optional<table::Looker> looker = {};
    std::uint32_t looker_version = 0;  // of the seating that `looker` was found by

    TokenBucket troubles;

private:
    TokenBucket bucket(const Rate& rate) const {
        constexpr double a_minute = 60;
        return {rate.burst, rate.per_minute / a_minute, env.now().steady};
    }
};
using ClientPtr = std::shared_ptr<Client>;

inline table::From Client::as_sender() const {
    return {person, name, number, line ? line->round_trip().value_or(0) : 0};
}

inline Asker Client::as_asker() const {
    return line ? Asker{person, line->caller().household, line->caller().network} : Asker{person, {}, {}};
}

}  // namespace scoville::house

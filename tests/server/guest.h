// A client over a real socket that knows no rules: it says who it is, asks, waits for answers, and keeps what
// it is told. Everything it hears and (unless it means to be bad) says is held to the schema.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "tests/support/raw_client.h"

namespace scoville::server::test {

namespace json = boost::json;
using Object = json::object;

std::string fresh_nonce();

class Guest {
public:
    // Says hello and waits for the welcome. With a token: as the person whose it is.
    // Who shares brings a share of chance to each deal.
    explicit Guest(std::uint16_t server_port, std::string wanted_name, std::string known_token = {},
                   bool shares = false);

    // ---- the line ----
    void connect();
    void drop();  // without a word
    // Connects again and opens the table from the last event it has, wherever that is by now.
    // `first`: for who has none yet, and wants the story from there.
    void come_back(std::uint32_t first = 0);
    bool connected() const { return line_ != nullptr; }
    net::test::Client& line() { return *line_; }
    void send_raw(std::string_view text);

    // ---- asking ----
    // Adds a nonce unless there is one; returns it.
    std::string send(Object request);
    // The final answer: ack or refused.
    const Object& answer(const std::string& nonce);
    // What has no answer yet is sent once more, with its nonce.
    void ask_again();
    bool has_answer(const std::string& nonce) const { return answers_.contains(nonce); }
    Object ask(Object request) { return answer(send(std::move(request))); }
    // Fails the test unless it is done; the answer.
    Object must(Object request);
    // The refusal's code, or "" if it was done.
    std::string refusal(Object request);
    // A move for the card on top, as last seen.
    std::string act(const Object& action);

    void open(const std::string& by_code);
    std::string code_of_new_table(const Object& settings);

    // ---- hearing ----
    void hear_one();  // waits for a message
    bool hear_all();  // without waiting; false if there was nothing
    void wait(const std::function<bool()>& done);
    // Until everything sent to this line so far has come: the answer to a question asked now.
    void catch_up();
    // The next message of this kind after what has been heard by now.
    Object next(std::string_view type);

    // ---- what it knows ----
    std::uint16_t port;
    std::string path = "/ws";
    // The port behind a path of another node; empty: it does not follow there.
    std::function<std::uint16_t(const std::string& at)> follow = {};
    std::string name, token, person;
    std::string table, code;
    std::uint32_t event = 0;
    std::uint32_t acked = 0;  // the last event an answer named
    std::map<std::uint32_t, json::value> events;
    bool misses_none = true;                     // who asks for the whole story is not told games gone by
    std::map<std::uint64_t, std::string> heads;  // of the log, as it was told
    Object room, you, here;
    json::value game;  // null: none
    std::vector<Object> heard;
    std::vector<std::string> heard_text;
    std::map<std::string, Object> sent_notes;  // "sent" by nonce
    std::uint16_t close_code = 0;

    bool has_game() const { return game.is_object(); }
    const Object& legal() const;  // empty: nothing
    int seat() const;             // -1: none
    bool awaited() const;         // its answer is
    std::string phase() const;
    const Object& state() const { return game.at("state").as_object(); }
    int count(std::string_view game_event) const;  // events of the game of that kind

private:
    void say_hello();
    void take(const net::test::Frame& frame);
    void take_in(const Object& message);
    void take_room(const Object& changed);
    void bring_share();
    void take_events(const json::array& more, bool may_skip);

    std::unique_ptr<net::test::Client> line_;
    bool shares_;
    std::string share_, shared_for_;       // hex; the commitment it was drawn for
    std::map<std::string, Object> asked_;  // not yet answered
    std::map<std::string, Object> answers_;
};

std::string code_in(const Object& refused);
// The event proper: {"event": …} of table, spicy or schoten.
const Object& event_in(const json::value& event);

// Until one of them has something to hear; fails after too long (patience.h).
void wait_for_any(const std::vector<Guest*>& guests);

}  // namespace scoville::server::test

#include "tests/server/guest.h"

#include <algorithm>
#include <atomic>
#include <poll.h>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "any/face/list.h"
#include "fair/chain.h"
#include "fair/hex.h"
#include "fair/system_chance.h"
#include "fair/vault.h"
#include "tests/support/patience.h"
#include "tests/support/wire_schema.h"

namespace scoville::server::test {

using net::test::Frame;

std::string fresh_nonce() {
    static std::atomic<int> count{0};
    return "n" + std::to_string(++count);
}

std::string code_in(const Object& answer) {
    if (answer.at("type") != "refused") return {};
    return std::string(answer.at("error").at("code").as_string());
}

const Object& event_in(const json::value& event) {
    const Object& fields = event.as_object();
    const auto* inner = fields.if_contains("table");
    any::for_each_game([&]<class Face>() {
        if (inner == nullptr) inner = fields.if_contains(Face::name);
    });
    if (inner != nullptr) return inner->as_object();
    throw std::runtime_error("an event of no kind: " + json::serialize(event));
}

Guest::Guest(std::uint16_t server_port, std::string wanted_name, std::string known_token, bool shares)
    : port(server_port), name(std::move(wanted_name)), token(std::move(known_token)), shares_(shares) {
    connect();
}

void Guest::connect() {
    line_ = std::make_unique<net::test::Client>(port);
    const auto upgraded = line_->handshake("Origin: http://here\r\n", path);
    if (upgraded.status != 101) throw std::runtime_error("no WebSocket: " + std::to_string(upgraded.status));
    say_hello();
}

void Guest::say_hello() {
    Object hello{{"type", "hello"}, {"protocol", 1}};
    if (!name.empty()) hello["name"] = name;
    if (!token.empty()) hello["token"] = token;
    if (shares_) hello["entropy"] = true;
    if (follow) hello["follows"] = true;
    send(std::move(hello));
    const Object welcome = next("welcome");
    person = welcome.at("person").as_string();
    name = welcome.at("name").as_string();
    if (const auto* fresh = welcome.if_contains("token")) token = fresh->as_string();
}

void Guest::drop() { line_.reset(); }

void Guest::come_back(std::uint32_t first) {
    const std::uint16_t entrance = port;
    path = "/ws";
    for (;;) {
        try {
            connect();
            Object open{{"type", "open"}, {"code", code}};
            if (const auto since = std::max(event, first); since > 0) open["since"] = since;
            const Object answered = ask(std::move(open));
            if (follow && code_in(answered) == "elsewhere") {
                path = answered.at("error").at("at").as_string();
                port = follow(path);
                continue;
            }
            EXPECT_EQ(answered.at("type"), "ack") << json::serialize(answered);
            (void)next("table");
            return;
        } catch (const std::runtime_error&) {
            if (!follow || path == "/ws") throw;  // where it was sent nobody is any more: it asks again
            port = entrance;
            path = "/ws";
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
}

void Guest::send_raw(std::string_view text) { line_->send(net::test::frame(text)); }

std::string Guest::send(Object request) {
    const bool numbered = request.at("type") != "hello" && request.at("type") != "react";
    if (numbered && !request.contains("nonce")) request["nonce"] = fresh_nonce();
    const auto wrong = scoville::test::wire_schema().problem(request, "ToServer");
    EXPECT_EQ(wrong, std::nullopt) << json::serialize(request);
    send_raw(json::serialize(request));
    if (!numbered) return {};
    std::string nonce(request.at("nonce").as_string());
    answers_.erase(nonce);  // sent again: what counts is what is said now
    asked_[nonce] = std::move(request);
    return nonce;
}

void Guest::ask_again() {
    for (const auto& [nonce, request] : asked_) send_raw(json::serialize(request));
}

const Object& Guest::answer(const std::string& nonce) {
    wait([&] { return answers_.contains(nonce); });
    return answers_.at(nonce);
}

Object Guest::must(Object request) {
    const std::string asked = json::serialize(request);
    Object answered = ask(std::move(request));
    EXPECT_EQ(answered.at("type"), "ack") << asked << " got " << json::serialize(answered);
    return answered;
}

std::string Guest::refusal(Object request) { return code_in(ask(std::move(request))); }

std::string Guest::act(const Object& action) {
    Object request{{"type", "act"}, {"seen", event}, {"action", action}};
    const auto& what = action.at("do").as_string();
    if (what == "play" || what == "challenge" || what == "copy") request["card"] = game.at("card");
    return send(std::move(request));
}

void Guest::open(const std::string& by_code) {
    must({{"type", "open"}, {"code", by_code}});
    (void)next("table");
}

std::string Guest::code_of_new_table(const Object& settings) {
    const Object made = must({{"type", "create"}, {"settings", settings}});
    wait([&] { return !room.empty() && room.at("code") == made.at("code"); });
    return std::string(made.at("code").as_string());
}

void Guest::hear_one() {
    if (!line_)
        throw std::runtime_error(name + " is not connected; close code " + std::to_string(close_code));
    take(line_->read_frame());
}

bool Guest::hear_all() {
    bool any = false;
    while (line_) {
        const auto frame = line_->read_if_there();
        if (!frame) break;
        any = true;
        take(*frame);
    }
    return any;
}

void Guest::wait(const std::function<bool()>& done) {
    while (!done()) hear_one();
}

void Guest::catch_up() { (void)ask({{"type", "unqueue"}}); }

Object Guest::next(std::string_view type) {
    for (;;) {
        const std::size_t before = heard.size();
        hear_one();
        if (heard.size() > before && heard.back().at("type").as_string() == type) return heard.back();
    }
}

void Guest::take(const Frame& frame) {
    if (frame.opcode == net::test::ping) {
        line_->send(net::test::frame(frame.payload, {.opcode = net::test::pong}));
    } else if (frame.opcode == net::test::text) {
        const json::value message = json::parse(frame.payload);
        const auto wrong = scoville::test::wire_schema().problem(message, "ToClient");
        EXPECT_EQ(wrong, std::nullopt) << frame.payload;
        heard_text.push_back(frame.payload);
        heard.push_back(message.as_object());
        take_in(heard.back());
    } else {
        close_code = frame.close_code();
        line_.reset();
    }
}

void Guest::take_in(const Object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "ack" || type == "refused") {
        const std::string nonce(message.at("nonce").as_string());
        answers_[nonce] = message;
        asked_.erase(nonce);
        if (const auto* last = message.if_contains("event"))
            acked = std::max(acked, last->to_number<std::uint32_t>());
        if (const auto* id = message.if_contains("table")) table = id->as_string();
        if (const auto* found = message.if_contains("code")) code = found->as_string();
    } else if (type == "sent") {
        sent_notes[std::string(message.at("nonce").as_string())] = message;
    } else if (type == "table" || type == "update") {
        if (const auto* changed = message.if_contains("room")) take_room(changed->as_object());
        if (const auto* changed = message.if_contains("you")) you = changed->as_object();
        if (const auto* changed = message.if_contains("game")) game = *changed;
        if (const auto* present = message.if_contains("here")) here = present->as_object();
        take_events(message.at("events").as_array(), type == "table" && event == 0);
        EXPECT_GE(message.at("event").to_number<std::uint32_t>(), event) << "events run backwards";
        event = message.at("event").to_number<std::uint32_t>();
        heads[message.at("head").at("n").to_number<std::uint64_t>()] =
            message.at("head").at("hash").as_string();
        bring_share();
    } else if (type == "gone") {  // who opens the table again hears everything again
        events.clear();
        event = acked = 0;
    } else if (type == "here") {
        here = message;
    } else if (type == "clock" && has_game()) {
        game.as_object()["clock"] = message.at("clock");
    }
}

// Another table's events begin anew.
void Guest::take_room(const Object& changed) {
    if (!room.empty() && room.at("table") != changed.at("table")) {
        events.clear();
        event = acked = 0;
    }
    room = changed;
}

// Answers each stage of a deal once; new commitments need new bytes.
void Guest::bring_share() {
    const auto* found = room.if_contains("dealing");
    if (!shares_ || found == nullptr || seat() < 0) return;
    const Object& dealing = found->as_object();
    const json::array& seats = dealing.at("seats").as_array();
    const auto mine = std::find(seats.begin(), seats.end(), json::value(seat())) - seats.begin();
    if (mine == static_cast<std::ptrdiff_t>(seats.size())) return;
    const std::string commitment(dealing.at("commitments").at(0).as_string());
    const bool fresh = shared_for_ != commitment;
    if (dealing.at("stage") == "sealed" && fresh) {
        shared_for_ = commitment;
        fair::SystemChance chance;
        const fair::Entropy entropy = fair::new_entropy(chance);
        share_ = fair::hex_of(entropy);
        send({{"type", "pledge"}, {"hash", fair::hex_of(fair::pledge_of(entropy))}});
    }
    if (dealing.at("stage") == "pledged" && !fresh &&
        !dealing.at("pledges").at(static_cast<std::size_t>(mine)).is_null())
        send({{"type", "reveal"}, {"entropy", share_}});
}

// Every event once, in order, none left out.
void Guest::take_events(const json::array& more, bool may_skip) {
    std::uint32_t last = event;
    for (const json::value& one : more) {
        const auto number = one.at("n").to_number<std::uint32_t>();
        if (!may_skip && misses_none)
            EXPECT_EQ(number, last + 1) << name << " missed or heard twice: " << json::serialize(one);
        may_skip = false;
        last = number;
        EXPECT_TRUE(events.emplace(number, one).second) << name << " heard event " << number << " twice";
    }
}

const Object& Guest::legal() const {
    static const Object nothing;
    const auto* legal = has_game() ? game.as_object().if_contains("legal") : nullptr;
    return legal != nullptr ? legal->as_object() : nothing;
}

int Guest::seat() const {
    const auto* seat = you.if_contains("seat");
    return seat == nullptr || seat->is_null() ? -1 : seat->to_number<int>();
}

bool Guest::awaited() const {
    if (!has_game()) return false;
    const auto& waiting = state().at("waiting").as_array();
    return std::find(waiting.begin(), waiting.end(), json::value(seat())) != waiting.end();
}

std::string Guest::phase() const { return room.empty() ? "" : std::string(room.at("phase").as_string()); }

int Guest::count(std::string_view game_event) const {
    int found = 0;
    for (const auto& [number, one] : events)
        found += event_in(one).at("event").as_string() == game_event ? 1 : 0;
    return found;
}

void wait_for_any(const std::vector<Guest*>& guests) {
    std::vector<pollfd> wanted;
    for (Guest* guest : guests)
        if (guest->connected())
            wanted.push_back({.fd = guest->line().descriptor(), .events = POLLIN, .revents = 0});
    const std::chrono::milliseconds patience = scoville::test::patience();
    if (wanted.empty() || ::poll(wanted.data(), wanted.size(), static_cast<int>(patience.count())) <= 0)
        throw std::runtime_error("nothing happens any more");
}

}  // namespace scoville::server::test

#include "load/player.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "load/skim.h"

namespace scoville::load {
namespace {

using Text = std::string_view;

// What an accepted action is told as.
bool is_move(Text event, bool everyone_answers) {
    static constexpr std::array<Text, 8> moves{"played", "passed", "answered", "declined",
                                               "tipped", "card",   "took",     "total-wild"};
    if (std::find(moves.begin(), moves.end(), event) != moves.end()) return true;
    return !everyone_answers && (event == "challenged" || event == "copied");
}

std::uint32_t count_of(Text value) { return static_cast<std::uint32_t>(number(value)); }

}  // namespace

struct Player::Message {
    Text all, type, nonce, event, events, room, you, game, error, person, name, token, table, code, secret;

    explicit Message(Text text) : all(text) {
        each_member(text, [&](Text key, Text value) {
            if (Text* const field = named(key)) *field = value;
        });
    }

private:
    Text* named(Text key) {
        static constexpr std::array<std::pair<Text, Text Message::*>, 14> fields{{
            {"type", &Message::type},
            {"event", &Message::event},
            {"events", &Message::events},
            {"game", &Message::game},
            {"nonce", &Message::nonce},
            {"room", &Message::room},
            {"you", &Message::you},
            {"error", &Message::error},
            {"person", &Message::person},
            {"name", &Message::name},
            {"token", &Message::token},
            {"table", &Message::table},
            {"code", &Message::code},
            {"secret", &Message::secret},
        }};
        for (const auto& [name_of_field, field] : fields)
            if (name_of_field == key) return &(this->*field);
        return nullptr;
    }
};

Player::Player(Poll& poll, Owner& owner, Measure& measure, int index, std::string called)
    : number(index), name(std::move(called)), poll_(poll), owner_(owner), measure_(measure) {}

void Player::connect(const Where& where) {
    where_ = where;
    drop();
    // Whoever comes back opens the table anew.
    std::erase_if(asked_, [&](const Asked& asked) { return asked.type == "open" && !code.empty(); });
    for (Asked& asked : asked_) asked.stale = true;
    line_ = std::make_unique<Line>(poll_, where, *this);
}

void Player::drop() {
    if (!line_) return;
    line_->cut();
    poll_.bury(std::move(line_));
}

void Player::opened() {
    std::string hello = R"({"type":"hello","protocol":1,"follows":true,"name":")" + name + "\"";
    if (!token.empty()) hello += ",\"token\":\"" + token + "\"";
    line_->send(hello + "}");
}

void Player::ended(std::uint16_t close_code) {
    poll_.bury(std::move(line_));
    owner_.lost(*this, close_code);
}

std::string Player::ask(Text type, Text fields) {
    std::string nonce = "n" + std::to_string(++nonces_);
    std::string text = "{\"type\":\"";
    text.append(type).append("\",\"nonce\":\"").append(nonce).append("\"");
    if (!fields.empty()) text.append(",").append(fields);
    text += "}";
    asked_.push_back({nonce, std::string(type), std::move(text), Clock::now()});
    if (line_) line_->send(asked_.back().text);
    return nonce;
}

void Player::act(Text action) {
    ask("act", "\"seen\":" + std::to_string(event) + ",\"card\":" + std::to_string(card) +
                   ",\"action\":" + std::string(action));
    if (measure_.on) measure_.acts.add(asked_.back().text.size());
}

void Player::heard(Text text) {
    const Message message(text);
    const Text type = bare(message.type);
    if (type == "update") return shown(message, false);
    if (type == "ack") return answered(message, true);
    if (type == "refused") return answered(message, false);
    if (type == "table") return shown(message, true);
    if (type == "welcome") return welcomed(message);
    if (type == "trouble") owner_.wrong(*this, "trouble: " + std::string(text));
    if (type == "gone") {  // who opens the table again hears everything again
        event = acked = 0;
        moves = {};
    }
}

void Player::welcomed(const Message& message) {
    const bool again = !person.empty();
    if (again && bare(message.person) != person) owner_.wrong(*this, "welcomed as somebody else");
    person = bare(message.person);
    if (!message.token.empty()) token = bare(message.token);
    if (again && !code.empty())
        ask("open", "\"code\":\"" + code + "\",\"since\":" + std::to_string(event));
    else
        ask_again();
    owner_.welcomed(*this);
}

// The table is at another node: the same request there, after a hello.
bool Player::follow(const Message& message) {
    if (bare(member(message.error, "code")) != "elsewhere") return false;
    Where there = where_;
    there.path = bare(member(message.error, "at"));
    connect(there);
    return true;
}

void Player::ask_again() {
    for (Asked& asked : asked_)
        if (std::exchange(asked.stale, false)) line_->send(asked.text);
}

void Player::answered(const Message& message, bool done) {
    const Text nonce = bare(message.nonce);
    const auto found =
        std::find_if(asked_.begin(), asked_.end(), [&](const Asked& one) { return one.nonce == nonce; });
    if (found == asked_.end()) {
        owner_.wrong(*this, "an answer to nothing, or a second one: " + std::string(message.all));
        return;
    }
    if (!done && follow(message)) return;
    const Asked asked = std::move(*found);
    asked_.erase(found);
    const Answer answer{done, done ? Text() : bare(member(message.error, "code")), count_of(message.event),
                        message.all};
    acked = std::max(acked, answer.event);
    if (done && !message.table.empty()) table = bare(message.table);
    if (done && !message.code.empty()) code = bare(message.code);
    if (done && !message.secret.empty()) seat_secret = bare(message.secret);
    if (measure_.on && asked.type == "act") {
        if (done) {
            ++measure_.actions;
            measure_.to_ack.add(Clock::now() - asked.sent);
            measure_.acks.add(message.all.size());
        } else {
            ++measure_.refusals[std::string(answer.refusal)];
        }
    }
    if (done && asked.type == "open") ask_again();
    owner_.answered(*this, asked, answer);
}

void Player::shown(const Message& message, bool anew) {
    if (measure_.on && !anew) measure_.updates.add(message.all.size());
    const std::int64_t games_before = games;
    if (!message.room.empty()) take_room(message.room);
    if (const Text seat_text = member(message.you, "seat"); !seat_text.empty())
        seat = seat_text == "null" ? -1 : static_cast<int>(load::number(seat_text));
    if (!message.game.empty()) take_game(message.game);
    // Old games' events are not told again to who comes back.
    take_events(message.events, anew && (event == 0 || games != games_before));
    const std::uint32_t last = count_of(message.event);
    if (last != event && !(anew && message.events == "[]"))
        owner_.wrong(*this, "has event " + std::to_string(event) + " of " + std::to_string(last));
    event = last;
    owner_.shown(*this);
}

void Player::take_room(Text room) {
    each_member(room, [&](Text key, Text value) {
        if (key == "phase") phase = bare(value);
        if (key == "games") games = load::number(value);
    });
}

void Player::take_game(Text game) {
    legal.clear();
    awaited = false;
    each_member(game, [&](Text key, Text value) {
        if (key == "legal") legal = value;
        if (key == "card") card = load::number(value);
        if (key != "state") return;
        each_item(member(value, "waiting"),
                  [&](Text waiting) { awaited = awaited || load::number(waiting) == seat; });
    });
}

// Every event once, in order, none left out.
void Player::take_events(Text events, bool may_skip) {
    each_item(events, [&](Text item) {
        std::uint32_t n = 0;
        Text what;
        each_member(item, [&](Text key, Text value) {
            if (key == "n") n = count_of(value);
            if (key != "table" && !member(value, "event").empty()) what = value;  // under its game's name
        });
        if (n != event + 1 && !may_skip)
            owner_.wrong(*this, "event " + std::to_string(n) + " after " + std::to_string(event));
        event = n;
        if (!what.empty()) count_move(what);
    });
}

void Player::count_move(Text what) {
    Text kind;
    std::size_t whose = moves.size();
    each_member(what, [&](Text key, Text value) {
        if (key == "event") kind = bare(value);
        if (key == "seat") whose = static_cast<std::size_t>(load::number(value));
    });
    if (whose < moves.size() && is_move(kind, everyone_answers)) ++moves[whose];
}

}  // namespace scoville::load

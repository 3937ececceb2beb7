#include "wire/messages_out.h"

#include "any/face/list.h"
#include "wire/clock_out.h"

namespace scoville::wire {
namespace {

void write_error(JsonOut& out, const Refusal& refusal, std::string_view detail,
                 std::optional<table::Millis> margin = {}, std::string_view path = {},
                 std::string_view at = {}) {
    out.open_object();
    out.key("code").text(refusal.code).key("key").text(refusal.key);
    if (detail.empty())
        out.key("message").text(refusal.sentence);
    else
        out.key("message").text(std::string(refusal.sentence) + " (" + std::string(detail) + ")");
    if (margin) out.key("margin").number(*margin);
    if (!path.empty()) out.key("path").text(path);
    if (!at.empty()) out.key("at").text(at);
    out.close_object();
}

template <class F>
std::string message(const char* type, F&& fields) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("type").text(type);
    fields(out);
    out.close_object();
    return text;
}

void write_text_unless_empty(JsonOut& out, std::string_view key, const std::string& value) {
    if (!value.empty()) out.key(key).text(value);
}

void write_level(JsonOut& out, const bots::LevelInfo& level) {
    out.open_object().key("level").text(level.name).key("who").text(level.who);
    out.key("character").open_object();
    const auto& [en, de, fr] = level.character;  // every language there is
    out.key("en").text(en).key("de").text(de).key("fr").text(fr);
    out.close_object();
    out.key("games").open_array();
    any::for_each_game([&]<class Face>() { out.word(Face::name); });
    out.close_array();
    out.close_object();
}

}  // namespace

std::string welcome_message(const Welcome& welcome) {
    return message("welcome", [&](JsonOut& out) {
        out.key("protocol").number(1);
        out.key("person").text(welcome.person).key("name").text(welcome.name);
        out.key("program").text(welcome.program);
        out.key("levels").open_array();
        for (const bots::LevelInfo& level : bots::levels()) write_level(out, level);
        out.close_array();
        write_text_unless_empty(out, "token", welcome.token);
        write_text_unless_empty(out, "push", welcome.push);
        if (welcome.beat > 0) out.key("beat").number(welcome.beat);
    });
}

std::string ack_message(const Ack& ack) {
    return message("ack", [&](JsonOut& out) {
        out.key("nonce").text(ack.nonce);
        write_text_unless_empty(out, "table", ack.table);
        write_text_unless_empty(out, "code", ack.code);
        write_text_unless_empty(out, "secret", ack.secret);
        write_text_unless_empty(out, "name", ack.name);
        if (!ack.tables.empty()) out.key("tables").raw(ack.tables);
        if (!ack.record.empty()) out.key("record").raw(ack.record);
        write_text_unless_empty(out, "token", ack.token);
        if (!ack.data.empty()) out.key("data").raw(ack.data);
    });
}

std::string me_message(std::string_view nonce, const std::string& person, const std::string& name,
                       std::span<const Session> sessions) {
    return message("ack", [&](JsonOut& out) {
        out.key("nonce").text(nonce).key("me").open_object();
        out.key("person").text(person).key("name").text(name);
        out.key("sessions").open_array();
        for (const Session& one : sessions) {
            out.open_object().key("line").number(static_cast<std::int64_t>(one.line));
            out.key("own").boolean(one.own);
            write_text_unless_empty(out, "code", one.code);
            out.close_object();
        }
        out.close_array().close_object();
    });
}

std::string refused_message(std::string_view nonce, const Refusal& refusal, std::string_view detail,
                            std::string_view path, std::string_view at) {
    return message("refused", [&](JsonOut& out) {
        out.key("nonce").text(nonce);
        write_error(out.key("error"), refusal, detail, {}, path, at);
    });
}

std::string reply_message(const table::Reply& reply) {
    using Kind = table::Reply::Kind;
    switch (reply.kind) {
        case Kind::done:
            return message("ack", [&](JsonOut& out) {
                out.key("nonce").text(reply.nonce).key("event").number(reply.event);
                write_text_unless_empty(out, "secret", reply.secret);
            });
        case Kind::refused:
            return message("refused", [&](JsonOut& out) {
                out.key("nonce").text(reply.nonce);
                write_error(out.key("error"), *reply.refusal, {}, reply.margin);
            });
        case Kind::sent: break;
    }
    return message("sent", [&](JsonOut& out) {
        out.key("nonce").text(reply.nonce);
        out.key("waits").word(reply.waits == table::Waits::window ? "window" : "slaps");
    });
}

std::string trouble_message(const Refusal& refusal, std::string_view detail) {
    return message("trouble", [&](JsonOut& out) { write_error(out.key("error"), refusal, detail); });
}

std::string clock_message(const table::ClockFace& clock, const any::Options& options) {
    return message("clock", [&](JsonOut& out) { write_clock(out.key("clock"), clock, options); });
}

std::string here_message(const Here& here) {
    return message("here", [&](JsonOut& out) { write_here(out, here); });
}

std::string chat_message(const ChatLine& line) {
    return message("chat", [&](JsonOut& out) { write_chat_line(out.key("line"), line); });
}

std::string reaction_message(std::string_view reaction, std::string_view name, std::optional<Seat> seat) {
    return message("reaction", [&](JsonOut& out) {
        out.key("reaction").text(reaction).key("name").text(name);
        if (seat) out.key("seat").number(*seat);
    });
}

std::string gone_message(std::string_view why) {
    return message("gone", [&](JsonOut& out) { out.key("why").text(why); });
}

}  // namespace scoville::wire

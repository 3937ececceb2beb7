#include "protocol/messages.h"

#include "notation/legal_out.h"
#include "notation/schoten_in.h"
#include "notation/schoten_out.h"
#include "notation/spicy_in.h"
#include "notation/spicy_out.h"
#include "notation/strict_json.h"

namespace scoville::protocol {
namespace {

namespace json = boost::json;

// One message: opens the object, writes its type, and closes it with a line break.
class Message {
public:
    Message(std::string& text, std::string_view type) : text_(text), out_(text) {
        out_.open_object().key("type").word(type);
    }
    Message(const Message&) = delete;
    Message& operator=(const Message&) = delete;
    ~Message() {
        out_.close_object();
        text_ += '\n';
    }
    JsonOut& out() { return out_; }
    JsonOut& game(std::string_view name) { return out_.key("game").text(name); }

private:
    std::string& text_;
    JsonOut out_;
};

template <class Options, class Write>
void write_new_game(std::string& text, std::string_view game, Seat seat, std::string_view kind,
                    std::string_view rules, const Options& options, Write&& write) {
    Message message(text, "new");
    message.game(game).key("kind").word(kind).key("rules").word(rules).key("seat").number(seat);
    write(message.out().key("options"), options);
}

void write_asked(Message& message, std::uint64_t id, Seat seat, int ms) {
    message.out()
        .key("id")
        .number(static_cast<std::int64_t>(id))
        .key("seat")
        .number(seat)
        .key("ms")
        .number(ms);
}

// Reads a line into an object and hands it on.
template <class T, class Use>
Result<T, std::string> with_object(std::string_view line, Use&& use) {
    const auto parsed = notation::parse_strictly(line, {});
    if (!parsed) return "not a line of JSON: " + parsed.error().message;
    const auto* object = parsed->if_object();
    if (object == nullptr) return std::string("not a JSON object");
    return use(*object);
}

// The action as it would stand in a record: the seat is the one that was asked, whatever the answer says.
Result<json::value, std::string> action_of(const json::object& answer, Seat seat) {
    const auto* action = answer.if_contains("action");
    if (action == nullptr || !action->is_object()) return std::string("the answer has no \"action\" object");
    json::object move = action->get_object();
    move["seat"] = static_cast<std::int64_t>(seat);
    return json::value(std::move(move));
}

}  // namespace

void write_hello(std::string& out, std::string_view program) {
    Message message(out, "hello");
    message.out().key("protocol").number(version).key("program").text(program);
}

void write_new(std::string& out, std::string_view game, Seat seat, const spicy::Options& options) {
    write_new_game(out, game, seat, "spicy", spicy::rules_name, options, notation::write_spicy_options);
}
void write_new(std::string& out, std::string_view game, Seat seat, const schoten::Options& options) {
    write_new_game(out, game, seat, "schoten", schoten::rules_name, options, notation::write_schoten_options);
}

void write_event(std::string& out, std::string_view game, const spicy::SeenEvent& event,
                 const spicy::Box& box) {
    Message message(out, "event");
    notation::write_spicy_event(message.game(game).key("event"), event, box);
}
void write_event(std::string& out, std::string_view game, const schoten::SeenEvent& event) {
    Message message(out, "event");
    notation::write_schoten_event(message.game(game).key("event"), event);
}

void write_act(std::string& out, std::string_view game, std::uint64_t id, const bots::SpicyAsk& ask, int ms) {
    Message message(out, "act");
    message.game(game);
    write_asked(message, id, ask.seat, ms);
    message.out().key("view").open_object();
    notation::write_spicy_view(message.out(), ask.view);
    message.out().close_object();
    notation::write_spicy_legal(message.out().key("legal"), ask.legal, ask.faults, ask.view.rules.box);
}
void write_act(std::string& out, std::string_view game, std::uint64_t id, const bots::SchotenAsk& ask,
               int ms) {
    Message message(out, "act");
    message.game(game);
    write_asked(message, id, ask.seat, ms);
    message.out().key("view").open_object();
    notation::write_schoten_view(message.out(), ask.view);
    message.out().close_object();
    notation::write_schoten_legal(message.out().key("legal"), ask.legal);
}

void write_error(std::string& out, std::string_view game, std::uint64_t id, std::string_view code,
                 std::string_view text) {
    Message message(out, "error");
    message.game(game)
        .key("id")
        .number(static_cast<std::int64_t>(id))
        .key("code")
        .word(code)
        .key("message")
        .text(text);
}

void write_end(std::string& out, std::string_view game, const spicy::View& view) {
    Message message(out, "end");
    notation::write_spicy_view(message.game(game), view);
}
void write_end(std::string& out, std::string_view game, const schoten::View& view) {
    Message message(out, "end");
    notation::write_schoten_view(message.game(game), view);
}

void write_quit(std::string& out) { const Message message(out, "quit"); }

Result<Ready, std::string> read_ready(std::string_view line) {
    return with_object<Ready>(line, [](const json::object& object) -> Result<Ready, std::string> {
        const auto* type = object.if_contains("type");
        if (type == nullptr || notation::as_text(*type) != "ready")
            return std::string("expected {\"type\":\"ready\", …}");
        const auto* protocol = object.if_contains("protocol");
        if (protocol == nullptr || notation::as_integer(*protocol, version, version) != version)
            return std::string("\"protocol\" must be 1");
        Ready ready{.name = "unnamed", .version = version};
        if (const auto* name = object.if_contains("name"))
            if (const auto text = notation::as_text(*name)) ready.name = *text;
        return ready;
    });
}

Result<std::uint64_t, std::string> read_answer_id(std::string_view line) {
    return with_object<std::uint64_t>(line,
                                      [](const json::object& object) -> Result<std::uint64_t, std::string> {
                                          const auto* id = object.if_contains("id");
                                          if (id == nullptr || !id->is_int64() || id->get_int64() < 0)
                                              return std::string("the answer has no \"id\" of a question");
                                          return static_cast<std::uint64_t>(id->get_int64());
                                      });
}

Result<spicy::Action, std::string> read_answer(std::string_view line, const bots::SpicyAsk& ask) {
    return with_object<spicy::Action>(
        line, [&](const json::object& object) -> Result<spicy::Action, std::string> {
            const auto action = action_of(object, ask.seat);
            if (!action) return action.error();
            notation::SpicyMove move;
            const Verdict verdict = notation::read_spicy_move(*action, ask.view.rules, move);
            if (!verdict) return std::string(verdict.refusal().sentence);
            return move.action;
        });
}

Result<schoten::Action, std::string> read_answer(std::string_view line, const bots::SchotenAsk& ask) {
    return with_object<schoten::Action>(
        line, [&](const json::object& object) -> Result<schoten::Action, std::string> {
            const auto action = action_of(object, ask.seat);
            if (!action) return action.error();
            notation::SchotenMove move;
            const Verdict verdict = notation::read_schoten_move(*action, ask.view.rules, move);
            if (!verdict) return std::string(verdict.refusal().sentence);
            return move.action;
        });
}

}  // namespace scoville::protocol

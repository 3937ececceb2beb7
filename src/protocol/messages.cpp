#include "protocol/messages.h"

#include "notation/legal_out.h"
#include "notation/schoten_out.h"
#include "notation/spicy_out.h"

namespace scoville::protocol {
namespace {

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
void write_new_game(std::string& text, std::string_view game, Seat seat, std::optional<std::uint64_t> seed,
                    std::string_view kind, std::string_view rules, const Options& options, Write&& write) {
    // Whole in every language's numbers.
    constexpr std::uint64_t most = (std::uint64_t{1} << 53) - 1;
    Message message(text, "new");
    message.game(game).key("kind").word(kind).key("rules").word(rules).key("seat").number(seat);
    if (seed) message.out().key("seed").number(static_cast<std::int64_t>(*seed & most));
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

}  // namespace

void write_hello(std::string& out, std::string_view program) {
    Message message(out, "hello");
    message.out().key("protocol").number(version).key("program").text(program);
}

void write_new(std::string& out, std::string_view game, Seat seat, const spicy::Options& options,
               std::optional<std::uint64_t> seed) {
    write_new_game(out, game, seat, seed, "spicy", spicy::rules_name, options, notation::write_spicy_options);
}
void write_new(std::string& out, std::string_view game, Seat seat, const schoten::Options& options,
               std::optional<std::uint64_t> seed) {
    write_new_game(out, game, seat, seed, "schoten", schoten::rules_name, options,
                   notation::write_schoten_options);
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

}  // namespace scoville::protocol

// What a bot in any language is told: versioned JSON lines, the same over standard input and output and over
// a socket. docs/bots.md shows a whole exchange; answers are read in answer.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json_out.h"
#include "bots/face/types.h"
#include "notation/of_game.h"

namespace scoville::protocol {

constexpr int version = 1;

// One message: opens the object, writes its type, and closes it with a line break.
class Message {
public:
    Message(std::string& text, std::string_view type) : text_(text), out_(text) {
        out_.open_object().key("type").word(type);
    }
    Message(std::string& text, std::string_view type, std::string_view game) : Message(text, type) {
        out_.key("game").text(game);
    }
    Message(const Message&) = delete;
    Message& operator=(const Message&) = delete;
    ~Message() {
        out_.close_object();
        text_ += '\n';
    }
    JsonOut& out() { return out_; }

private:
    std::string& text_;
    JsonOut out_;
};

// Each appends one line, with its line break.
void write_hello(std::string& out, std::string_view program);
// An answer could not be used; what was played instead is told by the events.
void write_error(std::string& out, std::string_view game, std::uint64_t id, std::string_view code,
                 std::string_view message);
void write_quit(std::string& out);

// The seed, where there is one, is for the bot's own dice: who rolls them from it can be repeated.
template <class Face>
void write_new(std::string& text, std::string_view game, Seat seat, const typename Face::Options& options,
               std::optional<std::uint64_t> seed = std::nullopt) {
    // Whole in every language's numbers.
    constexpr std::uint64_t most = (std::uint64_t{1} << 53) - 1;
    Message message(text, "new", game);
    JsonOut& out = message.out();
    const auto book = Face::rules_book();
    const std::string_view rules = book[options.rules.value_or(book.size() - 1)].name;
    out.key("kind").word(Face::name).key("rules").word(rules).key("seat").number(seat);
    if (seed) out.key("seed").number(static_cast<std::int64_t>(*seed & most));
    notation::Notation<Face>::write_options(out.key("options"), options);
}

template <class Face>
void write_event(std::string& text, std::string_view game, const typename Face::SeenEvent& event,
                 const typename Face::Ruleset& rules) {
    Message message(text, "event", game);
    notation::Notation<Face>::write_event(message.out().key("event"), event, rules);
}

template <class Ask>
void write_act(std::string& text, std::string_view game, std::uint64_t id, const Ask& ask, int ms) {
    using Notation = notation::Notation<typename Ask::Face>;
    Message message(text, "act", game);
    JsonOut& out = message.out();
    out.key("id").number(static_cast<std::int64_t>(id)).key("seat").number(ask.seat).key("ms").number(ms);
    out.key("view").open_object();
    Notation::write_view(out, ask.view);
    out.close_object();
    Notation::write_may(out.key("legal"), bots::Types<typename Ask::Face>::may(ask), ask.view.rules);
}

template <class Face>
void write_end(std::string& text, std::string_view game, const typename Face::View& view) {
    Message message(text, "end", game);
    notation::Notation<Face>::write_view(message.out(), view);
}

}  // namespace scoville::protocol

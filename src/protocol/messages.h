// What a bot in any language is told and answers: versioned JSON lines, the same over standard input and
// output and over a socket. docs/bots.md shows a whole exchange.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/refusal.h"
#include "base/result.h"
#include "bots/bot.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::protocol {

constexpr int version = 1;

// Each appends one line, with its line break.
void write_hello(std::string& out, std::string_view program);
void write_new(std::string& out, std::string_view game, Seat seat, const spicy::Options& options);
void write_new(std::string& out, std::string_view game, Seat seat, const schoten::Options& options);
void write_event(std::string& out, std::string_view game, const spicy::SeenEvent& event,
                 const spicy::Box& box);
void write_event(std::string& out, std::string_view game, const schoten::SeenEvent& event);
void write_act(std::string& out, std::string_view game, std::uint64_t id, const bots::SpicyAsk& ask, int ms);
void write_act(std::string& out, std::string_view game, std::uint64_t id, const bots::SchotenAsk& ask,
               int ms);
// An answer could not be used; what was played instead is told by the events.
void write_error(std::string& out, std::string_view game, std::uint64_t id, std::string_view code,
                 std::string_view message);
void write_end(std::string& out, std::string_view game, const spicy::View& view);
void write_end(std::string& out, std::string_view game, const schoten::View& view);
void write_quit(std::string& out);

// What came back.
struct Ready {
    std::string name;
    int version = 0;
};
Result<Ready, std::string> read_ready(std::string_view line);

// The id of an answer, whatever else is in it; an error says why the line is no answer at all.
Result<std::uint64_t, std::string> read_answer_id(std::string_view line);
// The action of an answer, for the seat that was asked.
Result<spicy::Action, std::string> read_answer(std::string_view line, const bots::SpicyAsk& ask);
Result<schoten::Action, std::string> read_answer(std::string_view line, const bots::SchotenAsk& ask);

}  // namespace scoville::protocol

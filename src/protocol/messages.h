// What a bot in any language is told: versioned JSON lines, the same over standard input and output and over
// a socket. docs/bots.md shows a whole exchange; answers are read in answer.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bots/face/bot.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::protocol {

constexpr int version = 1;

// Each appends one line, with its line break.
void write_hello(std::string& out, std::string_view program);
// The seed, where there is one, is for the bot's own dice: who rolls them from it can be repeated.
void write_new(std::string& out, std::string_view game, Seat seat, const spicy::Options& options,
               std::optional<std::uint64_t> seed = std::nullopt);
void write_new(std::string& out, std::string_view game, Seat seat, const schoten::Options& options,
               std::optional<std::uint64_t> seed = std::nullopt);
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

}  // namespace scoville::protocol

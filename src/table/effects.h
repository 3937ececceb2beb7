// What a table wants done: things to write down, to answer, to show, to ask of bots. The table itself
// touches neither disk nor network nor clock.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/refusal.h"
#include "table/requests.h"

namespace scoville::table {

enum class Waits : std::uint8_t { window, slaps };

// The answer to one request, to the line it came over.
struct Reply {
    std::uint64_t line;
    std::string nonce;
    enum class Kind : std::uint8_t { done, refused, sent } kind;
    std::uint32_t event = 0;              // done: the last event it brought about
    std::optional<Refusal> refusal = {};  // refused
    std::optional<Millis> margin = {};    // refused, because someone was quicker
    Waits waits = Waits::window;          // sent
    std::string secret = {};              // done: a fresh resume secret
};

// A bot is to decide; the answer names the number again.
struct BotAsked {
    Seat seat;
    std::uint64_t number;
};

struct Effects {
    std::optional<std::string> append;  // the next journal entry; Table::committed answers
    std::vector<Person> members;        // whom that entry makes part of the table
    std::vector<Reply> replies;
    bool shown = false;             // the players' picture moved on
    bool shown_spectators = false;  // the spectators' picture moved on
    bool clocks = false;            // clocks changed without an event
    SeatSet own_clocks = {};        // only what these seats alone are shown of them
    std::vector<BotAsked> bots;
    std::vector<Person> gone;  // no longer at the table
    bool lost = false;         // someone else wrote this table's journal: load it again
};

}  // namespace scoville::table

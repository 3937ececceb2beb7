// A bot that sits at an online table over a WebSocket, speaking the bots' protocol (docs/bots.md): takes a
// seat, is told what its seat sees, and is asked when the game waits for it or a card may be challenged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/effects.h"
#include "table/seen.h"

namespace scoville::server {

class LiveTable;
struct Client;

class BotGuest {
public:
    explicit BotGuest(std::string code) : code_(std::move(code)) {}

    // The table it wants to sit at.
    const std::string& code() const { return code_; }
    bool introduced() const { return introduced_; }
    void introduce() { introduced_ = true; }

    // What it was shown moved on.
    void shown(LiveTable& table, Client& client);
    // It sent a line.
    void said(LiveTable& table, Client& client, std::string_view line);
    // One of its moves was refused, or something it asked for by itself.
    void replied(Client& client, const table::Reply& reply);

private:
    struct Question {
        std::uint64_t id;
        std::uint32_t seen;
        table::SeenGame game;
        Seat seat;
    };
    std::string game_name(int game) const { return "g" + std::to_string(game); }
    void join(LiveTable& table, Client& client);
    void ask_if_wanted(LiveTable& table, Client& client, Seat seat);

    std::string code_;
    bool introduced_ = false;
    bool joining_ = false;
    int told_game_ = 0;       // the last it heard the beginning of
    int ended_game_ = 0;      // and the end
    std::uint32_t told_ = 0;  // events
    std::uint64_t questions_ = 0;
    int asked_card_ = -1;  // the card it was last asked about without being awaited
    std::optional<Question> open_;
};

}  // namespace scoville::server

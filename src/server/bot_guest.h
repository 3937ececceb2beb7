// A bot that sits at an online table over a WebSocket, speaking the bots' protocol (docs/bots.md): takes a
// seat, is told what its seat sees, and is asked when the game waits for it or a card may be challenged. What
// it answers wrongly or not at all it is told, and the safe move is played for it (P3): no table waits for
// it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/loop.h"
#include "table/effects.h"
#include "table/seen.h"

namespace scoville::server {

class LiveTable;
struct Client;

class BotGuest {
public:
    // `patience` is how long it may think where the table has no clock.
    BotGuest(std::string code, net::Loop& loop, table::Millis patience)
        : code_(std::move(code)), loop_(loop), patience_(patience) {}

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
    // Its line is gone. Where no clock would ever run out for it, its seat is given up.
    void gone(LiveTable& table, Client& client);

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
    // Tells it what was wrong; one that does not stop is shown out.
    void complain(Client& client, std::uint64_t id, std::string_view code, std::string_view message);
    void answer_for_it(LiveTable& table, Client& client);
    void act(LiveTable& table, Client& client, const Question& question, const any::Action& action);
    void too_slow(Client& client);

    std::string code_;
    bool introduced_ = false;
    bool joining_ = false;
    int told_game_ = 0;       // the last it heard the beginning of
    int ended_game_ = 0;      // and the end
    std::uint32_t told_ = 0;  // events
    std::uint64_t questions_ = 0;
    int asked_card_ = -1;  // the card it was last asked about without being awaited
    std::optional<Question> open_;
    bool answering_ = false;      // its answer is on its way into the journal
    std::uint32_t answered_ = 0;  // the last event its answers brought about
    net::Loop& loop_;
    table::Millis patience_;
    net::Timer timer_;
    int late_ = 0;  // in a row
};

}  // namespace scoville::server

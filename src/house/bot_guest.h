// A bot that sits at an online table over a line of its own, speaking the bots' protocol (docs/bots.md):
// takes a seat, is told what its seat sees, and is asked when the game waits for it or a card may be
// challenged. What it answers wrongly or not at all it is told, and the safe move is played for it (P3): no
// table waits for it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "house/client.h"
#include "house/ids.h"

namespace scoville::house {

class BotGuest final : public Client {
public:
    // It wants to sit at the table with this code.
    BotGuest(std::uint64_t line_number, std::shared_ptr<Line> to, Env& of, std::string code, std::string key)
        : Client(line_number, std::move(to), of),
          code_(std::move(code)),
          key_(std::move(key)),
          visit_(new_nonce(of.chance)) {}

    void heard(Hall& hall, std::string_view text) override;
    // Where no clock would ever run out for it, its seat is given up.
    void gone(LiveTable& live) override;
    void shown_anew(LiveTable& live) override { shown(live); }
    void shown(LiveTable& live) override;
    void shown_clocks(LiveTable&) override {}
    // One of its moves was refused, or something it asked for by itself.
    void replied(LiveTable& live, const table::Reply& reply) override;
    void told(const Text&) override {}
    std::string_view kind() const override { return "bot"; }

private:
    struct Question {
        std::uint64_t id;
        std::uint32_t seen;
        table::SeenGame game;
        Seat seat;
    };
    std::string game_name(int game) const { return "g" + std::to_string(game); }
    // Of this visit alone: a table remembers nonces longer than a line lasts.
    std::string nonce(std::string_view what) { return visit_ + "-" + std::string(what); }
    std::string next_nonce() { return nonce(std::to_string(++requests_)); }
    void introduce(Hall& hall, std::string_view text);
    void answered(LiveTable& live, std::string_view text);
    void join(LiveTable& live);
    void begin_game(int number, Seat seat, const any::Options& options);
    void ask_if_wanted(LiveTable& live, Seat seat);
    // Tells it what was wrong; one that does not stop is shown out.
    void complain(std::uint64_t id, std::string_view code, std::string_view message);
    void answer_for_it(LiveTable& live);
    void act(LiveTable& live, const Question& question, const any::Action& action);
    void too_slow();

    std::string code_, key_, visit_;
    std::string sit_nonce_;
    std::uint64_t requests_ = 0;
    bool introduced_ = false;
    bool joining_ = false;
    int told_game_ = 0;       // the last it heard the beginning of
    int ended_game_ = 0;      // and the end
    std::uint32_t told_ = 0;  // events
    std::uint64_t questions_ = 0;
    int asked_card_ = -1;  // the card it was last asked about without being awaited
    std::optional<Question> open_;
    bool answering_ = false;           // its answer is on its way into the journal
    std::uint32_t brought_about_ = 0;  // the last event that came of its answers
    Alarm patience_;
    int late_ = 0;  // in a row
};

}  // namespace scoville::house

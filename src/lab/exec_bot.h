// Bots in other processes as players of the arena and the terminal: whatever they answer, the game goes on,
// and what went wrong is counted and told.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "lab/bot_process.h"
#include "schoten/face/options.h"
#include "spicy/face/options.h"

namespace scoville::lab {

// What an external bot did wrong, in answers.
struct Troubles {
    std::uint64_t asked = 0;
    std::uint64_t illegal = 0;    // well written, but not allowed
    std::uint64_t malformed = 0;  // not an answer
    std::uint64_t late = 0;
    std::uint64_t gone = 0;    // the process had ended
    std::uint64_t chatty = 0;  // lines nobody asked for
    std::string code;          // the last one: illegal, malformed, late, gone, chatty
    std::string last;          // and in words

    bool any() const { return illegal + malformed + late + gone + chatty > 0; }
};

// One process that plays any number of games, one after the other or at once.
class ExecPlayer {
public:
    static Result<std::unique_ptr<ExecPlayer>, std::string> start(const std::string& command,
                                                                  int ms_per_move);

    ~ExecPlayer();
    ExecPlayer(const ExecPlayer&) = delete;
    ExecPlayer& operator=(const ExecPlayer&) = delete;

    const std::string& name() const { return name_; }
    const Troubles& troubles() const { return troubles_; }

    std::unique_ptr<bots::SpicyBot> join(const spicy::Options& options, Seat seat);
    std::unique_ptr<bots::SchotenBot> join(const schoten::Options& options, Seat seat);

    // Used by the bots of this player.
    void tell(const std::string& lines);
    template <class Ask, class Action>
    Action ask(const std::string& game, const Ask& ask, Action fallback);
    std::string next_game() { return "g" + std::to_string(++games_); }

private:
    explicit ExecPlayer(std::unique_ptr<BotProcess> process, int ms)
        : process_(std::move(process)), ms_(ms) {}
    bool read_answer_to(std::uint64_t id, std::string& line, Clock::time_point deadline);
    void note(std::uint64_t Troubles::* counter, std::string_view code, std::string what);

    std::unique_ptr<BotProcess> process_;
    int ms_;
    std::string name_;
    Troubles troubles_;
    std::uint64_t questions_ = 0;
    std::uint64_t games_ = 0;
};

}  // namespace scoville::lab

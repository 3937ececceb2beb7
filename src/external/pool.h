// The processes of one external bot. A process sits on one seat at a time, so that none ever sees two hands
// of a game, and plays game after game, so that starting it is paid once. One that is lost is replaced for
// the next game: what happens in a game depends on that game alone, on any number of threads.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "external/player.h"

namespace scoville::external {

class Pool {
public:
    // So many processes lost, and more than one in ten games: the bot is broken, and the run ends.
    static constexpr std::uint64_t too_many_lost = 20;

    // Starts the first process: an error says why it does not get ready.
    static Result<std::shared_ptr<Pool>, std::string> start(std::string command, int ms_per_move);

    const std::string& name() const { return name_; }

    // For one seat of one game. Throws std::runtime_error for a bot that is lost again and again.
    struct Lease {
        std::unique_ptr<Player> player;  // none: it could not be started
        std::string why_not;
        std::string game;  // its name in messages
    };
    Lease take();
    void give_back(std::unique_ptr<Player> player);

private:
    Pool(std::string command, int ms) : command_(std::move(command)), ms_(ms) {}

    std::string command_;
    int ms_;
    std::string name_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Player>> idle_;
    std::uint64_t games_ = 0;
    std::uint64_t lost_ = 0;
};

}  // namespace scoville::external

// Many games of one kind, stepped together, each with its next decision in rows that are written again at
// every step: who is asked, what is legal, what that seat sees. A game that ends says so for one step and is
// dealt anew at once. Seats may be played by built-in bots: then only the others are asked.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "bots/face/levels.h"
#include "python/game.h"

namespace scoville::python {

struct BatchPlan {
    int games = 1;
    std::uint64_t seed = 0;
    bool masks = true;
    bool observations = true;
    std::vector<std::optional<bots::Level>> opponents;  // by seat
};

class Batch {
public:
    // One row a game.
    struct Rows {
        std::vector<std::uint8_t> player;
        std::vector<std::uint8_t> mask;         // × actions
        std::vector<std::uint8_t> observation;  // × bytes
        std::vector<std::uint8_t> done;         // a game ended with the last step; another has begun
        std::vector<float> returns;             // × players: shares of the win of the game that ended
        std::vector<std::int16_t> scores;       // × players
    };

    virtual ~Batch() = default;
    virtual int players() const = 0;
    virtual int actions() const = 0;
    virtual int observation_size() const = 0;
    const Rows& rows() const { return rows_; }
    Rows& rows() { return rows_; }

    // One number a game. The first game whose number is not legal stops it; the ones before have moved on.
    virtual std::optional<Wrong> step(std::span<const std::int32_t> numbers) = 0;
    // A legal number for every game, each as likely as the others.
    virtual void choose_anything(std::span<std::int32_t> numbers) = 0;

    static Result<std::unique_ptr<Batch>, Wrong> of(const any::Options& options, const BatchPlan& plan);

protected:
    Rows rows_;
};

}  // namespace scoville::python

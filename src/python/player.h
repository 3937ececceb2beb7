// A built-in bot that plays for a seat of a game in Python. It hears what its seat hears: when it is asked
// about a game it has not followed, it is told from the beginning.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "bots/levels/make.h"
#include "python/game.h"

namespace scoville::python {

class Player {
public:
    Player(any::Kind kind, bots::Level level, std::uint64_t seed);

    // The number of what it does next.
    Result<int, Wrong> act(const Game& game, Seat seat);
    // What it might do next, each number with its chance; empty for levels that cannot say.
    Result<std::vector<std::pair<int, double>>, Wrong> policy(const Game& game, Seat seat);

private:
    template <class Face>
    using BotOf = std::unique_ptr<typename bots::Types<Face>::Bot>;

    // Makes sure that it knows what this seat has seen.
    template <class Face>
    typename bots::Types<Face>::Bot& listening(const Game& game, Seat seat);
    std::optional<Wrong> misfit(const Game& game, Seat seat) const;

    bots::Level level_;
    std::uint64_t seed_;
    any::OneOf<BotOf> bot_;
    std::uint64_t game_ = 0;  // whose events it has heard
    Seat seat_ = no_seat;
    std::size_t heard_ = 0;
    std::vector<int> planned_;  // the rest of an action that takes several numbers
};

}  // namespace scoville::python

// Many games side by side: in each step all nets are asked once for all games together.
#pragma once

#include <functional>

#include "lab/train/game.h"

namespace scoville::lab {

// Draws a game: its table, and who sits there.
using DrawGame = std::function<TrainTable(FastRng& rng, TrainSeats& seats)>;

struct LaneTally {
    std::int64_t games = 0;
    std::int64_t decisions = 0;
};

class Lane {
public:
    // Plays until there are so many samples, and what has begun to its end. Appends to `experience`.
    LaneTally play(const DrawGame& draw, const TrainReward& reward, std::size_t samples, std::uint64_t seed,
                   Experience& experience);
    // The same until it is enough, asked before every game.
    LaneTally play(const DrawGame& draw, const TrainReward& reward, const std::function<bool()>& enough,
                   std::uint64_t seed, Experience& experience);

private:
    void answer_all();
    void answer(const bots::Net& net, std::span<const int> which);

    std::vector<std::unique_ptr<TrainGame>> games_;
    std::size_t under_way_ = 0;  // samples of games that are not over
    Questions questions_;
    std::vector<std::pair<const bots::Net*, std::vector<int>>> by_net_;
    std::vector<bots::Features> inputs_;
    bots::Net::Hidden hidden_;
    bots::Weighing weighing_;
    bots::OutputValues outputs_{};
};

}  // namespace scoville::lab

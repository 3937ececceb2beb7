// What a training run is to do, and where it stands.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "lab/train/game.h"
#include "lab/train/update.h"

namespace scoville::lab {

// What slowly changes from the first iteration to the last one planned.
struct Fading {
    float first = 0, last = 0;
    float at(double part) const { return first + static_cast<float>(part) * (last - first); }
};

// Exploiters of the current master that the run itself trains now and then, for 4, 2 and 6 players by turns;
// they join the league.
struct ExploiterPlan {
    int every = 0;  // iterations between two; 0: none
    int iterations = 60;
    int samples = 16384;
    float rate = 1e-3F;
};

struct TrainPlan {
    std::filesystem::path folder;
    std::uint64_t seed = 1;
    int threads = 1;  // the same weights with any number
    LearnerShape shape;
    int iterations = 1000;
    int samples = 32768;            // per iteration, at least
    std::int64_t games = 0;         // stop after so many, and fade towards that; 0: by iterations
    double minutes = 0;             // stop earlier; 0: never
    int save_every = 50;            // iterations
    int league_every = 250;         // a checkpoint joins the league; 0: none
    int magnet_every = 50;          // the average becomes the magnet
    int look_every = 250;           // against the built-in bots
    int look_blocks = 250;          // deals
    double league_share = 0.15;     // of games have old checkpoints at some seats
    double exploiter_share = 0.15;  // … an exploiter at one
    double bot_share = 0.05;        // … built-in bots
    Fading rate{6e-4F, 5e-5F};
    Fading entropy{0.04F, 0.008F};
    ExploiterPlan exploiters;
    TrainReward reward;
    UpdatePlan update;
    std::filesystem::path start;    // weights to begin with; empty: random
    std::filesystem::path against;  // frozen weights on all seats but one: trains an exploiter
    float against_temperature = 1;  // at which they play
    Sort sort = Sort::every;
    std::uint8_t players = 0;  // only for so many; 0: any number
};

// Where a run stands.
struct TrainProgress {
    int iteration = 0;
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    std::int64_t samples = 0;
    std::int64_t exploiter_games = 0;
    double seconds = 0;  // in all sittings
};

struct TrainListener {
    std::function<void(const TrainProgress&)> on_iteration;
    std::function<void(const std::string& line)> on_log;  // one JSON object
};

}  // namespace scoville::lab

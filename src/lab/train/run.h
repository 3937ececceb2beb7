// A training run: plays, learns, keeps checkpoints, looks how it stands against a built-in bot, and can be
// taken up again where it was left. The same plan and seed give the same weights.
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

struct TrainPlan {
    std::filesystem::path folder;
    std::uint64_t seed = 1;
    int iterations = 1000;
    int samples = 32768;         // per iteration, at least
    double minutes = 0;          // stop earlier; 0: never
    int save_every = 50;         // iterations
    int league_every = 250;      // a checkpoint joins the league
    int look_every = 250;        // against the built-in bots
    int look_blocks = 250;       // deals
    double league_share = 0.15;  // of games have old checkpoints at some seats
    double bot_share = 0.15;     // … built-in bots
    Fading rate{6e-4F, 5e-5F};
    Fading entropy{0.04F, 0.008F};
    TrainReward reward;
    UpdatePlan update;
    std::filesystem::path start;    // weights to begin with; empty: random
    std::filesystem::path against;  // frozen weights on all seats but one: trains an exploiter
    float against_temperature = 1;  // at which they play
    std::uint8_t players = 0;       // only the base game for so many; 0: every table
};

// Where a run stands.
struct TrainProgress {
    int iteration = 0;
    std::int64_t games = 0;
    std::int64_t decisions = 0;
    std::int64_t samples = 0;
    double seconds = 0;  // in all sittings
};

// How the policy as it would be shipped does against built-in bots, or the frozen net.
struct TrainLook {
    double four = 0, four_error = 0;  // one against three, win share
    double two = 0, two_error = 0;    // one against one
};

struct TrainListener {
    std::function<void(const TrainProgress&)> on_iteration;
    std::function<void(const std::string& line)> on_log;  // one JSON object
};

// Makes or takes up the run in the plan's folder. Throws std::runtime_error where files cannot be used.
TrainProgress run_training(const TrainPlan& plan, const TrainListener& listener = {});

// `policy` alone against a table full of `others`.
TrainLook look_at(const std::shared_ptr<const bots::Net>& policy, const TrainPlan& plan);

}  // namespace scoville::lab

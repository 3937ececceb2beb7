// One game of a person against bots, from the first prompt to the result, or until the person leaves.
#pragma once

#include "play/guests.h"
#include "play/plan.h"

namespace scoville::play {

struct Settings {
    std::string file;  // where the game is kept; empty: nowhere
    bool colour = false;
    int ms_per_move = 5000;  // for programs
};

// Plays on standard input and output. An error says who cannot sit down.
Result<bool, std::string> play_game(const Plan& plan, Guests guests, const Settings& settings);

}  // namespace scoville::play

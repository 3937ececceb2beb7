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
template <class Kind>
Result<bool, std::string> play_game(const Plan<Kind>& plan, Guests guests, const Settings& settings);
extern template Result<bool, std::string> play_game(const Plan<lab::SpicyKind>&, Guests, const Settings&);
extern template Result<bool, std::string> play_game(const Plan<lab::SchotenKind>&, Guests, const Settings&);

}  // namespace scoville::play

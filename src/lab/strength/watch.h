// A bot that is watched while it plays: how right it is about the top card, and how long it thinks.
#pragma once

#include <memory>
#include <vector>

#include "lab/arena/entrant.h"

namespace scoville::lab {

// Squared errors of beliefs, summed up; a Brier score is their mean.
struct BeliefErrors {
    std::int64_t questions = 0;
    double number = 0, spice = 0;
};

struct Watched {
    BeliefErrors own;                  // of the bot that plays
    BeliefErrors other;                // of another that saw the same and was asked the same
    BeliefErrors even;                 // of who always says one half
    std::vector<double> milliseconds;  // per answer, processor time
};

// Plays `games` of Spicy with `watched` on seat 0 and `others` elsewhere; `shadow` listens behind seat 0.
Watched watch_spicy(const Entrant& watched, const Entrant& others, const Entrant& shadow, int players,
                    int games, std::uint64_t seed);
// The same for Scharfe Schoten: time only.
Watched watch_schoten(const Entrant& watched, const Entrant& others, int players, int games,
                      std::uint64_t seed);

// The value that this share of them does not exceed.
double quantile(std::vector<double> values, double share);

}  // namespace scoville::lab

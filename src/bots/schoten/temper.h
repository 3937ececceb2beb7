// Temperaments are data: one way of counting, weighed differently.
#pragma once

#include "bots/schoten/forecast.h"

namespace scoville::bots {

struct SchotenTemper {
    Outlook outlook{.spread = 0.75, .bonus = 1};
    double tricks = 0.9;    // how many of its good cards it expects to win with
    double steer = 0;       // how far it expects to bend what it wins towards its tips
    double rack = 0.4;      // how much of its colour in the rack it expects to be still there for it
    double lead = 0.4;      // points it would give for leading the next trick
    double spoil = 0.4;     // what a point of another counts, at the end of the round
    double focus = 0;       // how much more the points of whoever is ahead count than those of the rest
    double patience = 0.4;  // 0 spoils as much from the first trick on; 1 grows into it
};

// The defaults, found by playing them against their neighbours.
constexpr SchotenTemper odds_temper{};
// Bets on big differences, trusts its cards and likes to lead.
constexpr SchotenTemper gambler_temper{
    .outlook = {.spread = 0.75, .bonus = 1.8}, .tricks = 1.15, .steer = 0.15, .lead = 1, .spoil = 0};
// Would rather see the leader's tips fail than its own come true.
constexpr SchotenTemper spoiler_temper{.spoil = 1, .focus = 0.3, .patience = 0};

}  // namespace scoville::bots

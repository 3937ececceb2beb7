// Temperaments are data: one way of weighing, different scales. All costs are in points of the game.
#pragma once

namespace scoville::bots {

struct SpicyTemper {
    double half_truth = 0;  // cost of declaring one trait wrong
    double lie = 0;         // cost of declaring both wrong
    double blind_copy = 5;  // cost of copying without the exact card (V7)
    double passing = 0;     // cost of passing, beside the card drawn
    double height = 0;      // what each step of a declaration upwards is worth
    double fear = 1;        // of being challenged: 1 as often as the others are thought to, 0 never
    double caution = 0;     // what a challenge must promise
    double certainty = 0;   // how sure that something is wrong one must be to challenge
    double whim = 1;        // spread of a challenger's moods, in points
    double fickle = 0.3;    // spread of a player's moods, in points
    double forgets = 0;     // how often a last card goes unannounced (S19)
};

}  // namespace scoville::bots

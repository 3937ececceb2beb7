// What the others' tips and cards say about their hands: worlds in which they would have done what they did
// are likelier than those in which they would not.
#pragma once

#include <vector>

#include "bots/schoten/heard.h"

namespace scoville::bots {

// How far the others are trusted to play as imagined: 0 not at all, 1 in full.
struct Trust {
    float tips = 0;
    float cards = 0;
};

class Reading {
public:
    Reading(const Heard& heard, const WorldPlan& plan, const Player& player, Seat self, const Trust& trust)
        : heard_(heard), plan_(plan), player_(player), self_(self), trust_(trust) {}

    // The logarithm of how likely all that was done is in this world.
    float of(const World& world) const;

private:
    float of_tips(const World& world, const std::array<PlaceSet, schoten::max_players>& dealt) const;

    const Heard& heard_;
    const WorldPlan& plan_;
    const Player& player_;
    Seat self_;
    Trust trust_;
};

// Draws as many of the worlds as `count`, more often the likelier ones, in any order.
void draw_likely(std::vector<World>& worlds, std::vector<float>& logs, std::size_t count, FastRng& rng);

}  // namespace scoville::bots

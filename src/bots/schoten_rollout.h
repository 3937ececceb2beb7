// How everyone goes on in a world: a quick, sensible play by what a trick does to the own tips and to those of
// who takes it. Fast enough for thousands of rounds a second and more.
#pragma once

#include "bots/schoten_world.h"

namespace scoville::bots {

// How far a collection has come for a tip: the difference, less what is missing for either tip to be right.
double progress(const schoten::ColourCounts& collection, schoten::Tip tip);

class Rollout {
public:
    Rollout(const WorldPlan& plan, FastRng& rng) : plan_(plan), rng_(rng) {}

    // Plays the world to the end of the round.
    void finish(World& world) const;
    int choose_card(const World& world) const;
    schoten::Colour choose_take(const World& world) const;
    // What a seat would tip with this hand (T6), with some whim.
    schoten::Tip choose_tip(const World& world, Seat seat) const;

private:
    bool can_be_beaten(const World& world, int place, schoten::Colour led) const;
    double whim() const { return static_cast<double>(rng_.next() >> 40) * 0x1p-24; }

    const WorldPlan& plan_;
    FastRng& rng_;
};

}  // namespace scoville::bots

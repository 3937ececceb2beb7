// How everyone goes on in a world: a quick, sensible play by what a trick does to the own tips and to those
// of who takes it. Fast enough for thousands of rounds a second and more.
#pragma once

#include "bots/schoten/world.h"

namespace scoville::bots {

// Found by playing them against their neighbours.
struct RolloutTemper {
    double missing = 0.17;        // what a card short of a right tip costs
    double spite = 0.47;          // what another's progress counts
    double lead = 0.45;           // to lead the next trick
    double strength = 0.015;      // what a place costs that is spent
    double beaten = 0.012;        // the chance to take the trick though somebody could beat the card
    double moods = 0.04;          // spread of whims
    double tip_length = 0.3;      // what a card of a colour promises for a tip …
    double tip_strength = 0.019;  // … and each place it is higher
    double tip_moods = 0.8;
};

// How far a collection has come for a tip: the difference, less what is missing for either tip to be right.
double progress(const schoten::ColourCounts& collection, schoten::Tip tip, double missing);

class Rollout {
public:
    Rollout(const WorldPlan& plan, FastRng& rng, const RolloutTemper& temper = {})
        : plan_(plan), rng_(rng), temper_(temper) {}

    // Plays the world to the end of the round.
    void finish(World& world) const;
    int choose_card(const World& world) const;
    schoten::Colour choose_take(const World& world) const;
    // What a seat would tip with this hand (T6), with some whim.
    schoten::Tip choose_tip(const World& world, Seat seat) const;

private:
    double progress_of(const schoten::ColourCounts& collection, schoten::Tip tip) const {
        return progress(collection, tip, temper_.missing);
    }
    bool can_be_beaten(const World& world, int place, schoten::Colour led) const;
    double whim() const { return static_cast<double>(rng_.next() >> 40) * 0x1p-24; }

    const WorldPlan& plan_;
    FastRng& rng_;
    RolloutTemper temper_;
};

}  // namespace scoville::bots

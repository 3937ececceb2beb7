// The master of Scharfe Schoten: tries each choice in many worlds that agree with what it knows, and plays
// them out with players who know their own hands only. What the others tipped and laid makes some worlds
// likelier than others. The last tricks are solved.
#pragma once

#include "bots/schoten/candidates.h"
#include "bots/schoten/memory.h"
#include "bots/schoten/reading.h"

namespace scoville::bots {

struct ReaderPlan {
    int rounds = 2000;      // played out for a decision, shared by its choices
    int least_worlds = 24;  // for each choice
    int solved_cards = 2;   // cards left in each hand from which worlds are solved
    int solved_worlds = 60;
    int pool = 3;  // worlds that are weighed for one that is tried
    Trust trust{.tips = 0.5F, .cards = 0.5F};
};

class ReaderSchoten : public SchotenBot {
public:
    ReaderSchoten(const ReaderPlan& plan, std::uint64_t seed) : plan_(plan), rng_(seed) {}

    void see(const schoten::SeenEvent& event) override {
        memory_.see(event);
        heard_.see(event);
    }
    schoten::Action act(const SchotenAsk& ask) override;

private:
    std::vector<World> worlds_for(const SchotenAsk& ask, const WorldPlan& plan, const Player& player,
                                  schoten::CardSet known, int count);

    ReaderPlan plan_;
    FastRng rng_;
    SchotenMemory memory_;
    Heard heard_;
};

}  // namespace scoville::bots

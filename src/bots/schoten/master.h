// The first master of Scharfe Schoten, and its pupils: tries each choice in many worlds that agree with what
// it knows, plays them out with all cards open, solves the last tricks, and takes what wins the match most
// often.
#pragma once

#include "bots/face/bot.h"
#include "bots/schoten/endgame.h"
#include "bots/schoten/memory.h"
#include "bots/schoten/rollout.h"

namespace scoville::bots {

struct SearchPlan {
    int rounds = 2000;      // played out for a decision, shared by its choices
    int least_worlds = 24;  // for each choice
    int solved_cards = 2;   // cards left in each hand from which worlds are solved
    int solved_worlds = 60;
    double temperature = 0;  // spread of moods, in share of the match
};

// Of the first master, by which later ones are measured.
constexpr SearchPlan first_schoten_search{};

class MasterSchoten : public SchotenBot {
public:
    MasterSchoten(const SearchPlan& plan, std::uint64_t seed) : plan_(plan), rng_(seed) {}

    void see(const schoten::SeenEvent& event) override { memory_.see(event); }
    schoten::Action act(const SchotenAsk& ask) override;

private:
    double try_out(const SchotenAsk& ask, const WorldPlan& plan, World world, schoten::Action action,
                   bool solves);

    SearchPlan plan_;
    FastRng rng_;
    SchotenMemory memory_;
};

}  // namespace scoville::bots

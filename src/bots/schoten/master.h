// The master of Scharfe Schoten: tries each choice in many worlds that agree with what it knows, plays them
// out, solves the last tricks, and takes what wins the match most often.
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

class MasterSchoten : public SchotenBot {
public:
    MasterSchoten(const SearchPlan& plan, std::uint64_t seed) : plan_(plan), rng_(seed) {}

    void see(const schoten::SeenEvent& event) override { memory_.see(event); }
    schoten::Action act(const SchotenAsk& ask) override;

private:
    using Candidates = InlineVec<schoten::Action, 16>;
    static Candidates candidates_of(const SchotenAsk& ask, const WorldPlan& plan, schoten::CardSet known);
    double try_out(const SchotenAsk& ask, const WorldPlan& plan, World world, schoten::Action action,
                   bool solves);

    SearchPlan plan_;
    FastRng rng_;
    SchotenMemory memory_;
};

}  // namespace scoville::bots

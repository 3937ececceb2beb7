// Who else sits at the tables of a run: old checkpoints, exploiters of the master, built-in bots. Kept as
// files in a folder of the run, at most eight.
#pragma once

#include <memory>

#include "lab/train/plan.h"

namespace scoville::lab {

class League {
public:
    // Reads what the folder has.
    explicit League(std::filesystem::path folder);

    void add_past(int iteration, const bots::Net& net);
    void add_exploiter(int iteration, int players, const bots::Net& net);
    bool has_exploiter(int iteration, int players) const;
    // The newest for so many players; nothing if there is none.
    const bots::Net* exploiter(int players) const;

    // A game of the learner: its table and who sits there.
    TrainTable draw(const TrainPlan& plan, const bots::Net& learner, FastRng& rng, TrainSeats& seats) const;

private:
    struct Member {
        std::string name;  // of its file, which sorts by age
        int players = 0;   // of an exploiter
        std::unique_ptr<bots::Net> net;
    };
    void add(std::vector<Member>& to, std::size_t most, const std::string& name, int players,
             const bots::Net& net);

    std::filesystem::path folder_;
    std::vector<Member> past_, exploiters_;  // oldest first
};

}  // namespace scoville::lab

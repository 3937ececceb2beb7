// The master of Spicy: a net trained by self-play (`scoville train`). It plays its stochastic policy, never
// the best guess alone, and can say what it believed.
#pragma once

#include <memory>
#include <optional>

#include "bots/master/menu.h"

namespace scoville::bots {

// How far a level lets the policy wander.
struct MasterTemper {
    float temperature = 1;
    double forgets = 0;  // how often a last card goes unannounced (S19)
};

class MasterSpicy : public SpicyBot {
public:
    MasterSpicy(std::shared_ptr<const Net> net, const MasterTemper& temper, std::uint64_t seed);

    void see(const spicy::SeenEvent& event) override { memory_.see(event); }
    spicy::Action act(const SpicyAsk& ask) override;

    // Extras in another order are listed apart.
    std::vector<WeighedAction> policy(const SpicyAsk& ask) override;
    std::optional<Belief> belief(const SpicyAsk& ask) override;
    // What the seat expects of the game, in the units of training.
    double expects(const SpicyAsk& ask, Matter matter);

    // The same player in another's place, with that one's memory and dice: who plays many games at once keeps
    // these apart and one player for all of them.
    void stand_in(const MasterMemory& memory, const FastRng& dice) {
        memory_ = memory;
        rng_ = dice;
    }
    const FastRng& dice() const { return rng_; }

private:
    struct Thought {
        Menu menu;
        OutputValues outputs{};
    };
    Thought think(const SpicyAsk& ask, const SpiceSlots& slots, Matter matter);
    Choice choose(const Thought& thought);
    void list_policy(const SpicyAsk& ask, Matter matter, double share, std::vector<WeighedAction>& list);

    std::shared_ptr<const Net> net_;
    Sight sight_;
    MasterTemper temper_;
    FastRng rng_;
    MasterMemory memory_;
    Net::Hidden hidden_;
    FeatureList features_;
    Weighing weighing_;
};

// What is asked first, when a question allows more than one thing.
Matter first_matter(const spicy::Legal& legal);

}  // namespace scoville::bots

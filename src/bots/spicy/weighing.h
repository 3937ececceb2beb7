// Weighs everything a seat may do: challenges by the odds of the top card, plays and copies by how they would
// stand if challenged, passing by what it costs.
#pragma once

#include "base/fast_rng.h"
#include "bots/face/bot.h"
#include "bots/spicy/memory.h"
#include "bots/spicy/temper.h"

namespace scoville::bots {

class WeighingSpicy : public SpicyBot {
public:
    WeighingSpicy(const SpicyTemper& temper, std::uint64_t seed) : temper_(temper), seed_(seed), rng_(seed) {}

    void see(const spicy::SeenEvent& event) override { memory_.see(event); }
    spicy::Action act(const SpicyAsk& ask) override;
    std::optional<Belief> belief(const SpicyAsk& ask) override;

private:
    SpicyTemper temper_;
    std::uint64_t seed_;
    FastRng rng_;
    SpicyMemory memory_;
};

}  // namespace scoville::bots

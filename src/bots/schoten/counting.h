// The bot that counts: every choice is weighed by the points it leads to on average (T10), own and others'.
#pragma once

#include "base/fast_rng.h"
#include "bots/face/bot.h"
#include "bots/schoten/memory.h"
#include "bots/schoten/temper.h"

namespace scoville::bots {

class CountingSchoten : public SchotenBot {
public:
    CountingSchoten(const SchotenTemper& temper, std::uint64_t seed) : temper_(temper), rng_(seed) {}

    void see(const schoten::SeenEvent& event) override { memory_.see(event); }
    schoten::Action act(const SchotenAsk& ask) override;

private:
    SchotenTemper temper_;
    FastRng rng_;
    SchotenMemory memory_;
};

}  // namespace scoville::bots

// The two bots that do not count: one paws at anything, one plays plainly.
#pragma once

#include "base/fast_rng.h"
#include "bots/face/bot.h"

namespace scoville::bots {

// Uniform over what is legal.
class RandomSchoten : public SchotenBot {
public:
    explicit RandomSchoten(std::uint64_t seed) : rng_(seed) {}
    schoten::Action act(const SchotenAsk& ask) override;

private:
    FastRng rng_;
};

// Tips its longest and its shortest colour, takes tricks that suit its tips as cheaply as it can, and throws
// its lowest card into the others.
class PlainSchoten : public SchotenBot {
public:
    explicit PlainSchoten(std::uint64_t seed) : rng_(seed) {}
    schoten::Action act(const SchotenAsk& ask) override;

private:
    FastRng rng_;
};

}  // namespace scoville::bots

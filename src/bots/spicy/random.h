// Plays anything: the tempered policy of the benchmarks. Turns are uniform over passing and all (card,
// declaration) pairs; challenges, copies and extras are rare, so that stacks grow and trophies are won.
#pragma once

#include "base/fast_rng.h"
#include "bots/face/bot.h"

namespace scoville::bots {

class RandomSpicy : public SpicyBot {
public:
    explicit RandomSpicy(std::uint64_t seed) : rng_(seed) {}
    spicy::Action act(const SpicyAsk& ask) override;

private:
    bool happens(std::uint32_t percent) { return rng_.below(100) < percent; }
    spicy::Action turn(const spicy::Legal& legal);
    spicy::Action copy(const spicy::Legal& legal);
    spicy::Extras extras(const spicy::Legal& legal, spicy::Hand hand, spicy::Card card, int number);

    FastRng rng_;
};

}  // namespace scoville::bots

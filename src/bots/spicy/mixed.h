// Somewhere between two bots: each decision is made by the one or by the other, as the dice fall. Both listen
// all the time.
#pragma once

#include <memory>

#include "base/fast_rng.h"
#include "bots/face/bot.h"

namespace scoville::bots {

class MixedSpicy : public SpicyBot {
public:
    // `share` of the decisions are the second one's, in percent.
    MixedSpicy(std::unique_ptr<SpicyBot> one, std::unique_ptr<SpicyBot> other, std::uint32_t share,
               std::uint64_t seed)
        : one_(std::move(one)), other_(std::move(other)), share_(share), rng_(seed) {}

    void see(const spicy::SeenEvent& event) override {
        one_->see(event);
        other_->see(event);
    }
    spicy::Action act(const SpicyAsk& ask) override {
        return (rng_.below(100) < share_ ? other_ : one_)->act(ask);
    }
    std::optional<Belief> belief(const SpicyAsk& ask) override { return other_->belief(ask); }

private:
    std::unique_ptr<SpicyBot> one_, other_;
    std::uint32_t share_;
    FastRng rng_;
};

}  // namespace scoville::bots

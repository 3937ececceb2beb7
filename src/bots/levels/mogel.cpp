#include "base/check.h"
#include "base/fast_rng.h"
#include "bots/levels/make.h"

namespace scoville::bots {
namespace {

using mogel::Action;
using mogel::Card;

// Any legal action, doubts as often as laying a card.
class RandomMogel : public MogelBot {
public:
    explicit RandomMogel(std::uint64_t seed) : rng_(seed) {}
    Action act(const MogelAsk& ask) override {
        if (ask.legal.doubt && (ask.legal.cards.empty() || rng_.below(4) == 0)) return Action::doubt();
        const auto count = static_cast<std::uint32_t>(ask.legal.cards.size());
        const auto numbers = static_cast<std::uint32_t>(ask.legal.say.size());
        return Action::lay(ask.legal.cards.nth(rng_.below(count)), ask.legal.say.nth(rng_.below(numbers)));
    }

private:
    FastRng rng_;
};

// Lays what it says where it can; doubts what its own hand makes unlikely, and the sooner the more wary.
class PlainMogel : public MogelBot {
public:
    PlainMogel(int wary, std::uint64_t seed) : wary_(wary), rng_(seed) {}
    Action act(const MogelAsk& ask) override {
        const int held = ask.view.hands[ask.seat].cards.count(Card::of(ask.view.said));
        const Action safe = mogel::safe_action(ask.legal);
        const bool lies = safe.what == mogel::Do::lay && safe.card.number != safe.said;
        const auto chance = static_cast<std::uint32_t>(held * wary_ + (lies ? wary_ : 0));
        if (ask.legal.doubt && (ask.legal.cards.empty() || rng_.below(8) < chance)) return Action::doubt();
        return safe;
    }

private:
    int wary_;
    FastRng rng_;
};

}  // namespace

std::unique_ptr<MogelBot> make_mogel_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::dreamer:
        case Level::random: return std::make_unique<RandomMogel>(seed);
        case Level::honest: return std::make_unique<PlainMogel>(0, seed);
        case Level::liar: return std::make_unique<PlainMogel>(1, seed);
        case Level::suspicious: return std::make_unique<PlainMogel>(3, seed);
        case Level::odds:
        case Level::apprentice:
        case Level::expert:
        case Level::master: return std::make_unique<PlainMogel>(2, seed);
    }
    CHECK(false);
    return nullptr;
}

}  // namespace scoville::bots

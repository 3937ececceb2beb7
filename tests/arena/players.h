// Players made up for tests of the arena.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "lab/arena/entrant.h"
#include "lab/arena/run.h"
#include "lab/moves/schoten_random.h"
#include "lab/moves/spicy_random.h"

namespace scoville::lab::test {

// Plays at random, and challenges what it is asked about with this probability.
class Dice : public bots::SpicyBot {
public:
    Dice(std::uint64_t seed, int challenge_percent) : rng_(seed), challenge_percent_(challenge_percent) {}
    spicy::Action act(const bots::SpicyAsk& ask) override {
        if (!ask.legal.pass && !ask.legal.challenges.empty()) {
            if (static_cast<int>(rng_.below(100)) >= challenge_percent_) return spicy::Action::let();
            const auto calls = static_cast<std::uint32_t>(ask.legal.challenges.size());
            return spicy::Action::challenge(
                static_cast<spicy::Trait>(ask.legal.challenges.nth(rng_.below(calls))));
        }
        return random_action(ask.legal, RandomPolicy::tempered, rng_);
    }

private:
    FastRng rng_;
    int challenge_percent_;
};

class SchotenDice : public bots::SchotenBot {
public:
    explicit SchotenDice(std::uint64_t seed) : rng_(seed) {}
    schoten::Action act(const bots::SchotenAsk& ask) override { return random_action(ask.legal, rng_); }

private:
    FastRng rng_;
};

inline Entrant dice(std::string name, int challenge_percent = 5) {
    Entrant entrant{.name = std::move(name), .makers = {}, .who = {}};
    entrant.maker<spicy::Face>() = [challenge_percent](const SittingAt<spicy::Face>& at) {
        return std::make_unique<Dice>(at.seed, challenge_percent);
    };
    entrant.maker<schoten::Face>() = [](const SittingAt<schoten::Face>& at) {
        return std::make_unique<SchotenDice>(at.seed);
    };
    return entrant;
}

// Asks a function; tells another what it saw.
class Puppet : public bots::SpicyBot {
public:
    using Act = std::function<spicy::Action(const bots::SpicyAsk&)>;
    using See = std::function<void(const spicy::SeenEvent&)>;
    explicit Puppet(Act act, See see = {}) : act_(std::move(act)), see_(std::move(see)) {}
    spicy::Action act(const bots::SpicyAsk& ask) override { return act_(ask); }
    void see(const spicy::SeenEvent& event) override {
        if (see_) see_(event);
    }

private:
    Act act_;
    See see_;
};

// A table of such bots.
using SpicyTable = std::vector<std::unique_ptr<bots::SpicyBot>>;

// Blocks in which the first of two bots wins each of the games with this probability: a known truth.
inline PlayBlock coin_flips(double first_wins, int games, std::uint64_t seed) {
    return [=](std::uint64_t block) {
        FastRng rng(seed * 1'000'003 + block);
        BlockResult result;
        result.bots.resize(2);
        for (int game = 0; game < games; ++game) {
            const bool first = static_cast<double>(rng.next() >> 11) * 0x1p-53 < first_wins;
            result.bots[0] += Tally{.games = 1, .share = first ? 1.0 : 0.0, .rank = first ? 1.0 : 2.0};
            result.bots[1] += Tally{.games = 1, .share = first ? 0.0 : 1.0, .rank = first ? 2.0 : 1.0};
        }
        return result;
    };
}

}  // namespace scoville::lab::test

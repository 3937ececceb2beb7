// The dice of play-outs. The n-th play-out of every point and of every alternative throws the same dice
// (common random numbers), so that what differs between two of them is what was done and not what was thrown.
#pragma once

#include "base/fast_rng.h"

namespace scoville::lookback {

class Dice {
public:
    Dice(std::uint64_t seed, int play_out) : seed_(seed), play_out_(static_cast<std::uint64_t>(play_out)) {}

    // Of each seat: below max_seats. Others by name.
    enum What : unsigned { order = 100, deck, deal, whims };
    FastRng of(unsigned what) const {
        FastRng mixed(seed_ ^ (play_out_ * 0x9e3779b97f4a7c15U + what * 0xd1342543de82ef95U));
        return FastRng(mixed.next());
    }

private:
    std::uint64_t seed_;
    std::uint64_t play_out_;
};

inline double unit(FastRng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

}  // namespace scoville::lookback

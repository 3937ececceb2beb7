// Fast random numbers for simulations, benchmarks and tests: xoshiro256++ (Blackman and Vigna, public
// domain algorithm). Never for a deal that people play: that is fair/stream.h.
#pragma once

#include <cstdint>

#include "base/bits.h"

namespace scoville {

class FastRng {
public:
    explicit FastRng(std::uint64_t seed) {
        for (auto& word : state_) {  // splitmix64
            seed += 0x9e3779b97f4a7c15u;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
            word = z ^ (z >> 31);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }

    // A number below n, n > 0. The bias is below n / 2^64.
    std::uint32_t below(std::uint32_t n) {
        std::uint64_t bits = next();
        return split(bits, n);
    }

    // Takes a number below n out of `bits` and leaves the rest of its randomness there: one draw
    // serves several small numbers.
    static std::uint32_t split(std::uint64_t& bits, std::uint32_t n) {
        const u128 product = static_cast<u128>(bits) * n;
        bits = static_cast<std::uint64_t>(product);
        return static_cast<std::uint32_t>(product >> 64);
    }

private:
    static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t state_[4];
};

}  // namespace scoville

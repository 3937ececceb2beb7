// Chance that a test can have twice. Never for a deal that people play.
#pragma once

#include "base/fast_rng.h"
#include "fair/chance.h"

namespace scoville::fair {

class SeededChance final : public Chance {
public:
    explicit SeededChance(std::uint64_t seed) : rng_(seed) {}
    void fill(std::span<std::uint8_t> bytes) override {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.next());
    }

private:
    FastRng rng_;
};

}  // namespace scoville::fair

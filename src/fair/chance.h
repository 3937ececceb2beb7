// Where what nobody can foresee comes from: secrets, nonces, ids. A port, so that two houses with equal
// chance have equal conversations; system_chance.h is the real one.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace scoville::fair {

class Chance {
public:
    Chance() = default;
    Chance(const Chance&) = delete;
    Chance& operator=(const Chance&) = delete;
    virtual ~Chance() = default;

    virtual void fill(std::span<std::uint8_t> bytes) = 0;

    template <std::size_t N>
    std::array<std::uint8_t, N> bytes() {
        std::array<std::uint8_t, N> drawn{};
        fill(drawn);
        return drawn;
    }
    // A number below n (n > 0), without bias.
    std::uint32_t below(std::uint32_t n) {
        const std::uint32_t reject = static_cast<std::uint32_t>((std::uint64_t{1} << 32) % n);
        std::uint32_t drawn = word();
        while (drawn < reject) drawn = word();
        return drawn % n;
    }

private:
    std::uint32_t word() {
        std::uint32_t word = 0;
        for (const std::uint8_t byte : bytes<4>()) word = word << 8 | byte;
        return word;
    }
};

}  // namespace scoville::fair

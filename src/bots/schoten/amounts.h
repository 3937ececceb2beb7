// Cards by colour where they are not counted but expected.
#pragma once

#include "schoten/face/card.h"

namespace scoville::bots {

struct Amounts {
    std::array<double, schoten::colour_count> of{};

    constexpr double& operator[](schoten::Colour colour) { return of[static_cast<std::size_t>(colour)]; }
    constexpr double operator[](schoten::Colour colour) const { return of[static_cast<std::size_t>(colour)]; }
    // Adds so many times the other.
    constexpr void add(const Amounts& other, double times = 1) {
        for (std::size_t i = 0; i < of.size(); ++i) of[i] += times * other.of[i];
    }
};

}  // namespace scoville::bots

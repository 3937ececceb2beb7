// Which card is higher (T4, T5): one number per card, so that comparing is `>`.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "schoten/face/seen.h"

namespace scoville::schoten {

// The number card laid to each colour: red, yellow, green, black.
using ColourNumbers = std::array<std::uint8_t, colour_count>;

// T4: the four pairs sorted by number, high to low. The numbers differ.
constexpr Ranking ranking_of(const ColourNumbers& numbers) {
    Ranking pairs{};
    for (const Colour colour : colours) {
        const auto at = static_cast<std::size_t>(colour);
        pairs[at] = Card::of(colour, numbers[at]);
    }
    std::sort(pairs.begin(), pairs.end(), [](Card a, Card b) { return a.number() > b.number(); });
    return pairs;
}

// T5: super trumps above all, by the rank of their pair; then the colour's rank; then the number.
constexpr int strength(const Ranking& ranking, Card card) {
    constexpr int per_colour = 16;  // more than any number
    constexpr int super_trump = (colour_count + 1) * per_colour;
    int rank = colour_count;
    for (const Card pair : ranking) {
        if (pair == card) return super_trump + rank;
        if (pair.colour() == card.colour()) break;
        --rank;
    }
    return rank * per_colour + card.number();
}

}  // namespace scoville::schoten

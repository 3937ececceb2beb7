// Which card is higher (T4, T5): one number per card, so that comparing is `>`.
#pragma once

#include <array>
#include <cstdint>

#include "base/sort_few.h"
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
    sort_few(pairs.begin(), pairs.end(), [](Card a, Card b) { return a.number() > b.number(); });
    return pairs;
}

// T5: super trumps above all, by the rank of their pair; then the colour's rank; then the number. Every card
// has its own strength, from 0 for the lowest of the box to 47.
constexpr int strength(const Ranking& ranking, Card card) {
    constexpr int plain = max_number - 1;  // cards of a colour beside its super trump
    int rank = colour_count - 1;
    for (const Card pair : ranking) {
        if (pair == card) return colour_count * plain + rank;
        if (pair.colour() == card.colour())
            return rank * plain + card.number() - (card.number() > pair.number() ? 2 : 1);
        --rank;
    }
    return -1;  // a card that is none, or face down
}

}  // namespace scoville::schoten

// Which card takes a trick (T4, T5), as a bot reads it from the view: every card has a place among all 48, so
// that "how many unseen cards of a colour are higher" is one count of bits.
#pragma once

#include <array>
#include <cstdint>

#include "schoten/face/seen.h"

namespace scoville::bots {

struct PlaceTag;
using PlaceSet = BitSet<PlaceTag, std::uint64_t>;  // members: places, 0 the lowest card

class Order {
public:
    explicit Order(const schoten::Ranking& ranking) {
        for (int rank = 0; rank < schoten::colour_count; ++rank)
            pairs_[index(ranking[index(rank)].colour())] = {ranking[index(rank)],
                                                            schoten::colour_count - 1 - rank};
        for (const schoten::Colour colour : schoten::colours)
            for (int number = 1; number <= schoten::max_number; ++number)
                of_colour_[index(colour)].add(place(schoten::Card::of(colour, number)));
    }

    // T5: super trumps on top, by their rank; below them the colours by rank, and in a colour the number.
    int place(schoten::Card card) const {
        constexpr int plain = schoten::max_number - 1;  // of a colour: all but its super trump
        const Pair pair = pairs_[index(card.colour())];
        if (card == pair.super_trump) return schoten::colour_count * plain + pair.rank;
        return pair.rank * plain + card.number() - 1 - (card.number() > pair.super_trump.number() ? 1 : 0);
    }
    PlaceSet places(schoten::CardSet cards) const {
        PlaceSet set;
        cards.for_each_card([&](schoten::Card card) { set.add(place(card)); });
        return set;
    }
    PlaceSet of_colour(schoten::Colour colour) const { return of_colour_[index(colour)]; }
    // 0 for the lowest colour.
    int rank(schoten::Colour colour) const { return pairs_[index(colour)].rank; }

private:
    struct Pair {
        schoten::Card super_trump;
        int rank = 0;
    };
    template <class T>
    static constexpr std::size_t index(T value) {
        return static_cast<std::size_t>(value);
    }
    std::array<Pair, schoten::colour_count> pairs_{};
    std::array<PlaceSet, schoten::colour_count> of_colour_{};
};

inline PlaceSet above(PlaceSet set, int place) { return set - PlaceSet::first(place + 1); }

// The card that would take the trick as it lies; no seat and place -1 before the lead (T8).
struct Best {
    Seat seat = no_seat;
    int place = -1;
};

inline Best best_of(const schoten::Trick& trick, const Order& order) {
    Best best;
    for (const schoten::TrickCard& played : trick)
        if (const int place = order.place(played.card); place > best.place) best = {played.seat, place};
    return best;
}

}  // namespace scoville::bots

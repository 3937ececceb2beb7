// Which card takes a trick (T4, T5), as a bot reads it from the view: every card has a place among all 48, so
// that "how many unseen cards of a colour are higher" is one count of bits.
#pragma once

#include <array>
#include <cstdint>

#include "schoten/face/rank.h"

namespace scoville::bots {

struct PlaceTag;
using PlaceSet = BitSet<PlaceTag, std::uint64_t>;  // members: places, 0 the lowest card

class Order {
public:
    explicit Order(const schoten::Ranking& ranking) : ranking_(ranking) {
        int rank = schoten::colour_count;
        for (const schoten::Card pair : ranking) ranks_[index(pair.colour())] = --rank;
        for (const schoten::Colour colour : schoten::colours)
            of_colour_[index(colour)] = places(schoten::CardSet::of_colour(colour));
    }

    int place(schoten::Card card) const { return schoten::strength(ranking_, card); }
    PlaceSet places(schoten::CardSet cards) const {
        PlaceSet set;
        cards.for_each_card([&](schoten::Card card) { set.add(place(card)); });
        return set;
    }
    PlaceSet of_colour(schoten::Colour colour) const { return of_colour_[index(colour)]; }
    // 0 for the lowest colour.
    int rank(schoten::Colour colour) const { return ranks_[index(colour)]; }

private:
    static constexpr std::size_t index(schoten::Colour colour) { return static_cast<std::size_t>(colour); }

    schoten::Ranking ranking_;
    std::array<int, schoten::colour_count> ranks_{};
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

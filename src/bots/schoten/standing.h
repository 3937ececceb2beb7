// How far a collection is from what its owner tipped (T10), and what that is worth at a time of the round.
#pragma once

#include <algorithm>
#include <array>

#include "schoten/face/action.h"
#include "schoten/face/ruleset.h"

namespace scoville::bots {

struct Standing {
    int ahead = 0;  // of the tip for most: cards more than the next colour has
    int below = 0;  // of the tip for fewest: cards less than the next colour has
    int gap = 0;    // between the two
};

constexpr Standing standing_of(const schoten::ColourCounts& collection, schoten::Tip tip) {
    int highest = 0;
    int lowest = schoten::max_number;
    for (const schoten::Colour colour : schoten::colours) {
        const int count = collection[colour];
        if (colour != tip.most) highest = std::max(highest, count);
        if (colour != tip.fewest) lowest = std::min(lowest, count);
    }
    const int most = collection[tip.most];
    const int fewest = collection[tip.fewest];
    return {most - highest, lowest - fewest, most - fewest};
}

// What a round brought on average from there, with so many tricks to come: points, and where no tip is wrong
// the difference between the two colours.
class Worth {
public:
    static constexpr int least = -3;
    static constexpr int most_ahead = 4;
    static constexpr int most_below = 3;
    static constexpr int tricks = schoten::max_number + 1;

    struct Entry {
        float points = 0;
        float both = 0;  // the chance that no tip is wrong
    };

    Entry& at(int tricks_left, const Standing& standing) { return entries_[place(tricks_left, standing)]; }
    float of(int tricks_left, const Standing& standing) const {
        const Entry& entry = entries_[place(tricks_left, standing)];
        return entry.points + entry.both * static_cast<float>(standing.gap);
    }
    float of(int tricks_left, const schoten::ColourCounts& collection, schoten::Tip tip) const {
        return of(tricks_left, standing_of(collection, tip));
    }

    static constexpr int width = most_ahead - least + 1;
    static constexpr int depth = most_below - least + 1;
    static constexpr int size = tricks * width * depth;
    static constexpr std::size_t place(int tricks_left, const Standing& standing) {
        const int ahead = std::clamp(standing.ahead, least, most_ahead) - least;
        const int below = std::clamp(standing.below, least, most_below) - least;
        const int place = (tricks_left * width + ahead) * depth + below;
        return static_cast<std::size_t>(place);
    }
    std::array<Entry, size>& entries() { return entries_; }
    const std::array<Entry, size>& entries() const { return entries_; }

private:
    std::array<Entry, size> entries_{};
};

}  // namespace scoville::bots

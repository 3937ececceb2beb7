#include "bots/schoten/chances.h"

namespace scoville::bots {
namespace {

using schoten::Colour;
using schoten::colours;
using schoten::max_number;

constexpr auto make_ways() {
    std::array<std::array<int, max_number + 1>, max_number + 1> ways{};
    for (std::size_t n = 0; n <= max_number; ++n) {
        ways[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
    }
    return ways;
}
constexpr auto ways_table = make_ways();

// To choose k of n.
constexpr double ways(int n, int k) {
    return ways_table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace

Chances::Chances(const schoten::View& view, schoten::CardSet known)
    : view_(view),
      order_(view.ranking),
      hidden_(order_.places(schoten::CardSet::whole_box()) - order_.places(known)) {
    for (const Colour colour : colours)
        hidden_of_[static_cast<std::size_t>(colour)] = (hidden_ & order_.of_colour(colour)).size();
}

Answer Chances::answer(Seat seat, Colour led, int place) const {
    const schoten::ColourCounts& backs = view_.hands[seat].backs;
    const PlaceSet higher = above(hidden_, place);
    const bool follows = backs[led] > 0;
    double none = 1;
    double all = 1;
    for (const Colour colour : colours) {
        const int held = backs[colour];
        if (held == 0 || (follows && colour != led)) continue;
        const int unseen = hidden_of_[static_cast<std::size_t>(colour)];
        const int over = (higher & order_.of_colour(colour)).size();
        const double hands = ways(unseen, held);
        none *= ways(unseen - over, held) / hands;
        all *= ways(over, held) / hands;
    }
    return {1 - none, all};
}

double Chances::share_above(Seat seat, int place) const {
    const schoten::ColourCounts& backs = view_.hands[seat].backs;
    const int size = backs.total();
    if (size == 0) return 0;
    const PlaceSet higher = above(hidden_, place);
    double cards = 0;
    for (const Colour colour : colours)
        if (backs[colour] > 0)
            cards += backs[colour] * static_cast<double>((higher & order_.of_colour(colour)).size()) /
                     hidden_of_[static_cast<std::size_t>(colour)];
    return cards / size;
}

}  // namespace scoville::bots

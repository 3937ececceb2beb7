#include "bots/schoten/match.h"

#include <algorithm>
#include <cmath>

#include "base/arithmetic.h"

namespace scoville::bots {

double match_share(const schoten::View& view, Seat seat, const RoundPoints& points) {
    const int players = view.rules.players;
    const int left = view.rounds - view.round - 1;
    std::array<int, schoten::max_players> total{};
    int most = 0;
    for (Seat each = 0; each < players; ++each) {
        total[each] = view.scores[each] + points[each];
        most = std::max(most, total[each]);
    }
    if (left == 0) {
        if (total[seat] < most) return 0;
        return 1.0 / static_cast<double>(std::count(total.begin(), total.begin() + players, most));
    }
    constexpr double spread = 3.2;  // of a round's points, as a logistic scale
    const double scale = 1 / (spread * std::sqrt(static_cast<double>(left)));
    double sum = 0;
    for (Seat each = 0; each < players; ++each) sum += arithmetic::exp((total[each] - total[seat]) * scale);
    return 1 / sum;
}

}  // namespace scoville::bots

#include "bots/schoten/forecast.h"

#include <algorithm>
#include <cmath>

namespace scoville::bots {
namespace {

using schoten::Colour;
using schoten::colours;

constexpr int counts = schoten::max_number + 1;  // a collection holds 0 to 12 of a colour

// The chance that a colour ends with less than n cards, n = 0 … 13.
using Below = std::array<double, counts + 1>;

Below below(const Prospect& prospect, Colour colour, const Outlook& outlook) {
    const int least = prospect.have[colour];
    const double most = least + prospect.limit[colour];
    const double middle = least + prospect.more[colour];
    // A smooth step from 0 to 1; its half width is 2.2 standard deviations, and cards come in bunches.
    const double half = 0.3 + 2.2 * outlook.spread * std::sqrt(prospect.more[colour]);
    Below chance{};
    for (int n = 0; n <= counts; ++n) {
        const double t = std::clamp(0.5 + (n - 0.5 - middle) / (2 * half), 0.0, 1.0);
        chance[static_cast<std::size_t>(n)] = n <= least ? 0 : n > most ? 1 : t * t * (3 - 2 * t);
    }
    return chance;
}

}  // namespace

double expected_points(const schoten::Ruleset& rules, const Prospect& prospect, schoten::Tip tip,
                       const Outlook& outlook) {
    const Below most = below(prospect, tip.most, outlook);
    const Below fewest = below(prospect, tip.fewest, outlook);
    std::array<Below, 2> rest{};
    std::size_t next = 0;
    for (const Colour colour : colours)
        if (colour != tip.most && colour != tip.fewest) rest[next++] = below(prospect, colour, outlook);
    const auto& [x, y] = rest;

    const double right = rules.right_points;
    const double tied = rules.tied_points;
    double points = 0;
    for (std::size_t n = 0; n < counts; ++n) {
        const double is_most = most[n + 1] - most[n];
        const double is_fewest = fewest[n + 1] - fewest[n];
        const double rest_under = x[n] * y[n];
        const double rest_up_to = x[n + 1] * y[n + 1];
        const double rest_over = (1 - x[n + 1]) * (1 - y[n + 1]);
        const double rest_from = (1 - x[n]) * (1 - y[n]);
        // Apart from each other, each tip is alone or level with the rest; level with each other, both are
        // tied.
        points += is_most * fewest[n] * (right * rest_under + tied * (rest_up_to - rest_under));
        points += is_fewest * (1 - most[n + 1]) * (right * rest_over + tied * (rest_from - rest_over));
        points += is_most * is_fewest * tied * (rest_up_to + rest_from);
        if (is_most == 0) continue;
        double difference = 0;
        for (std::size_t low = 0; low < n; ++low)
            difference += (fewest[low + 1] - fewest[low]) * static_cast<double>(n - low) *
                          (x[n + 1] - x[low]) * (y[n + 1] - y[low]);
        points += outlook.bonus * is_most * difference;
    }
    return points;
}

}  // namespace scoville::bots

#include "lab/stats/bootstrap.h"

#include <algorithm>

#include "base/arithmetic.h"
#include "base/check.h"
#include "base/fast_rng.h"

namespace scoville::lab {
namespace {

constexpr std::size_t most_units = 4096;

// What is drawn: one block, or some that follow each other. Sums of their columns, then the number of blocks.
struct Units {
    std::vector<double> sums;
    std::size_t width = 0;
    std::size_t count = 0;
};

Units units_of(std::span<const double> rows, std::size_t columns) {
    const std::size_t blocks = rows.size() / columns;
    const std::size_t together = (blocks + most_units - 1) / most_units;
    Units units{.sums = {}, .width = columns + 1, .count = (blocks + together - 1) / together};
    units.sums.resize(units.count * units.width);
    for (std::size_t block = 0; block < blocks; ++block) {
        double* const unit = &units.sums[block / together * units.width];
        for (std::size_t column = 0; column < columns; ++column)
            unit[column] += rows[block * columns + column];
        unit[columns] += 1;
    }
    return units;
}

// Between the two nearest values; `sorted` is not empty.
double quantile(std::span<const double> sorted, double at) {
    const double place = at * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

std::vector<Estimate> bootstrap_means(std::span<const double> rows, std::size_t columns,
                                      const BootstrapPlan& plan) {
    CHECK(columns > 0 && rows.size() % columns == 0 && plan.resamples > 0);
    if (rows.empty()) return {};
    const Units units = units_of(rows, columns);
    const auto resamples = static_cast<std::size_t>(plan.resamples);
    std::vector<double> means(columns * resamples);  // column by column
    std::vector<double> sums(units.width);
    FastRng rng(plan.seed);
    for (std::size_t resample = 0; resample < resamples; ++resample) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::size_t i = 0; i < units.count; ++i) {
            const double* const drawn =
                &units.sums[rng.below(static_cast<std::uint32_t>(units.count)) * units.width];
            for (std::size_t at = 0; at < units.width; ++at) sums[at] += drawn[at];
        }
        for (std::size_t column = 0; column < columns; ++column)
            means[column * resamples + resample] = sums[column] / sums[columns];
    }

    std::vector<Estimate> estimates(columns);
    const double tail = (1 - plan.confidence) / 2;
    for (std::size_t column = 0; column < columns; ++column) {
        double total = 0;
        for (std::size_t at = column; at < rows.size(); at += columns) total += rows[at];
        const std::span<double> of_column(&means[column * resamples], resamples);
        std::sort(of_column.begin(), of_column.end());
        estimates[column] = {.mean = total * static_cast<double>(columns) / static_cast<double>(rows.size()),
                             .low = quantile(of_column, tail),
                             .high = quantile(of_column, 1 - tail)};
    }
    return estimates;
}

void widen_certain(Estimate& share, std::size_t blocks, double confidence) {
    if (blocks == 0 || share.low != share.high || (share.mean != 0 && share.mean != 1)) return;
    // P(every block shows the extreme) = q^n; q may be as small as this before that is too lucky.
    const double q = arithmetic::exp(arithmetic::log((1 - confidence) / 2) / static_cast<double>(blocks));
    if (share.mean == 1)
        share.low = q;
    else
        share.high = 1 - q;
}

}  // namespace scoville::lab

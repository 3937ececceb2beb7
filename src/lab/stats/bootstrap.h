// How sure a mean is: percentile bootstrap. Whole blocks are drawn with replacement, so whatever hangs
// together inside a block (the same deal, every rotation) stays together.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace scoville::lab {

struct Estimate {
    double mean = 0;
    double low = 0;  // the interval
    double high = 0;
};

struct BootstrapPlan {
    int resamples = 2000;
    double confidence = 0.95;
    std::uint64_t seed = 1;
};

// Means of the columns of a table; `rows` holds it row by row, one row for each block. All columns are judged
// on the same resamples. With more than 4096 rows neighbours are drawn together: the interval means the same
// and costs less. No rows, no estimates.
std::vector<Estimate> bootstrap_means(std::span<const double> rows, std::size_t columns,
                                      const BootstrapPlan& plan);

// For a mean of values from 0 to 1: where all n blocks were the same 0 or 1 a bootstrap sees no doubt at all.
// Then the exact bound stands in: at this distance such a row of n would be too lucky.
void widen_certain(Estimate& share, std::size_t blocks, double confidence);

}  // namespace scoville::lab

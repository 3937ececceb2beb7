// Sequential testing: is the win share p1 rather than p0? Looks again and again and stops as soon as it is
// decided, with the promised error rates all the same (Wald's test in its normal approximation, on the means
// of blocks). The variance of a block is what independent games at a share between the two would have, times
// how much more (or less) the blocks seen so far spread than independent games at their own share: games of
// one deal hang together, shared wins spread less. No less than half, for a few blocks that happen to be
// alike are no proof.
#pragma once

#include <cstdint>
#include <string_view>

namespace scoville::lab {

struct SprtPlan {
    double p0 = 0;        // H0: the mean of the blocks is p0 (or less)
    double p1 = 0;        // H1: it is p1 (or more); p1 > p0
    double alpha = 0.05;  // how often H1 may be accepted though H0 is true
    double beta = 0.05;   // and H0 though H1 is true
    int games_per_block = 1;
    int seats = 1;  // of the bot at the table: its share per seat is 1 / seats at most
    // It looks only after every so many blocks: the variance needs some, and whoever plays ahead on several
    // cores stops at the same block.
    int blocks_per_look = 32;
};

enum class Decision : std::uint8_t { none, h0, h1 };
std::string_view name_of(Decision decision);

class Sprt {
public:
    explicit Sprt(const SprtPlan& plan);

    // The next block's mean, from 0 to 1. Once decided it stays so.
    void add(double block_mean);

    Decision decision() const { return decision_; }
    std::uint64_t blocks() const { return blocks_; }
    double log_ratio() const;  // of the likelihoods, H1 to H0; 0 before the second block
    double lower() const { return lower_; }
    double upper() const { return upper_; }

private:
    double independent_variance(double share) const;

    SprtPlan plan_;
    double lower_;
    double upper_;
    std::uint64_t blocks_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // sum of squared distances from the mean
    Decision decision_ = Decision::none;
};

}  // namespace scoville::lab

// Learning for the net of the masters: what each weight contributes to an error, and steps against it (Adam).
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "base/fast_rng.h"
#include "bots/net/net.h"

namespace scoville::lab {

// The error's slope at one output.
struct Slope {
    int output;
    float value;
};

class NetSlopes {
public:
    explicit NetSlopes(bots::NetShape shape) : shape_(shape), sums_(static_cast<std::size_t>(shape.size())) {}

    void clear();
    // Adds one sample's part, given what the net made of it and the slopes at its outputs.
    void add(const bots::Net& net, bots::Features inputs, const bots::Net::Hidden& hidden,
             std::span<const Slope> slopes);
    std::span<const float> sums() const { return sums_; }

private:
    bots::NetShape shape_;
    std::vector<float> sums_;
    std::vector<float> narrow_, wide_;
};

class Adam {
public:
    explicit Adam(int size)
        : mean_(static_cast<std::size_t>(size)), square_(static_cast<std::size_t>(size)) {}

    // One step with the slopes divided by `count`, shortened to `most` if they are longer.
    void step(std::span<float> weights, std::span<const float> slopes, float count, float rate, float most);

    std::vector<float>& mean() { return mean_; }
    std::vector<float>& square() { return square_; }
    std::int64_t steps = 0;

private:
    std::vector<float> mean_, square_;
};

// Random weights: hidden layers as He et al. have them, outputs near zero.
void randomise(bots::Net& net, FastRng& rng);

}  // namespace scoville::lab

// Learning for the net of the masters: what each weight contributes to an error, and steps against it (Adam).
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "base/fast_rng.h"
#include "bots/net/net.h"
#include "lab/train/crew.h"

namespace scoville::lab {

// The error's slope at one output.
struct Slope {
    int output;
    float value;
};

// The slopes of several samples, one after another.
class SlopeRows {
public:
    void clear() {
        all_.clear();
        ends_.clear();
    }
    void add(Slope slope) { all_.push_back(slope); }
    void end_row() { ends_.push_back(all_.size()); }
    std::span<const Slope> row(std::size_t i) const {
        const std::size_t from = i == 0 ? 0 : ends_[i - 1];
        return std::span(all_).subspan(from, ends_[i] - from);
    }

private:
    std::vector<Slope> all_;
    std::vector<std::size_t> ends_;
};

class NetSlopes {
public:
    explicit NetSlopes(bots::NetShape shape) : shape_(shape), sums_(static_cast<std::size_t>(shape.size())) {}

    // Nothing yet, for a net as it is now.
    void begin(const bots::Net& net);
    // Adds the parts of several samples, given what the net made of them and the slopes at its outputs.
    void add(std::span<const bots::Features> inputs, const bots::Net::Hidden& hidden,
             const SlopeRows& slopes);
    std::span<const float> sums() const { return sums_; }

private:
    void outputs(std::size_t rows, const bots::Net::Hidden& hidden, const SlopeRows& slopes);

    bots::NetShape shape_;
    const bots::Net* net_ = nullptr;
    std::vector<float> sums_;
    std::vector<float> mirrored_;  // the second layer's weights, by the unit they lead to
    std::vector<float> narrow_, wide_;
};

class Adam {
public:
    explicit Adam(int size)
        : mean_(static_cast<std::size_t>(size)),
          square_(static_cast<std::size_t>(size)),
          slopes_(static_cast<std::size_t>(size)) {}

    // One step with the sum of all slopes divided by `count`, shortened to `most` if they are longer.
    void step(std::span<float> weights, std::span<const std::span<const float>> slopes, float count,
              float rate, float most, const Crew& crew);

    std::vector<float>& mean() { return mean_; }
    std::vector<float>& square() { return square_; }
    std::int64_t steps = 0;

private:
    std::vector<float> mean_, square_;
    std::vector<float> slopes_;  // of this step
};

// Random weights: hidden layers as He et al. have them, outputs near zero.
void randomise(bots::Net& net, FastRng& rng);

}  // namespace scoville::lab

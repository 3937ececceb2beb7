#include "lab/train/net.h"

#include <algorithm>
#include <cmath>

#include "base/arithmetic.h"

namespace scoville::lab {

using bots::add_scaled;
using bots::dot;

void NetSlopes::clear() { std::fill(sums_.begin(), sums_.end(), 0.0F); }

void NetSlopes::add(const bots::Net& net, bots::Features inputs, const bots::Net::Hidden& hidden,
                    std::span<const Slope> slopes) {
    const float* weights = net.weights().data();
    float* sums = sums_.data();
    narrow_.assign(static_cast<std::size_t>(shape_.narrow), 0.0F);
    wide_.assign(static_cast<std::size_t>(shape_.wide), 0.0F);
    for (const Slope& slope : slopes) {
        const int row = shape_.weights3() + slope.output * shape_.narrow;
        add_scaled(shape_.narrow, slope.value, weights + row, narrow_.data());
        add_scaled(shape_.narrow, slope.value, hidden.narrow.data(), sums + row);
        sums[shape_.bias3() + slope.output] += slope.value;
    }
    for (std::size_t i = 0; i < narrow_.size(); ++i)
        if (hidden.narrow[i] <= 0) narrow_[i] = 0;
    add_scaled(shape_.narrow, 1, narrow_.data(), sums + shape_.bias2());
    for (std::size_t i = 0; i < wide_.size(); ++i) {
        if (hidden.wide[i] <= 0) continue;
        const int row = shape_.weights2() + static_cast<int>(i) * shape_.narrow;
        wide_[i] = dot(shape_.narrow, weights + row, narrow_.data());
        add_scaled(shape_.narrow, hidden.wide[i], narrow_.data(), sums + row);
    }
    add_scaled(shape_.wide, 1, wide_.data(), sums + shape_.bias1());
    for (const bots::Feature& input : inputs)
        add_scaled(shape_.wide, input.value, wide_.data(), sums + input.at * shape_.wide);
}

void Adam::step(std::span<float> weights, std::span<const float> slopes, float count, float rate,
                float most) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    constexpr float least = 1e-6F;
    double length = 0;
    for (const float slope : slopes) length += static_cast<double>(slope) * static_cast<double>(slope);
    length = std::sqrt(length) / static_cast<double>(count);
    const float scale =
        1 / count *
        static_cast<float>(length > static_cast<double>(most) ? static_cast<double>(most) / length : 1);
    ++steps;
    const auto step =
        static_cast<float>(static_cast<double>(rate) * std::sqrt(1 - arithmetic::power(0.999, steps)) /
                           (1 - arithmetic::power(0.9, steps)));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const float slope = slopes[i] * scale;
        mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * slope;
        square_[i] = keep_square * square_[i] + (1 - keep_square) * slope * slope;
        weights[i] -= step * mean_[i] / (std::sqrt(square_[i]) + least);
    }
}

void randomise(bots::Net& net, FastRng& rng) {
    const bots::NetShape& shape = net.shape();
    const auto fill = [&](int from, int count, float spread) {
        for (int i = 0; i < count; ++i) {
            float sum = 0;  // of four even numbers: near enough to a bell
            for (int k = 0; k < 4; ++k) sum += static_cast<float>(rng.next() >> 40) * 0x1p-24F - 0.5F;
            net.weights()[static_cast<std::size_t>(from) + static_cast<std::size_t>(i)] =
                sum * 1.7320508F * spread;
        }
    };
    constexpr float usual_inputs = 60;  // how many are not zero
    fill(0, shape.inputs * shape.wide, std::sqrt(2 / usual_inputs));
    fill(shape.weights2(), shape.wide * shape.narrow, std::sqrt(2 / static_cast<float>(shape.wide)));
    fill(shape.weights3(), shape.outputs * shape.narrow, 0.01F);
}

}  // namespace scoville::lab

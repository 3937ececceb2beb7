#include "lab/train/net.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/arithmetic.h"
#include "bots/net/kernels.h"

namespace scoville::lab {

using bots::add_scaled;
using bots::kernels;

namespace {

// Where a unit was cut off nothing passes.
void mask(const float* unit, float* slope, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) slope[i] = unit[i] > 0 ? slope[i] : 0.0F;
}

}  // namespace

void NetSlopes::begin(const bots::Net& net) {
    net_ = &net;
    std::fill(sums_.begin(), sums_.end(), 0.0F);
    mirrored_.resize(static_cast<std::size_t>(shape_.wide) * static_cast<std::size_t>(shape_.narrow));
    const float* weights = net.weights().data() + shape_.weights2();
    for (int i = 0; i < shape_.wide; ++i)
        for (int k = 0; k < shape_.narrow; ++k)
            mirrored_[static_cast<std::size_t>(k * shape_.wide + i)] = weights[i * shape_.narrow + k];
}

void NetSlopes::outputs(std::size_t rows, const bots::Net::Hidden& hidden, const SlopeRows& slopes) {
    const float* weights = net_->weights().data();
    float* sums = sums_.data();
    const auto width = static_cast<std::size_t>(shape_.narrow);
    narrow_.assign(rows * width, 0.0F);
    for (std::size_t i = 0; i < rows; ++i) {
        float* narrow = narrow_.data() + i * width;
        const float* unit = hidden.narrow.data() + i * width;
        for (const Slope& slope : slopes.row(i)) {
            const int row = shape_.weights3() + slope.output * shape_.narrow;
            add_scaled(shape_.narrow, slope.value, weights + row, narrow);
            add_scaled(shape_.narrow, slope.value, unit, sums + row);
            sums[shape_.bias3() + slope.output] += slope.value;
        }
        mask(unit, narrow, width);
        add_scaled(shape_.narrow, 1, narrow, sums + shape_.bias2());
    }
}

void NetSlopes::add(std::span<const bots::Features> inputs, const bots::Net::Hidden& hidden,
                    const SlopeRows& slopes) {
    const std::size_t rows = inputs.size();
    const auto count = static_cast<int>(rows);
    const auto wide = static_cast<std::size_t>(shape_.wide);
    outputs(rows, hidden, slopes);
    kernels().add_product(shape_.wide, count, shape_.narrow, hidden.wide.data(), 1, wide, narrow_.data(),
                          sums_.data() + shape_.weights2());
    wide_.assign(rows * wide, 0.0F);
    kernels().add_product(count, shape_.narrow, shape_.wide, narrow_.data(),
                          static_cast<std::size_t>(shape_.narrow), 1, mirrored_.data(), wide_.data());
    mask(hidden.wide.data(), wide_.data(), rows * wide);
    for (std::size_t i = 0; i < rows; ++i) {
        add_scaled(shape_.wide, 1, wide_.data() + i * wide, sums_.data() + shape_.bias1());
        kernels().add_to_rows(shape_.wide, wide_.data() + i * wide, inputs[i], sums_.data());
    }
}

void Adam::step(std::span<float> weights, std::span<const std::span<const float>> slopes, float count,
                float rate, float most, const Crew& crew) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    constexpr float least = 1e-6F;
    const std::size_t part = weights.size() / training_pieces + 1;
    const auto piece_of = [&](int piece) {
        const std::size_t from = std::min(weights.size(), static_cast<std::size_t>(piece) * part);
        return std::pair(from, std::min(weights.size(), from + part));
    };
    std::array<double, training_pieces> lengths{};
    crew.share(training_pieces, [&](int piece) {
        const auto [from, to] = piece_of(piece);
        std::copy_n(slopes[0].data() + from, to - from, slopes_.data() + from);
        for (const std::span<const float>& more : slopes.subspan(1))
            for (std::size_t i = from; i < to; ++i) slopes_[i] += more[i];
        double length = 0;
        for (std::size_t i = from; i < to; ++i)
            length += static_cast<double>(slopes_[i]) * static_cast<double>(slopes_[i]);
        lengths[static_cast<std::size_t>(piece)] = length;
    });
    double length = 0;
    for (const double each : lengths) length += each;
    length = std::sqrt(length) / static_cast<double>(count);
    const float scale =
        1 / count *
        static_cast<float>(length > static_cast<double>(most) ? static_cast<double>(most) / length : 1);
    ++steps;
    const auto step =
        static_cast<float>(static_cast<double>(rate) * std::sqrt(1 - arithmetic::power(0.999, steps)) /
                           (1 - arithmetic::power(0.9, steps)));
    crew.share(training_pieces, [&](int piece) {
        const auto [from, to] = piece_of(piece);
        for (std::size_t i = from; i < to; ++i) {
            const float slope = slopes_[i] * scale;
            mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * slope;
            square_[i] = keep_square * square_[i] + (1 - keep_square) * slope * slope;
            weights[i] -= step * mean_[i] / (std::sqrt(square_[i]) + least);
        }
    });
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

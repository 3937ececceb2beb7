#include "bots/net/net.h"

#include <algorithm>
#include <array>

namespace scoville::bots {
namespace {

constexpr int most_units = 1024;

void cut_negatives(float* values, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) values[i] = std::max(values[i], 0.0F);
}

}  // namespace

void Net::first_layer(Features inputs, float* wide) const {
    kernels().add_rows(shape_.wide, at(0), at(shape_.bias1()), inputs, wide);
    cut_negatives(wide, static_cast<std::size_t>(shape_.wide));
}

void Net::look(Features inputs, Hidden& hidden) const {
    hidden.wide.resize(static_cast<std::size_t>(shape_.wide));
    hidden.narrow.resize(static_cast<std::size_t>(shape_.narrow));
    first_layer(inputs, hidden.wide.data());
    std::array<Feature, most_units> active;
    std::size_t count = 0;
    const float* wide = hidden.wide.data();
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape_.wide); ++i) {
        active[count] = {static_cast<std::uint16_t>(i), wide[i]};
        count += wide[i] > 0 ? 1 : 0;
    }
    kernels().add_rows(shape_.narrow, at(shape_.weights2()), at(shape_.bias2()), {active.data(), count},
                       hidden.narrow.data());
    cut_negatives(hidden.narrow.data(), hidden.narrow.size());
}

// A unit that is zero adds nothing, so that going through all of them in order is what a single look does.
void Net::look(std::span<const Features> inputs, Hidden& hidden) const {
    const auto wide = static_cast<std::size_t>(shape_.wide);
    const auto narrow = static_cast<std::size_t>(shape_.narrow);
    hidden.wide.resize(inputs.size() * wide);
    hidden.narrow.resize(inputs.size() * narrow);
    float* row = hidden.wide.data();
    float* second = hidden.narrow.data();
    for (const Features& each : inputs) {
        first_layer(each, row);
        std::copy_n(at(shape_.bias2()), narrow, second);
        row += wide;
        second += narrow;
    }
    kernels().add_product(static_cast<int>(inputs.size()), shape_.wide, shape_.narrow, hidden.wide.data(),
                          wide, 1, at(shape_.weights2()), hidden.narrow.data());
    cut_negatives(hidden.narrow.data(), hidden.narrow.size());
}

void Net::answer(const float* narrow, std::span<const std::int16_t> which, float* out) const {
    const float* bias = at(shape_.bias3());
    for (const std::int16_t i : which)
        out[i] = bias[i] + dot(shape_.narrow, at(shape_.weights3() + i * shape_.narrow), narrow);
}

void Net::answer(const Hidden& hidden, int first, int last, float* out) const {
    const float* bias = at(shape_.bias3());
    for (int i = first; i < last; ++i)
        *out++ =
            bias[i] + dot(shape_.narrow, at(shape_.weights3() + i * shape_.narrow), hidden.narrow.data());
}

}  // namespace scoville::bots

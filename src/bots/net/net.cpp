#include "bots/net/net.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace scoville::bots {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::array<char, 8> magic{'S', 'C', 'O', 'V', 'N', 'E', 'T', '1'};
constexpr std::size_t header_size = magic.size() + 4 * sizeof(std::int32_t);
constexpr int most_units = 1024;

// y = bias + Σ x_i row_i, four lanes of y at a time so that they stay in registers.
void add_rows(int n, const float* rows, const float* bias, Features inputs, float* y) {
    constexpr int block = 64;
    int from = 0;
    for (; from + block <= n; from += block) {
        float sum[block];
        std::copy_n(bias + from, block, sum);
        for (const Feature& input : inputs) {
            const float* row = rows + std::size_t{input.at} * static_cast<std::size_t>(n) + from;
            for (int i = 0; i < block; ++i) sum[i] += input.value * row[i];
        }
        std::copy_n(sum, block, y + from);
    }
    for (; from < n; from += lanes) {
        float sum[lanes];
        std::copy_n(bias + from, lanes, sum);
        for (const Feature& input : inputs) {
            const float* row = rows + std::size_t{input.at} * static_cast<std::size_t>(n) + from;
            for (int i = 0; i < lanes; ++i) sum[i] += input.value * row[i];
        }
        std::copy_n(sum, lanes, y + from);
    }
}

void cut_negatives(std::vector<float>& values) {
    for (float& value : values) value = std::max(value, 0.0F);
}

}  // namespace

void Net::look(Features inputs, Hidden& hidden) const {
    hidden.wide.resize(static_cast<std::size_t>(shape_.wide));
    hidden.narrow.resize(static_cast<std::size_t>(shape_.narrow));
    add_rows(shape_.wide, at(0), at(shape_.bias1()), inputs, hidden.wide.data());
    cut_negatives(hidden.wide);
    std::array<Feature, most_units> active;
    std::size_t count = 0;
    for (std::size_t i = 0; i < hidden.wide.size(); ++i) {
        active[count] = {static_cast<std::uint16_t>(i), hidden.wide[i]};
        count += hidden.wide[i] > 0 ? 1 : 0;
    }
    add_rows(shape_.narrow, at(shape_.weights2()), at(shape_.bias2()), {active.data(), count},
             hidden.narrow.data());
    cut_negatives(hidden.narrow);
}

void Net::answer(const Hidden& hidden, int first, int last, float* out) const {
    const float* bias = at(shape_.bias3());
    for (int i = first; i < last; ++i)
        *out++ =
            bias[i] + dot(shape_.narrow, at(shape_.weights3() + i * shape_.narrow), hidden.narrow.data());
}

std::vector<std::uint8_t> Net::to_bytes() const {
    const std::array<std::int32_t, 4> sizes{shape_.inputs, shape_.wide, shape_.narrow, shape_.outputs};
    std::vector<std::uint8_t> bytes(header_size + weights_.size() * sizeof(float));
    std::memcpy(bytes.data(), magic.data(), magic.size());
    std::memcpy(bytes.data() + magic.size(), sizes.data(), sizeof sizes);
    std::memcpy(bytes.data() + header_size, weights_.data(), weights_.size() * sizeof(float));
    return bytes;
}

Result<Net, std::string_view> Net::from_bytes(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < header_size || std::memcmp(bytes.data(), magic.data(), magic.size()) != 0)
        return std::string_view("this is not a file of weights");
    std::array<std::int32_t, 4> sizes{};
    std::memcpy(sizes.data(), bytes.data() + magic.size(), sizeof sizes);
    for (const std::int32_t size : sizes)
        if (size < 1 || size > most_units) return std::string_view("the net has an impossible shape");
    const NetShape shape{sizes[0], sizes[1], sizes[2], sizes[3]};
    if (shape.wide % lanes != 0 || shape.narrow % lanes != 0)
        return std::string_view("the net has an impossible shape");
    Net net(shape);
    if (bytes.size() != header_size + net.weights_.size() * sizeof(float))
        return std::string_view("the file of weights is not whole");
    std::memcpy(net.weights_.data(), bytes.data() + header_size, net.weights_.size() * sizeof(float));
    for (const float weight : net.weights_)
        if (!std::isfinite(weight)) return std::string_view("a weight is not a number");
    return net;
}

}  // namespace scoville::bots

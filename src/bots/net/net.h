// A small net: sparse inputs, two hidden layers, outputs that are worked out only where they are asked for.
// Used as it is at the table; training (lab) writes its weights.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bots/net/kernels.h"
#include "bots/net/math.h"

namespace scoville::bots {

struct NetShape {
    int inputs = 0;
    int wide = 0;    // first hidden layer, whole lanes
    int narrow = 0;  // second, whole lanes
    int outputs = 0;

    // Where each part lies in the list of weights.
    constexpr int bias1() const { return inputs * wide; }
    constexpr int weights2() const { return bias1() + wide; }
    constexpr int bias2() const { return weights2() + wide * narrow; }
    constexpr int weights3() const { return bias2() + narrow; }
    constexpr int bias3() const { return weights3() + outputs * narrow; }
    constexpr int size() const { return bias3() + outputs; }
    friend constexpr bool operator==(const NetShape&, const NetShape&) = default;
};

class Net {
public:
    Net() = default;
    // The sight says what inputs and outputs mean; the net itself does not care.
    explicit Net(NetShape shape, int sight = 1)
        : shape_(shape), sight_(sight), weights_(static_cast<std::size_t>(shape.size())) {}

    const NetShape& shape() const { return shape_; }
    int sight() const { return sight_; }
    std::span<const float> weights() const { return weights_; }
    std::span<float> weights() { return weights_; }

    // What the hidden layers make of the inputs; kept by the caller, who asks for outputs next.
    struct Hidden {
        std::vector<float> wide, narrow;
    };
    void look(Features inputs, Hidden& hidden) const;
    // Many at once, one row after another: quicker, and to the bit what each would be alone.
    void look(std::span<const Features> inputs, Hidden& hidden) const;
    // The outputs named, each at its place in out; of one row of the narrow layer.
    void answer(const float* narrow, std::span<const std::int16_t> which, float* out) const;
    // Outputs first … last - 1 into out[0] …
    void answer(const Hidden& hidden, int first, int last, float* out) const;

    // As a file: magic, sight and shape, little-endian floats of 32 or of 16 bits. Nets of the first sight
    // are written as they always were.
    enum class Precision : std::uint8_t { full, half };
    std::vector<std::uint8_t> to_bytes(Precision precision = Precision::full) const;
    static Result<Net, std::string_view> from_bytes(std::span<const std::uint8_t> bytes);

private:
    const float* at(int offset) const { return weights_.data() + offset; }
    void first_layer(Features inputs, float* wide) const;

    NetShape shape_;
    int sight_ = 1;
    std::vector<float> weights_;
};

}  // namespace scoville::bots

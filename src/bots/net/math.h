// The few loops a small net is made of. Lengths are multiples of `lanes`, so that they run in vector
// registers without a rest. Every sum has one order, however wide the registers are, and nothing comes from a
// library: a net gives the same bits on every machine (docs/adr/0016-one-arithmetic.md).
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace scoville::bots {

constexpr int lanes = 16;
constexpr int whole_lanes(int n) { return (n + lanes - 1) / lanes * lanes; }

// y += a x
inline void add_scaled(int n, float a, const float* x, float* y) {
    for (int i = 0; i < n; ++i) y[i] += a * x[i];
}

// The order of additions is fixed: sixteen sums side by side, then halved.
inline float dot(int n, const float* x, const float* y) {
    using Lane = float __attribute__((vector_size(lanes * sizeof(float))));
    Lane sum{};
    for (int i = 0; i < n; i += lanes) {
        Lane a;
        Lane b;
        std::memcpy(&a, x + i, sizeof a);
        std::memcpy(&b, y + i, sizeof b);
        sum += a * b;
    }
    float total[lanes];
    std::memcpy(total, &sum, sizeof total);
    for (int half = lanes / 2; half > 0; half /= 2)
        for (int i = 0; i < half; ++i) total[i] += total[i + half];
    return total[0];
}

// e^x for x <= 0 to 4e-6 of it, above -16 to 1e-6: a polynomial, so that loops of it run in vector registers.
inline float exp_of(float x) {
    const float scaled = (x < -80.0F ? -80.0F : x) * 1.44269504F;
    const auto towards_zero = static_cast<std::int32_t>(scaled);
    const std::int32_t whole = towards_zero - (static_cast<float>(towards_zero) > scaled ? 1 : 0);
    const float rest = scaled - static_cast<float>(whole);
    float power = 1.8775767e-3F;
    power = power * rest + 8.9893397e-3F;
    power = power * rest + 5.5826318e-2F;
    power = power * rest + 2.4015361e-1F;
    power = power * rest + 6.9315308e-1F;
    power = power * rest + 9.9999994e-1F;
    const auto bits = static_cast<std::uint32_t>(whole + 127) << 23;
    return power * std::bit_cast<float>(bits);
}

// ln x for normal x > 0, off by less than a unit in the last place, likewise. As arithmetic::log.
inline float log_of(float x) {
    constexpr auto root_half = std::bit_cast<std::uint32_t>(0x1.6a09e6p-1F);
    const auto bits = std::bit_cast<std::uint32_t>(x);
    const std::int32_t doublings = static_cast<std::int32_t>(bits - root_half) >> 23;
    const auto near = std::bit_cast<float>(bits - (static_cast<std::uint32_t>(doublings) << 23));
    const auto times = static_cast<float>(doublings);
    const float more = near - 1;
    const float s = more / (2 + more);
    const float z = s * s;
    float series = 2.0F / 11;
    series = series * z + 2.0F / 9;
    series = series * z + 2.0F / 7;
    series = series * z + 2.0F / 5;
    series = series * z + 2.0F / 3;
    series *= z;
    const float half_square = 0.5F * more * more;
    constexpr float ln2_high = 0x1.62ep-1F;
    constexpr float ln2_low = 0x1.0bfbe8p-15F;
    return times * ln2_high - ((half_square - (s * (half_square + series) + times * ln2_low)) - more);
}

}  // namespace scoville::bots

// The few loops a small net is made of. Lengths are multiples of `lanes`, so that they run in vector
// registers without a rest.
#pragma once

#include <bit>
#include <cmath>
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

// e^x for x <= 0 to about 1e-6 of it, the same on every machine: a polynomial, so that loops of it run in
// vector registers.
inline float exp_of(float x) {
    const float scaled = (x < -80.0F ? -80.0F : x) * 1.44269504F;
    const float whole = std::floor(scaled);
    const float rest = scaled - whole;
    float power = 1.8775767e-3F;
    power = power * rest + 8.9893397e-3F;
    power = power * rest + 5.5826318e-2F;
    power = power * rest + 2.4015361e-1F;
    power = power * rest + 6.9315308e-1F;
    power = power * rest + 9.9999994e-1F;
    const auto bits = static_cast<std::uint32_t>(static_cast<std::int32_t>(whole) + 127) << 23;
    return power * std::bit_cast<float>(bits);
}

}  // namespace scoville::bots

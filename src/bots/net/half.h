// Numbers of 16 bits as files have them (IEEE 754 binary16): weights need no more. Whole numbers only, so
// that every machine reads the same.
#pragma once

#include <bit>
#include <cstdint>

namespace scoville::bots {

// The nearest half, ties to even; what is too large becomes infinite.
constexpr std::uint16_t to_half(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>((bits >> 16) & 0x8000U);
    const std::uint32_t size = bits & 0x7fffffffU;
    constexpr std::uint32_t too_large = 0x477ff000U;        // 65520
    constexpr std::uint32_t smallest_normal = 0x38800000U;  // 2^-14
    if (size >= too_large) return static_cast<std::uint16_t>(sign | 0x7c00U | (size > 0x7f800000U ? 1U : 0U));
    const auto rounded = [](std::uint32_t whole, int cut) {
        const std::uint32_t rest = whole & ((1U << cut) - 1);
        const std::uint32_t half = 1U << (cut - 1);
        const std::uint32_t kept = whole >> cut;
        return kept + (rest > half || (rest == half && (kept & 1U) != 0) ? 1U : 0U);
    };
    if (size >= smallest_normal) return static_cast<std::uint16_t>(sign | rounded(size - 0x38000000U, 13));
    const int shift = 126 - static_cast<int>(size >> 23);  // of 2^-24
    if (shift > 24) return sign;
    return static_cast<std::uint16_t>(sign | rounded((size & 0x7fffffU) | 0x800000U, shift));
}

constexpr float from_half(std::uint16_t half) {
    const std::uint32_t sign = (half & 0x8000U) << 16;
    const std::uint32_t size = half & 0x7fffU;
    if (size >= 0x7c00U) return std::bit_cast<float>(sign | 0x7f800000U | (size & 0x3ffU) << 13);
    if (size >= 0x400U) return std::bit_cast<float>(sign | ((size << 13) + 0x38000000U));
    const float tiny = static_cast<float>(size) * 0x1p-24F;
    return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(tiny));
}

}  // namespace scoville::bots

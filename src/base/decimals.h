// A number with three decimals, rounded as it should be from its exact value, ties to even: what printf and
// to_chars give, without their tables, which would be a third of the browser's module.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

#include "base/bits.h"
#include "base/check.h"

namespace scoville {

// value * scale, rounded to a whole number. Both are small and not negative.
inline std::uint64_t rounded_times(double value, std::uint64_t scale) {
    CHECK(value >= 0 && value < 0x1p53 && scale <= 1000);
    constexpr int mantissa_bits = 52;
    const auto bits = std::bit_cast<std::uint64_t>(value);
    const int power = static_cast<int>(bits >> mantissa_bits) - 1075;
    if (power < -1074 || value == 0) return 0;
    const std::uint64_t whole = (bits & ((std::uint64_t{1} << mantissa_bits) - 1)) | std::uint64_t{1}
                                                                                         << mantissa_bits;
    const u128 product = static_cast<u128>(whole) * scale;
    if (power >= 0) return static_cast<std::uint64_t>(product << power);
    if (power < -100) return 0;  // too small to count
    const u128 kept = product >> -power;
    const u128 rest = product - (kept << -power);
    const u128 half = u128{1} << (-power - 1);
    return static_cast<std::uint64_t>(kept + (rest > half || (rest == half && (kept & 1) != 0) ? 1 : 0));
}

// "0.250"
inline std::string three_decimals(double value) {
    constexpr std::uint64_t thousand = 1000;
    const std::uint64_t all = rounded_times(value, thousand);
    const std::string rest = std::to_string(thousand + all % thousand);  // 1000 … 1999: with its zeros
    return std::to_string(all / thousand) + "." + rest.substr(1);
}

}  // namespace scoville

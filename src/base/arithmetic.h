// e^x, logarithms and powers that have the same bits on every machine. Those of libraries differ in their
// last bits, and one library's differ by processor; a bot that compares two values would then play
// differently in the browser. Only + - * / of doubles and whole numbers; the compiler is told to fuse none of
// them (cmake/Flags.cmake). Square roots are exact everywhere.
#pragma once

#include <bit>
#include <cstdint>
#include <limits>

namespace scoville::arithmetic {

namespace detail {

// ln 2 in two parts; whole multiples of the first up to 2048 are exact.
constexpr double ln2_high = 0x1.62e42feep-1;
constexpr double ln2_low = 0x1.a39ef35793c76p-33;
constexpr int fraction_bits = 52;

}  // namespace detail

// Off by less than one unit in the last place. 0 where the result would be below the smallest normal number.
inline double exp(double x) {
    constexpr double most = 0x1.62e42fefa39efp+9;    // above: infinite
    constexpr double least = -0x1.6232bdd7abcd2p+9;  // below: 0
    if (x != x) return x;
    if (x > most) return std::numeric_limits<double>::infinity();
    if (x < least) return 0;
    // x = times * ln 2 + rest, |rest| <= ln 2 / 2. Numbers this large have no fraction: adding one rounds.
    constexpr double rounder = 0x1.8p52;
    const double shifted = x * 0x1.71547652b82fep+0 + rounder;
    const double times = shifted - rounder;
    const double rest = (x - times * detail::ln2_high) - times * detail::ln2_low;
    // rest^n / n! up to n = 13, in pairs that do not wait for each other.
    const double square = rest * rest;
    const double fourth = square * square;
    const double a = 1.0 / 2 + rest * (1.0 / 6);
    const double b = 1.0 / 24 + rest * (1.0 / 120);
    const double c = 1.0 / 720 + rest * (1.0 / 5040);
    const double d = 1.0 / 40320 + rest * (1.0 / 362880);
    const double e = 1.0 / 3628800 + rest * (1.0 / 39916800);
    const double f = 1.0 / 479001600 + rest * (1.0 / 6227020800);
    const double tail = (a + square * b) + fourth * ((c + square * d) + fourth * (e + square * f));
    const double power = 1 + (rest + square * tail);
    const auto exponent = static_cast<std::uint64_t>(static_cast<std::int64_t>(times));
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(power) + (exponent << detail::fraction_bits));
}

// Off by less than one unit in the last place. Of 0: minus infinity; of less: not a number.
inline double log(double x) {
    if (x != x || x == std::numeric_limits<double>::infinity()) return x;
    if (x < 0) return std::numeric_limits<double>::quiet_NaN();
    if (x == 0) return -std::numeric_limits<double>::infinity();
    int exponent = 0;
    if (x < std::numeric_limits<double>::min()) {
        x *= 0x1p54;
        exponent = -54;
    }
    // x = 2^exponent * near, near from √½ to √2.
    constexpr auto root_half = std::bit_cast<std::uint64_t>(0x1.6a09e667f3bcdp-1);
    const auto bits = std::bit_cast<std::uint64_t>(x);
    const auto doublings = static_cast<std::int64_t>(bits - root_half) >> detail::fraction_bits;
    const auto near =
        std::bit_cast<double>(bits - (static_cast<std::uint64_t>(doublings) << detail::fraction_bits));
    const auto times = static_cast<double>(exponent + doublings);
    // ln(1 + more) = 2 artanh(s) with s = more / (2 + more): 2s + 2/3 s³ + 2/5 s⁵ … up to s²¹. 2s is more,
    // less a small amount that is worked out apart, so that its rounding does not count.
    const double more = near - 1;
    const double s = more / (2 + more);
    const double z = s * s;
    const double zz = z * z;
    const double odd = 2.0 / 3 + zz * (2.0 / 7 + zz * (2.0 / 11 + zz * (2.0 / 15 + zz * (2.0 / 19))));
    const double even = 2.0 / 5 + zz * (2.0 / 9 + zz * (2.0 / 13 + zz * (2.0 / 17 + zz * (2.0 / 21))));
    const double series = z * odd + zz * even;
    const double half_square = 0.5 * more * more;
    const double small = half_square - (s * (half_square + series) + times * detail::ln2_low);
    return times * detail::ln2_high - (small - more);
}

// x^n, n >= 0, off by at most n units in the last place of results that are normal numbers.
inline double power(double x, std::int64_t n) {
    double result = 1;
    for (; n > 0; n >>= 1) {
        if ((n & 1) != 0) result *= x;
        x *= x;
    }
    return result;
}

}  // namespace scoville::arithmetic

// Bit tricks the card sets are made of, with the CPU's own instructions where the build has them.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace scoville {

// The 128-bit integer is the one compiler extension we use; both clang and g++ have it.
__extension__ using u128 = unsigned __int128;

// Position of the nth (from 0) set bit; `word` has more than n of them.
inline int select_bit(std::uint64_t word, unsigned n) {
#if defined(__BMI2__)
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << n, word));
#else
    while (n-- > 0) word &= word - 1;
    return std::countr_zero(word);
#endif
}

inline int count_bits(u128 word) {
    return std::popcount(static_cast<std::uint64_t>(word)) +
           std::popcount(static_cast<std::uint64_t>(word >> 64));
}

inline int select_bit(u128 word, unsigned n) {
    const auto low = static_cast<std::uint64_t>(word);
    const auto in_low = static_cast<unsigned>(std::popcount(low));
    const bool up = n >= in_low;
    const std::uint64_t half = up ? static_cast<std::uint64_t>(word >> 64) : low;
    return select_bit(half, up ? n - in_low : n) + (up ? 64 : 0);
}

}  // namespace scoville

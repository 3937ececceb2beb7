#include "base/bits.h"

#include <gtest/gtest.h>

#include "base/fast_rng.h"

namespace scoville {
namespace {

int slow_select(u128 word, unsigned n) {
    for (int bit = 0; bit < 128; ++bit)
        if ((word >> bit) & 1)
            if (n-- == 0) return bit;
    return -1;
}

TEST(SelectBit, finds_the_only_bit_wherever_it_is) {
    for (int bit = 0; bit < 64; ++bit) EXPECT_EQ(select_bit(std::uint64_t{1} << bit, 0), bit);
    for (int bit = 0; bit < 128; ++bit) EXPECT_EQ(select_bit(u128{1} << bit, 0), bit);
}

TEST(SelectBit, counts_through_a_full_word) {
    for (unsigned n = 0; n < 64; ++n) EXPECT_EQ(select_bit(~std::uint64_t{0}, n), static_cast<int>(n));
    for (unsigned n = 0; n < 128; ++n) EXPECT_EQ(select_bit(~u128{0}, n), static_cast<int>(n));
}

TEST(SelectBit, agrees_with_plain_counting_on_random_words) {
    FastRng rng(1);
    for (int round = 0; round < 2000; ++round) {
        const std::uint64_t low = rng.next() & rng.next();
        const std::uint64_t high = rng.next() & rng.next();
        const u128 word = static_cast<u128>(high) << 64 | low;
        for (unsigned n = 0; n < static_cast<unsigned>(std::popcount(low)); ++n)
            EXPECT_EQ(select_bit(low, n), slow_select(low, n));
        for (unsigned n = 0; n < static_cast<unsigned>(count_bits(word)); ++n)
            EXPECT_EQ(select_bit(word, n), slow_select(word, n));
    }
}

TEST(SelectBit, crosses_from_the_low_half_to_the_high_half) {
    const u128 word = static_cast<u128>(0b101) << 64 | std::uint64_t{1} << 63;
    EXPECT_EQ(select_bit(word, 0), 63);
    EXPECT_EQ(select_bit(word, 1), 64);
    EXPECT_EQ(select_bit(word, 2), 66);
}

TEST(CountBits, counts_both_halves) {
    EXPECT_EQ(count_bits(0), 0);
    EXPECT_EQ(count_bits(~u128{0}), 128);
    EXPECT_EQ(count_bits(static_cast<u128>(7) << 62), 3);
}

TEST(FastRng, numbers_stay_below_their_bound_and_reach_all_of_it) {
    FastRng rng(7);
    for (const std::uint32_t n : {1u, 2u, 5u, 48u, 100u}) {
        std::uint64_t sum = 0;
        std::uint32_t highest = 0;
        for (int i = 0; i < 20000; ++i) {
            const std::uint32_t drawn = rng.below(n);
            ASSERT_LT(drawn, n);
            sum += drawn;
            highest = std::max(highest, drawn);
        }
        EXPECT_EQ(highest, n - 1);
        EXPECT_NEAR(static_cast<double>(sum) / 20000, (n - 1) / 2.0, 0.02 * n + 0.001);
    }
}

TEST(FastRng, the_same_start_gives_the_same_numbers) {
    FastRng a(42);
    FastRng b(42);
    FastRng c(43);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const auto x = a.next();
        EXPECT_EQ(x, b.next());
        differs |= x != c.next();
    }
    EXPECT_TRUE(differs);
}

}  // namespace
}  // namespace scoville

#include "fair/stream.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>
#include <sodium.h>

namespace scoville::fair {
namespace {

DealKey key_of(unsigned n) {
    DealKey::Bytes bytes{};
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<std::uint8_t>(n >> (8 * i));
    return DealKey(bytes);
}

// The words of the stream as the text says, without the code under test.
std::vector<std::uint32_t> words_of(const DealKey& key, std::uint64_t blocks) {
    std::vector<std::uint32_t> words;
    for (std::uint64_t i = 0; i < blocks; ++i) {
        std::array<std::uint8_t, 14> message{'s', 't', 'r', 'e', 'a', 'm'};
        for (std::size_t b = 0; b < 8; ++b) message[6 + b] = static_cast<std::uint8_t>(i >> (8 * b));
        std::array<std::uint8_t, 64> block{};
        crypto_auth_hmacsha512_state hmac;
        crypto_auth_hmacsha512_init(&hmac, key.reveal().data(), 64);
        crypto_auth_hmacsha512_update(&hmac, message.data(), message.size());
        crypto_auth_hmacsha512_final(&hmac, block.data());
        for (std::size_t w = 0; w < 64; w += 4)
            words.push_back(std::uint32_t{block[w]} | std::uint32_t{block[w + 1]} << 8 |
                            std::uint32_t{block[w + 2]} << 16 | std::uint32_t{block[w + 3]} << 24);
    }
    return words;
}

class WordReader {
public:
    explicit WordReader(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
    std::uint32_t below(std::uint64_t n) {
        const std::uint64_t rejected = (std::uint64_t{1} << 32) % n;
        while (words_.at(next_) < rejected) {
            ++next_;
            ++thrown_away;
        }
        return static_cast<std::uint32_t>(words_[next_++] % n);
    }
    int thrown_away = 0;

private:
    std::vector<std::uint32_t> words_;
    std::size_t next_ = 0;
};

TEST(Stream, reads_little_endian_words_block_after_block) {
    const DealKey key = key_of(1);
    const auto words = words_of(key, 20);
    Stream stream(key);
    for (const std::uint32_t word : words) {
        // 2^31 rejects nothing and keeps all bits but the highest.
        EXPECT_EQ(stream.below(0x80000000u), word & 0x7fffffffu);
    }
}

TEST(Stream, rejects_words_below_the_remainder_of_the_whole_range) {
    // With 2^31 + 1 almost half of all words are thrown away.
    const std::uint32_t n = 0x80000001u;
    const DealKey key = key_of(2);
    WordReader reader(words_of(key, 200));
    Stream stream(key);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(stream.below(n), reader.below(n)) << i;
    EXPECT_GT(reader.thrown_away, 700);
}

TEST(Stream, agrees_with_the_text_for_every_bound_a_deal_uses) {
    const DealKey key = key_of(3);
    WordReader reader(words_of(key, 40));
    Stream stream(key);
    for (std::uint32_t n = 1; n <= 120; ++n) ASSERT_EQ(stream.below(n), reader.below(n)) << n;
    for (const std::uint32_t n : {0xffffffffu, 0xc0000000u, 3u, 0x55555556u})
        ASSERT_EQ(stream.below(n), reader.below(n)) << n;
}

TEST(Stream, below_one_is_zero) {
    Stream stream(key_of(4));
    for (int i = 0; i < 40; ++i) EXPECT_EQ(stream.below(1), 0u);
}

TEST(Stream, numbers_are_spread_evenly) {
    Stream stream(key_of(5));
    for (const std::uint32_t n : {2u, 3u, 5u, 6u, 12u, 48u, 100u}) {
        const int draws = 20000;
        std::vector<int> hits(n);
        for (int i = 0; i < draws; ++i) ++hits.at(stream.below(n));
        const double expected = static_cast<double>(draws) / n;
        double chi_square = 0;
        for (const int h : hits) chi_square += (h - expected) * (h - expected) / expected;
        EXPECT_LT(chi_square, n + 6 * std::sqrt(2.0 * n) + 6) << n;
    }
}

// Taking the remainder without rejection would favour the lower two thirds by two to one.
TEST(Stream, a_large_bound_shows_no_bias) {
    const std::uint32_t n = 0xc0000000u;
    Stream stream(key_of(6));
    std::array<int, 3> thirds{};
    const int draws = 30000;
    for (int i = 0; i < draws; ++i) ++thirds.at(stream.below(n) / 0x40000000u);
    for (const int third : thirds) EXPECT_NEAR(third, draws / 3, 500);
}

TEST(Stream, a_shuffle_is_a_permutation) {
    for (unsigned seed = 0; seed < 50; ++seed) {
        std::vector<int> deck(100);
        std::iota(deck.begin(), deck.end(), 0);
        Stream(key_of(seed)).shuffle(std::span<int>(deck));
        EXPECT_FALSE(std::is_sorted(deck.begin(), deck.end()));
        std::sort(deck.begin(), deck.end());
        for (int i = 0; i < 100; ++i) ASSERT_EQ(deck[static_cast<std::size_t>(i)], i);
    }
}

TEST(Stream, a_shuffle_is_fisher_yates_from_the_last_position_down) {
    const DealKey key = key_of(8);
    std::vector<int> deck(48);
    std::iota(deck.begin(), deck.end(), 0);
    std::vector<int> expected = deck;
    WordReader reader(words_of(key, 10));
    for (std::size_t last = 47; last > 0; --last) std::swap(expected[last], expected[reader.below(last + 1)]);
    Stream(key).shuffle(std::span<int>(deck));
    EXPECT_EQ(deck, expected);
}

TEST(Stream, all_orders_of_four_are_equally_likely) {
    Stream stream(key_of(9));
    std::map<std::array<int, 4>, int> seen;
    const int draws = 24000;
    for (int i = 0; i < draws; ++i) {
        std::array<int, 4> order{0, 1, 2, 3};
        stream.shuffle(std::span<int>(order));
        ++seen[order];
    }
    EXPECT_EQ(seen.size(), 24u);
    double chi_square = 0;
    for (const auto& [order, count] : seen) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
    EXPECT_LT(chi_square, 65);
}

TEST(Stream, shuffling_nothing_or_one_draws_nothing) {
    Stream a(key_of(10));
    Stream b(key_of(10));
    std::vector<int> one{7};
    a.shuffle(std::span<int>(one));
    a.shuffle(std::span<int>());
    EXPECT_EQ(one, std::vector{7});
    EXPECT_EQ(a.below(1000), b.below(1000));
}

TEST(Secret, reads_exactly_its_hex_digits) {
    const auto lower = from_hex<4>("00ff10aB");
    ASSERT_TRUE(lower);
    EXPECT_EQ(lower->reveal(), (std::array<std::uint8_t, 4>{0, 255, 16, 171}));
    for (const std::string_view bad :
         {"", "00ff10a", "00ff10ab0", "00ff10ag", " 0ff10ab", "0x0ff10a", "-0ff10ab", "00ff10a\xc3",
          "00FF10A:", "00ff10a/", "00ff10a`", "00ff10a@"})
        EXPECT_FALSE(from_hex<4>(bad)) << bad;
    EXPECT_FALSE(from_hex<4>(std::string_view("00ff10a\0", 8)));
}

}  // namespace
}  // namespace scoville::fair

#include "base/bit_set.h"

#include <vector>

#include <gtest/gtest.h>

namespace scoville {
namespace {

struct SmallTag;
struct LargeTag;
using Small = BitSet<SmallTag, std::uint8_t>;
using Large = BitSet<LargeTag, std::uint64_t>;

std::vector<int> members(auto set) {
    std::vector<int> list;
    for (const int m : set) list.push_back(m);
    return list;
}

TEST(BitSet, is_empty_at_first) {
    const Small set;
    EXPECT_TRUE(set.empty());
    EXPECT_EQ(set.size(), 0);
    EXPECT_EQ(set.word(), 0);
    EXPECT_TRUE(members(set).empty());
}

TEST(BitSet, holds_what_it_was_made_of) {
    const Small set{5, 0, 5, 2};
    EXPECT_EQ(set.size(), 3);
    EXPECT_EQ(members(set), (std::vector{0, 2, 5}));
    EXPECT_EQ(set.lowest(), 0);
    for (int m = 0; m < 8; ++m) EXPECT_EQ(set.has(m), m == 0 || m == 2 || m == 5) << m;
}

TEST(BitSet, adding_and_removing_twice_is_like_once) {
    Small set;
    set.add(7);
    set.add(7);
    EXPECT_EQ(set, Small{7});
    set.remove(3);
    EXPECT_EQ(set, Small{7});
    set.remove(7);
    set.remove(7);
    EXPECT_TRUE(set.empty());
}

TEST(BitSet, first_holds_the_numbers_below_its_count) {
    EXPECT_TRUE(Small::first(0).empty());
    EXPECT_EQ(Small::first(3), (Small{0, 1, 2}));
    EXPECT_EQ(Small::first(8).size(), 8);
    EXPECT_EQ(Large::first(48).size(), 48);
    EXPECT_EQ(Large::first(63).word(), ~std::uint64_t{0} >> 1);
}

TEST(BitSet, combines_like_sets) {
    const Small a{0, 1, 2};
    const Small b{2, 3};
    EXPECT_EQ(a | b, (Small{0, 1, 2, 3}));
    EXPECT_EQ(a & b, Small{2});
    EXPECT_EQ(a - b, (Small{0, 1}));
    EXPECT_EQ(b - a, Small{3});
    EXPECT_TRUE((a - a).empty());
}

TEST(BitSet, reaches_the_highest_bit_of_its_word) {
    Small small{7};
    EXPECT_TRUE(small.has(7));
    EXPECT_EQ(small.lowest(), 7);
    Large large{63, 0};
    EXPECT_EQ(members(large), (std::vector{0, 63}));
    large.remove(0);
    EXPECT_EQ(large.lowest(), 63);
}

TEST(BitSet, nth_counts_the_members_in_order) {
    const Large set{3, 17, 40, 63};
    EXPECT_EQ(set.nth(0), 3);
    EXPECT_EQ(set.nth(1), 17);
    EXPECT_EQ(set.nth(2), 40);
    EXPECT_EQ(set.nth(3), 63);
}

TEST(BitSet, every_word_of_eight_bits_agrees_with_its_members) {
    for (int word = 0; word < 256; ++word) {
        const Small set = Small::from_word(static_cast<std::uint8_t>(word));
        Small again;
        int n = 0;
        for (const int m : set) {
            EXPECT_EQ(set.nth(static_cast<unsigned>(n++)), m);
            again.add(m);
        }
        EXPECT_EQ(again, set);
        EXPECT_EQ(set.size(), n);
        EXPECT_EQ(set.word(), word);
    }
}

}  // namespace
}  // namespace scoville

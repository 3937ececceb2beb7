#include "cards/bag.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "base/fast_rng.h"

namespace scoville {
namespace {

// 30 kinds of three, two of five, one of six: 106 bits, so fields lie across the middle of the word.
struct Layout {
    static constexpr int kinds = 33;
    static constexpr int width(int kind) { return kind == 32 ? 6 : kind >= 30 ? 5 : 3; }
};
using Cards = Bag<Layout>;

std::vector<int> cards_of(const Cards& bag) {
    std::vector<int> list;
    bag.for_each_card([&](int kind) { list.push_back(kind); });
    return list;
}
std::vector<int> kinds_of(const Cards& bag) {
    std::vector<int> list;
    bag.for_each_kind([&](int kind) { list.push_back(kind); });
    return list;
}

TEST(Bag, is_empty_at_first) {
    const Cards bag;
    EXPECT_TRUE(bag.empty());
    EXPECT_EQ(bag.size(), 0);
    for (int kind = 0; kind < Layout::kinds; ++kind) EXPECT_FALSE(bag.has(kind));
}

TEST(Bag, every_kind_can_be_filled_and_emptied) {
    for (int kind = 0; kind < Layout::kinds; ++kind) {
        Cards bag;
        for (int i = 1; i <= Layout::width(kind); ++i) {
            bag.add(kind);
            EXPECT_EQ(bag.count(kind), i);
            EXPECT_EQ(bag.size(), i);
        }
        EXPECT_EQ(kinds_of(bag), std::vector{kind});
        for (int i = Layout::width(kind); i > 0; --i) {
            EXPECT_TRUE(bag.has(kind));
            bag.remove(kind);
            EXPECT_EQ(bag.count(kind), i - 1);
        }
        EXPECT_TRUE(bag.empty());
    }
}

TEST(Bag, neighbours_do_not_touch_each_other) {
    Cards bag;
    for (int i = 0; i < 3; ++i) bag.add(20);
    for (int i = 0; i < 3; ++i) bag.add(22);
    bag.add(21);
    bag.remove(21);
    EXPECT_EQ(bag.count(20), 3);
    EXPECT_EQ(bag.count(21), 0);
    EXPECT_EQ(bag.count(22), 3);
}

TEST(Bag, the_order_of_adding_leaves_no_trace) {
    Cards a;
    Cards b;
    for (const int kind : {4, 31, 4, 0}) a.add(kind);
    for (const int kind : {0, 4, 4, 31}) b.add(kind);
    EXPECT_EQ(a, b);
    b.add(4);
    EXPECT_NE(a, b);
    b.remove(4);
    EXPECT_EQ(a, b);
}

TEST(Bag, lists_cards_with_their_copies_and_kinds_without) {
    Cards bag;
    for (const int kind : {31, 4, 0, 4}) bag.add(kind);
    EXPECT_EQ(cards_of(bag), (std::vector{0, 4, 4, 31}));
    EXPECT_EQ(kinds_of(bag), (std::vector{0, 4, 31}));
    for (unsigned n = 0; n < 4; ++n) EXPECT_EQ(bag.nth(n), cards_of(bag)[n]);
}

TEST(Bag, holds_the_whole_box) {
    Cards bag;
    int total = 0;
    for (int kind = 0; kind < Layout::kinds; ++kind)
        for (int i = 0; i < Layout::width(kind); ++i, ++total) bag.add(kind);
    EXPECT_EQ(bag.size(), total);
    EXPECT_EQ(bag.nth(static_cast<unsigned>(total) - 1), 32);
    EXPECT_EQ(kinds_of(bag).size(), 33u);
}

TEST(Bag, agrees_with_plain_counters_over_random_changes) {
    FastRng rng(3);
    Cards bag;
    std::array<int, Layout::kinds> counts{};
    for (int step = 0; step < 20000; ++step) {
        const int kind = static_cast<int>(rng.below(Layout::kinds));
        int& count = counts[static_cast<std::size_t>(kind)];
        if (rng.below(2) == 0 && count < Layout::width(kind)) {
            bag.add(kind);
            ++count;
        } else if (count > 0) {
            bag.remove(kind);
            --count;
        }
        std::vector<int> expected;
        for (int k = 0; k < Layout::kinds; ++k)
            expected.insert(expected.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>(k)]), k);
        ASSERT_EQ(cards_of(bag), expected);
        ASSERT_EQ(bag.size(), static_cast<int>(expected.size()));
        ASSERT_EQ(bag.count(kind), count);
        ASSERT_EQ(bag.has(kind), count > 0);
    }
}

}  // namespace
}  // namespace scoville

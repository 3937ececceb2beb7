// When someone who is away is worth a call.
#include "house/absent.h"

#include <gtest/gtest.h>

namespace scoville::house::test {
namespace {

constexpr SeatSet nobody{};
constexpr SeatSet zero{0};
constexpr Millis after = 10'000;
constexpr Millis start = 1'000'000;

}  // namespace

TEST(Absent, who_has_been_away_is_called_at_once_and_once_a_turn) {
    Absent absent;
    absent.note(zero, nobody, after, start);
    EXPECT_EQ(absent.next(), start);
    EXPECT_EQ(absent.due(start), zero);
    EXPECT_EQ(absent.due(start), nobody);
    absent.note(zero, nobody, after, start + 5);
    EXPECT_EQ(absent.next(), table::never);
    absent.note(nobody, nobody, after, start + 6);
    absent.note(zero, nobody, after, start + 7);
    EXPECT_EQ(absent.due(start + 7), zero) << "the next turn";
}

TEST(Absent, who_loads_the_page_anew_is_not_called) {
    Absent absent;
    absent.note(nobody, zero, after, start);
    absent.note(nobody, nobody, after, start + 500'000);
    absent.note(zero, nobody, after, start + 501'000);
    EXPECT_EQ(absent.next(), start + 510'000) << "counted from when the line ended";
    EXPECT_EQ(absent.due(start + 509'999), nobody);
    absent.note(zero, zero, after, start + 505'000);
    EXPECT_EQ(absent.next(), table::never);
    absent.note(zero, nobody, after, start + 506'000);
    EXPECT_EQ(absent.next(), table::never) << "has been shown it";
}

TEST(Absent, a_phone_that_was_put_away_is_called_though_it_seemed_to_be_here) {
    Absent absent;
    absent.note(nobody, zero, after, start);
    absent.note(zero, zero, after, start + 1'000);
    absent.note(zero, nobody, after, start + 60'000);
    EXPECT_EQ(absent.due(start + 70'000), zero);
}

TEST(Absent, who_saw_it_for_long_and_went_is_not_called) {
    Absent absent;
    absent.note(nobody, zero, after, start);
    absent.note(zero, zero, after, start + 1'000);
    absent.note(zero, nobody, after, start + 100'000);
    EXPECT_EQ(absent.next(), table::never);
}

TEST(Absent, who_was_awaited_before_the_table_slept_is_not_called_again) {
    Absent absent;
    absent.has_called(zero);
    absent.note(zero, nobody, after, start);
    EXPECT_EQ(absent.next(), table::never);
    absent.note(SeatSet{1}, nobody, after, start + 1);
    EXPECT_EQ(absent.due(start + 1), SeatSet{1});
}

}  // namespace scoville::house::test

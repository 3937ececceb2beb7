#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "base/inline_vec.h"
#include "base/refusal.h"
#include "base/result.h"
#include "base/seat.h"
#include "base/viewer.h"

namespace scoville {
namespace {

TEST(InlineVec, grows_to_its_capacity) {
    InlineVec<int, 3> list;
    EXPECT_TRUE(list.empty());
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(list.full());
        list.push_back(10 * i);
        EXPECT_EQ(list.size(), i + 1);
    }
    EXPECT_TRUE(list.full());
    int sum = 0;
    for (const int item : list) sum += item;
    EXPECT_EQ(sum, 30);
    list[1] = 5;
    EXPECT_EQ(list[1], 5);
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(list.begin(), list.end());
}

TEST(InlineVec, one_too_many_stops_the_program) {
    InlineVec<int, 2> list;
    list.push_back(1);
    list.push_back(2);
    EXPECT_DEATH(list.push_back(3), "broken promise");
}

TEST(InlineVec, equality_looks_only_at_what_is_held) {
    InlineVec<int, 2> a;
    InlineVec<int, 2> b;
    a.push_back(1);
    EXPECT_NE(a, b);
    b.push_back(2);
    EXPECT_NE(a, b);
    a.clear();
    b.clear();
    EXPECT_EQ(a, b);
}

TEST(InlineVec, counts_as_far_as_a_stack_of_106) {
    InlineVec<std::uint16_t, 106> list;
    for (std::uint16_t i = 0; i < 106; ++i) list.push_back(i);
    EXPECT_EQ(list.size(), 106);
    EXPECT_EQ(list[105], 105);
}

TEST(Result, holds_a_value_or_an_error) {
    const Result<int, std::string> good(3);
    ASSERT_TRUE(good);
    EXPECT_TRUE(good.ok());
    EXPECT_EQ(*good, 3);
    const Result<int, std::string> bad(std::string("no"));
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error(), "no");
}

TEST(Result, moves_what_cannot_be_copied) {
    Result<std::unique_ptr<int>, std::string> result(std::make_unique<int>(9));
    const std::unique_ptr<int> taken = std::move(result.value());
    EXPECT_EQ(*taken, 9);
}

TEST(Result, asking_for_the_other_side_stops_the_program) {
    const Result<int, std::string> good(3);
    const Result<int, std::string> bad(std::string("no"));
    EXPECT_DEATH((void)good.error(), "broken promise");
    EXPECT_DEATH((void)bad.value(), "broken promise");
}

TEST(Result, tells_value_and_error_of_one_type_family_apart) {
    const Result<std::string, std::string_view> good(std::string("value"));
    EXPECT_TRUE(good.ok());
    const Result<std::string, std::string_view> bad(std::string_view("error"));
    EXPECT_FALSE(bad.ok());
}

TEST(Verdict, is_true_unless_refused) {
    static constexpr Refusal refusal{"S9", "must-follow", "Go higher."};
    const Verdict accepted;
    const Verdict refused(refusal);
    EXPECT_TRUE(accepted);
    EXPECT_FALSE(refused);
    EXPECT_EQ(refused.refusal().code, "S9");
}

TEST(Seats, left_of_goes_clockwise_and_round) {
    for (int players = 2; players <= max_seats; ++players)
        for (int seat = 0; seat < players; ++seat)
            EXPECT_EQ(left_of(static_cast<Seat>(seat), players), (seat + 1) % players);
}

TEST(Seats, first_after_agrees_with_walking_round_the_table) {
    for (int players = 2; players <= max_seats; ++players) {
        for (int from = 0; from < players; ++from) {
            for (int word = 1; word < 1 << players; ++word) {
                const SeatSet set = SeatSet::from_word(static_cast<std::uint8_t>(word));
                int expected = from;
                do expected = (expected + 1) % players;
                while (!set.has(expected));
                EXPECT_EQ(first_after(static_cast<Seat>(from), set), expected) << from << " in " << word;
            }
        }
    }
}

TEST(Viewer, a_seat_sees_its_own_and_nobody_elses) {
    const Viewer seat = Viewer::at_seat(2);
    EXPECT_TRUE(seat.is(2));
    EXPECT_TRUE(seat.sees_private_of(2));
    EXPECT_FALSE(seat.sees_private_of(1));
    EXPECT_FALSE(seat.sees_everything());
}

TEST(Viewer, a_spectator_sees_nothing_private_and_everything_sees_all) {
    for (Seat seat = 0; seat < max_seats; ++seat) {
        EXPECT_FALSE(Viewer::spectator().sees_private_of(seat));
        EXPECT_FALSE(Viewer::spectator().is(seat));
        EXPECT_TRUE(Viewer::everything().sees_private_of(seat));
        EXPECT_FALSE(Viewer::everything().is(seat));
    }
    EXPECT_FALSE(Viewer::spectator().sees_everything());
    EXPECT_FALSE(Viewer::spectator().sees_private_of(no_seat));
    EXPECT_FALSE(Viewer::spectator().is(no_seat));
}

}  // namespace
}  // namespace scoville

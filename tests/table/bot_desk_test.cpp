// The desk of the bots alone: when they are asked, how often, and when they are given up.
#include "table/bot_desk.h"

#include <gtest/gtest.h>

namespace scoville::table::test {
namespace {

class BotDeskTest : public ::testing::Test {
protected:
    BotDeskTest() {
        scene.driven.add(1);
        scene.driven.add(2);
        scene.may_react = [](Seat) { return true; };
    }
    std::vector<BotAsked> ask(Millis later) {
        std::vector<BotAsked> asked;
        desk.ask(3, 10'000, in(later), asked);
        return asked;
    }
    Now in(Millis later) const { return {now.steady + later, now.utc + later}; }

    Timing timing;
    BotDesk desk{5};
    Now now{1'000'000, 0};
    BotDesk::Scene scene{.players = 3,
                         .driven = {},
                         .awaited = {},
                         .top = 1,
                         .live = false,
                         .may_react = {},
                         .window = 4'000,
                         .window_until = 0,
                         .not_before = 0};
};

TEST_F(BotDeskTest, an_awaited_bot_is_asked_once_after_its_delay) {
    scene.awaited.add(1);
    desk.arm(scene, timing, now);
    const Millis due = desk.next(false) - now.steady;
    EXPECT_GE(due, timing.bot_least);
    EXPECT_LT(due, timing.bot_most);
    EXPECT_TRUE(ask(due - 1).empty());
    const auto asked = ask(due);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].seat, 1);
    EXPECT_TRUE(ask(due + 1).empty());
    desk.arm(scene, timing, in(due));  // the same question is not asked again
    EXPECT_TRUE(ask(due + 5'000).empty());
}

TEST_F(BotDeskTest, an_answer_counts_once_and_for_its_question) {
    scene.awaited.add(2);
    desk.arm(scene, timing, now);
    const auto asked = ask(5'000);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(desk.answered(2, asked[0].number + 1), std::nullopt);
    EXPECT_EQ(desk.answered(1, asked[0].number), std::nullopt);
    EXPECT_EQ(desk.answered(2, asked[0].number), 1);
    EXPECT_EQ(desk.answered(2, asked[0].number), std::nullopt);
    EXPECT_TRUE(desk.resting());
}

TEST_F(BotDeskTest, a_question_is_gone_with_its_card) {
    scene.awaited.add(1);
    desk.arm(scene, timing, now);
    const auto asked = ask(5'000);
    scene.top = 2;
    desk.arm(scene, timing, in(5'000));
    EXPECT_EQ(desk.answered(1, asked.at(0).number), std::nullopt);
    EXPECT_EQ(ask(10'000).size(), 1u);
}

TEST_F(BotDeskTest, each_card_that_can_be_reacted_to_is_asked_about_once) {
    scene.live = true;
    scene.may_react = [](Seat seat) { return seat == 2; };
    desk.arm(scene, timing, now);
    EXPECT_LE(desk.next(false), now.steady + scene.window * 4 / 5);
    const auto asked = ask(4'000);
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].seat, 2);
    EXPECT_EQ(desk.answered(2, asked[0].number), 1);
    desk.arm(scene, timing, in(4'000));
    EXPECT_TRUE(desk.resting());
    scene.top = 2;
    desk.arm(scene, timing, in(4'000));
    EXPECT_FALSE(desk.resting());
}

TEST_F(BotDeskTest, hurried_they_are_asked_at_once_and_it_is_known_when_all_have_reacted) {
    scene.live = true;
    scene.awaited.add(1);
    scene.window_until = now.steady + 4'000;
    desk.arm(scene, timing, now);
    EXPECT_TRUE(ask(0).empty());
    desk.hurry(now);
    const auto asked = ask(0);
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_TRUE(desk.reacting());
    desk.answered(1, asked[0].number);
    EXPECT_TRUE(desk.reacting()) << "the other one may still say something";
    desk.answered(2, asked[1].number);
    EXPECT_FALSE(desk.reacting());
}

TEST_F(BotDeskTest, one_that_never_answers_is_given_up) {
    scene.awaited.add(1);
    desk.arm(scene, timing, now);
    ask(5'000);
    EXPECT_EQ(desk.next(true), never);  // it does not think any more
    EXPECT_EQ(desk.next(false), now.steady + 15'000);
    EXPECT_EQ(desk.given_up(3, in(14'999)), std::nullopt);
    EXPECT_EQ(desk.given_up(3, in(15'000)), Seat{1});
    EXPECT_EQ(desk.given_up(3, in(15'000)), std::nullopt);
}

TEST_F(BotDeskTest, people_are_not_asked_and_nobody_before_the_disk_is_back) {
    scene.awaited.add(0);
    desk.arm(scene, timing, now);
    EXPECT_TRUE(desk.resting());
    scene.awaited.add(1);
    scene.not_before = now.steady + 60'000;
    desk.arm(scene, timing, now);
    EXPECT_EQ(desk.next(false), now.steady + 60'000);
}

TEST_F(BotDeskTest, the_delay_does_not_depend_on_what_the_bot_may_do) {
    BotDesk other(5);
    scene.awaited.add(1);
    desk.arm(scene, timing, now);
    scene.may_react = [](Seat) { return false; };
    other.arm(scene, timing, now);
    EXPECT_EQ(desk.next(false), other.next(false));
}

}  // namespace
}  // namespace scoville::table::test

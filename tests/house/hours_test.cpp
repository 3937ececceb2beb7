// Time that is moved by hand: turns in order, alarms each at its time, none after it was called off.
#include <string>

#include <gtest/gtest.h>

#include "house/still_hours.h"

namespace scoville::house {
namespace {

struct Still : testing::Test {
    StillHours hours{{.steady = 1'000, .utc = 5'000'000}};
    std::string done;

    Task notes(const std::string& what) {
        return [this, what] { done += what + std::to_string(hours.now().steady) + " "; };
    }
};

}  // namespace

TEST_F(Still, what_is_posted_has_a_turn_of_its_own_in_order) {
    hours.post([&] {
        hours.post(notes("c"));
        notes("a")();
    });
    hours.post(notes("b"));
    EXPECT_EQ(done, "");
    EXPECT_TRUE(hours.settle());
    EXPECT_EQ(done, "a1000 b1000 c1000 ");
    EXPECT_FALSE(hours.settle());
}

TEST_F(Still, alarms_go_off_at_their_time_and_the_first_set_first) {
    const Alarm late = hours.at(1'300, notes("late"));
    const Alarm one = hours.at(1'100, notes("one"));
    const Alarm two = hours.at(1'100, notes("two"));
    const Alarm over = hours.at(900, notes("over"));
    EXPECT_EQ(hours.next(), 900);
    hours.move_to(1'200);
    EXPECT_EQ(done, "over1000 one1100 two1100 ");
    EXPECT_EQ(hours.now().steady, 1'200);
    EXPECT_EQ(hours.now().utc, 5'000'200);
    EXPECT_EQ(hours.next(), 1'300);
}

TEST_F(Still, an_alarm_that_was_let_go_of_does_not_go_off) {
    {
        const Alarm gone = hours.after(50, notes("gone"));
    }
    Alarm called_off = hours.after(50, notes("off"));
    called_off.cancel();
    Alarm replaced = hours.after(50, notes("replaced"));
    replaced = hours.after(60, notes("instead"));
    hours.move_to(2'000);
    EXPECT_EQ(done, "instead1060 ");
    EXPECT_EQ(hours.next(), table::never);
}

TEST_F(Still, an_alarm_may_set_itself_again) {
    Alarm alarm;
    std::function<void()> again = [&] {
        notes("tick")();
        if (hours.now().steady < 1'300) alarm = hours.after(100, again);
    };
    alarm = hours.after(100, again);
    hours.move_to(2'000);
    EXPECT_EQ(done, "tick1100 tick1200 tick1300 ");
}

}  // namespace scoville::house

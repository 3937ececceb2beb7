// Clocks alone, on a virtual clock: who runs out when, and what a pause, a sleep and a move do to it.
#include "table/clocks.h"

#include <gtest/gtest.h>

namespace scoville::table::test {
namespace {

SeatSet seats(std::initializer_list<int> list) {
    SeatSet set;
    for (const int seat : list) set.add(seat);
    return set;
}

class ClocksTest : public ::testing::Test {
protected:
    ClocksTest() {
        seating.settings.turn_time = 10'000;
        seating.settings.window = 4'000;
        seating.settings.timeout = Timeout::safe;
        seating.chairs = {Chair::of_person("ann", "Ann", ""), Chair::of_person("bob", "Bob", ""),
                          Chair::of_bot("odds")};
    }
    Clocks::Scene scene(SeatSet awaited, bool live = false, int top = 0) const {
        return {
            .awaited = awaited, .players = 3, .live = live, .top = top, .seating = seating, .timing = timing};
    }
    Now in(Millis later) const { return {now.steady + later, now.utc + later}; }

    Seating seating;
    Timing timing;
    Clocks clocks;
    Now now{1'000'000, 1'700'000'000'000};
};

TEST_F(ClocksTest, only_awaited_people_have_one) {
    EXPECT_TRUE(clocks.arm(scene(seats({0, 2})), now, false));
    EXPECT_TRUE(clocks.runs(0));
    EXPECT_FALSE(clocks.runs(1));
    EXPECT_FALSE(clocks.runs(2));  // a bot's
    EXPECT_EQ(clocks.next(), now.steady + 10'000);
    EXPECT_FALSE(clocks.arm(scene(seats({0, 2})), in(1'000), false));
    EXPECT_EQ(clocks.next(), now.steady + 10'000);  // it keeps what it got
}

TEST_F(ClocksTest, fires_when_it_is_due_and_the_seat_still_awaited) {
    clocks.arm(scene(seats({1})), now, false);
    EXPECT_EQ(clocks.fired(seats({1}), 3, in(9'999)), std::nullopt);
    EXPECT_EQ(clocks.fired(seats({1}), 3, in(10'000)), Seat{1});
    EXPECT_EQ(clocks.fired(seats({0}), 3, in(10'000)), std::nullopt);
    seating.settings.timeout = Timeout::wait;
    clocks.clear();
    clocks.arm(scene(seats({1})), now, false);
    EXPECT_EQ(clocks.fired(seats({1}), 3, in(60'000)), std::nullopt);
    EXPECT_EQ(clocks.next(), never);
}

TEST_F(ClocksTest, who_moved_keeps_its_clock_until_it_is_shown) {
    clocks.arm(scene(seats({0})), now, false);
    EXPECT_FALSE(clocks.committed(Time::moved, 0, seating, in(1'000)));
    EXPECT_TRUE(clocks.runs(0));
    clocks.shown(scene(seats({1})), in(1'500));
    EXPECT_FALSE(clocks.runs(0));
}

TEST_F(ClocksTest, another_player_begins_anew) {
    for (const Time what : {Time::for_another, Time::from_here}) {
        clocks.arm(scene(seats({0})), now, false);
        clocks.committed(what, 0, seating, in(6'000));
        EXPECT_FALSE(clocks.runs(0));
        clocks.arm(scene(seats({0})), in(6'000), false);
        EXPECT_EQ(clocks.next(), now.steady + 16'000);
        clocks.clear();
    }
}

TEST_F(ClocksTest, a_pause_takes_nothing_away) {
    clocks.arm(scene(seats({0})), now, false);
    seating.paused = true;
    EXPECT_TRUE(clocks.committed(Time::stands, no_seat, seating, in(4'000)));
    clocks.stop(in(4'000));
    EXPECT_EQ(clocks.next(), never);
    seating.paused = false;
    EXPECT_TRUE(clocks.committed(Time::stands, no_seat, seating, in(100'000)));
    EXPECT_EQ(clocks.next(), now.steady + 106'000);
}

TEST_F(ClocksTest, more_time_is_as_much_again) {
    EXPECT_FALSE(clocks.committed(Time::longer, 0, seating, now));  // none runs
    clocks.arm(scene(seats({0})), now, false);
    EXPECT_TRUE(clocks.committed(Time::longer, 0, seating, in(1'000)));
    EXPECT_EQ(clocks.next(), now.steady + 20'000);
    EXPECT_EQ(clocks.face(3, 4'000, now).seats.at(0).time.of, 20'000);
}

TEST_F(ClocksTest, after_a_sleep_time_went_on_but_nobody_loses_a_turn) {
    clocks.note(Time::moved, 1, now.utc - 3'000, seats({0, 1}), 10'000);
    clocks.note(Time::longer, 0, now.utc - 2'000, seats({0, 1}), 10'000);
    timing.restart_grace = 2'000;
    clocks.arm(scene(seats({0, 1})), now, true);
    EXPECT_EQ(clocks.face(3, 0, now).seats.at(0).time.left, 17'000);
    EXPECT_EQ(clocks.face(3, 0, now).seats.at(1).time.left, 7'000);
    EXPECT_FALSE(clocks.in_grace());
    clocks.clear();
    clocks.arm(scene(seats({0, 1})), in(60'000), true);
    EXPECT_TRUE(clocks.in_grace());
    EXPECT_EQ(clocks.next(), now.steady + 62'000);
}

TEST_F(ClocksTest, who_is_no_longer_awaited_is_awaited_anew_later) {
    clocks.note(Time::moved, 2, now.utc - 9'000, seats({0}), 10'000);
    clocks.note(Time::moved, 0, now.utc - 8'000, seats({1}), 10'000);
    clocks.note(Time::moved, 1, now.utc - 1'000, seats({0}), 10'000);
    timing.restart_grace = 0;
    clocks.arm(scene(seats({0})), now, true);
    EXPECT_EQ(clocks.next(), now.steady + 9'000);
}

TEST_F(ClocksTest, a_new_card_opens_a_window_and_the_turn_begins_behind_it) {
    clocks.shown(scene(seats({0}), true, 1), now);
    EXPECT_EQ(clocks.window_until(), now.steady + 4'000);
    clocks.arm(scene(seats({0}), true, 1), now, false);
    EXPECT_EQ(clocks.next(), now.steady + 14'000);
    clocks.shown(scene(seats({0}), true, 1), in(1'000));  // the same card
    EXPECT_EQ(clocks.window_until(), now.steady + 4'000);
    EXPECT_EQ(clocks.face(3, 4'000, in(1'000)).window->left, 3'000);
    EXPECT_FALSE(clocks.face(3, 4'000, in(4'000)).window);
}

TEST_F(ClocksTest, a_deserted_seat_gets_little_time) {
    seating.chairs[1] = {};
    seating.chairs[1].name = "Bob";
    clocks.arm(scene(seats({1})), now, false);
    EXPECT_EQ(clocks.next(), now.steady + timing.deserted_turn);
}

}  // namespace
}  // namespace scoville::table::test

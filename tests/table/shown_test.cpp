// What has been shown and told, and who is here to see it.
#include <gtest/gtest.h>

#include "table/chronicle.h"
#include "table/pictures.h"
#include "table/presence.h"

namespace scoville::table::test {
namespace {

Now at(Millis steady) { return {steady, 0}; }
Picture picture(std::uint32_t events) {
    Picture picture;
    picture.events = events;
    return picture;
}

TEST(Pictures, are_shown_when_they_are_due_earlier_things_first) {
    Pictures pictures;
    EXPECT_FALSE(pictures.due(at(1'000)));
    pictures.show_at(2'000);
    pictures.show_at(1'500);  // waits for what came before it
    EXPECT_FALSE(pictures.due(at(1'999)));
    EXPECT_TRUE(pictures.due(at(2'000)));
    pictures.show_at_once(1'600);
    EXPECT_TRUE(pictures.due(at(1'600)));
    EXPECT_TRUE(pictures.show(picture(3), {}, at(1'600)));
    EXPECT_TRUE(pictures.at_rest());
    EXPECT_EQ(pictures.spectators().events, 3u);
}

TEST(Pictures, delayed_spectators_see_each_after_its_time) {
    Pictures pictures;
    EXPECT_FALSE(pictures.show(picture(1), 60'000, at(0)));
    EXPECT_FALSE(pictures.show(picture(2), 60'000, at(10'000)));
    EXPECT_EQ(pictures.players().events, 2u);
    EXPECT_EQ(pictures.spectators().events, 0u);
    EXPECT_EQ(pictures.next(), 60'000);
    EXPECT_FALSE(pictures.move_on(at(59'999)));
    EXPECT_TRUE(pictures.move_on(at(60'000)));
    EXPECT_EQ(pictures.spectators().events, 1u);
    EXPECT_TRUE(pictures.show(picture(3), {}, at(61'000)));  // the game is over: all of it at once
    EXPECT_EQ(pictures.spectators().events, 3u);
    EXPECT_TRUE(pictures.at_rest());
}

TEST(Pictures, a_journal_that_is_read_catches_up) {
    Pictures pictures;
    pictures.catch_up(picture(1), -5, at(100));
    EXPECT_EQ(pictures.spectators().events, 1u);
    pictures.catch_up(picture(2), 40, at(100));
    EXPECT_EQ(pictures.spectators().events, 1u);
    EXPECT_EQ(pictures.next(), 140);
}

TEST(Pictures, the_room_is_copied_only_for_delayed_spectators_and_only_when_it_changed) {
    Pictures pictures;
    Seating seating;
    EXPECT_EQ(pictures.taken({}, 1, {}, seating, 1).seating, nullptr);
    seating.settings.spectators = Spectators::delayed;
    const Picture first = pictures.taken({}, 1, {}, seating, 1);
    ASSERT_NE(first.seating, nullptr);
    pictures.show(first, 10, at(0));
    EXPECT_EQ(pictures.taken({}, 2, {}, seating, 1).seating, first.seating);
    EXPECT_NE(pictures.taken({}, 3, {}, seating, 2).seating, first.seating);
}

TEST(Chronicle, keeps_the_last_two_games) {
    Chronicle chronicle;
    EXPECT_EQ(chronicle.last(), 0u);
    const auto tell = [&](Millis when) {
        chronicle.tell({when, By::table, TableEvent{.what = What::ready}});
    };
    tell(1);
    tell(2);
    chronicle.game_begins();
    EXPECT_EQ(chronicle.first(), 1u);
    EXPECT_EQ(chronicle.games_first(), 3u);
    tell(3);
    chronicle.game_begins();
    EXPECT_EQ(chronicle.first(), 3u);
    EXPECT_EQ(chronicle.last(), 3u);
    tell(4);
    EXPECT_EQ(chronicle.at(3).at, 3);
    EXPECT_EQ(chronicle.at(4).at, 4);
    EXPECT_EQ(chronicle.games_first(), 4u);
}

TEST(Presence, counts_lines_and_devices) {
    Presence presence;
    Seating seating;
    seating.chairs = {Chair::of_person("ann", "Ann", ""), Chair::of_bot("odds")};
    seating.chairs[0].holders = {"phone"};
    presence.note("ann", true, false);
    presence.note("ann", true, false);
    presence.note("ann", false, false);
    EXPECT_TRUE(presence.here("ann"));
    EXPECT_FALSE(presence.shares(seating.chairs[0]));
    presence.note("ann", false, false);
    EXPECT_TRUE(presence.empty());
    presence.note("phone", true, true);
    EXPECT_TRUE(presence.here(seating.chairs[0]));
    EXPECT_TRUE(presence.shares(seating.chairs[0]));
    EXPECT_EQ(presence.seats(seating).size(), 1);
    presence.note("phone", false, true);
    EXPECT_FALSE(presence.here(seating.chairs[0]));
}

TEST(HostWatch, knows_since_when_the_host_is_away) {
    Presence presence;
    Seating seating;
    seating.host = "ann";
    seating.chairs = {Chair::of_person("ann", "Ann", "")};
    seating.chairs[0].holders = {"phone"};
    HostWatch watch;
    watch.look(seating, presence, at(10));
    watch.look(seating, presence, at(20));
    EXPECT_EQ(watch.left_at(), 10);
    presence.note("phone", true, false);
    watch.look(seating, presence, at(30));
    EXPECT_EQ(watch.left_at(), never);
    presence.note("phone", false, false);
    watch.look(seating, presence, at(40));
    seating.host = "bob";  // the new one has not been away yet
    watch.look(seating, presence, at(50));
    EXPECT_EQ(watch.left_at(), 50);
}

}  // namespace
}  // namespace scoville::table::test

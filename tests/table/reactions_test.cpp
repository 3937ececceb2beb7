// Slaps, queued plays and what waits behind them, without a table.
#include "table/reactions.h"

#include <gtest/gtest.h>

namespace scoville::table::test {
namespace {

Waiting from(const Person& person, Millis arrival, Millis round_trip = 0, const std::string& nonce = "n") {
    return {{person, person, 1, round_trip},
            nonce,
            ask::Act{.seen = 0, .card = 1, .action = spicy::Action::challenge(spicy::Trait::number)},
            arrival,
            no_seat};
}

TEST(Slaps, the_first_one_opens_the_collection) {
    Slaps slaps;
    EXPECT_FALSE(slaps.open());
    EXPECT_EQ(slaps.closes_at(), never);
    slaps.add({1, from("bob", 1'000)}, 250, 300);
    slaps.add({2, from("cid", 1'100)}, 250, 300);
    EXPECT_EQ(slaps.closes_at(), 1'250);
    EXPECT_TRUE(slaps.has(2));
    EXPECT_FALSE(slaps.has(0));
}

TEST(Slaps, a_slow_line_is_taken_out_up_to_the_cap) {
    Slaps slaps;
    slaps.add({1, from("bob", 1'000, 10)}, 250, 300);
    slaps.add({2, from("cid", 1'150, 200)}, 250, 300);
    slaps.add({3, from("dan", 1'200, 5'000)}, 250, 300);  // 300 of it count
    const Judged judged = slaps.judge(0, 4);
    EXPECT_EQ(judged.first.seat, 3);
    EXPECT_EQ(judged.margin, 50);
    ASSERT_EQ(judged.beaten.size(), 2u);
    EXPECT_EQ(judged.beaten[0].seat, 2);
    EXPECT_FALSE(slaps.open());
}

TEST(Slaps, equal_ones_go_clockwise_from_the_owner) {
    Slaps slaps;
    slaps.add({0, from("ann", 1'000)}, 250, 300);
    slaps.add({3, from("dan", 1'000)}, 250, 300);
    const Judged judged = slaps.judge(2, 4);
    EXPECT_EQ(judged.first.seat, 3);
    EXPECT_EQ(judged.margin, 0);
}

TEST(Slaps, credit_has_a_quota_over_time) {
    Credit credit;
    Millis given = 0;
    for (int i = 0; i < 10; ++i) given += credit.take(300, 1'000);
    EXPECT_EQ(given, 1'500) << "so much at once";
    EXPECT_EQ(credit.take(300, 2'000), 60) << "and so much a second";
    EXPECT_EQ(credit.take(250, 60'000), 250) << "which is enough for one who plays";
}

TEST(Slaps, one_alone_has_no_margin) {
    Slaps slaps;
    slaps.add({1, from("bob", 1'000)}, 250, 300);
    EXPECT_EQ(slaps.judge(0, 4).margin, -1);
}

TEST(Reactions, whatever_waits_is_dropped_once_slaps_first) {
    Reactions reactions;
    reactions.put_off(from("dan", 3));
    reactions.queue({from("ann", 1), 0, 7});
    reactions.slaps.add({1, from("bob", 2)}, 250, 300);
    EXPECT_TRUE(reactions.waiting());
    std::vector<Person> dropped;
    for (const Waiting& waiting : reactions.drop()) dropped.push_back(waiting.from.person);
    EXPECT_EQ(dropped, (std::vector<Person>{"bob", "ann", "dan"}));
    EXPECT_FALSE(reactions.waiting());
    EXPECT_TRUE(reactions.drop().empty());
}

TEST(Reactions, what_is_sent_again_is_answered_on_the_new_line) {
    Reactions reactions;
    reactions.put_off(from("dan", 3));
    reactions.queue({from("ann", 1), 0, 7});
    reactions.slaps.add({1, from("bob", 2)}, 250, 300);
    for (const Person& person : {"ann", "bob", "dan"})
        EXPECT_TRUE(reactions.redirect({person, person, 9, 0}, "n")) << person;
    EXPECT_FALSE(reactions.redirect({"ann", "ann", 9, 0}, "other"));
    EXPECT_FALSE(reactions.redirect({"eve", "eve", 9, 0}, "n"));
    for (const Waiting& waiting : reactions.drop()) EXPECT_EQ(waiting.from.line, 9u);
}

TEST(Reactions, one_play_waits_at_most) {
    Reactions reactions;
    reactions.queue({from("ann", 1), 0, 7});
    reactions.queue({from("bob", 2), 1, 7});
    EXPECT_EQ(reactions.queued()->seat, 1);
    EXPECT_EQ(reactions.take_queued()->play.from.person, "bob");
    EXPECT_FALSE(reactions.take_queued());
}

TEST(Inbox, what_was_put_off_comes_before_what_came_later) {
    Inbox inbox;
    inbox.add(from("cid", 30));
    std::deque<Waiting> earlier;
    earlier.push_back(from("ann", 10));
    earlier.push_back(from("bob", 20));
    inbox.add_first(std::move(earlier));
    EXPECT_EQ(inbox.first_arrival(), 10);
    EXPECT_TRUE(inbox.redirect({"bob", "bob", 4, 0}, "n"));
    EXPECT_EQ(inbox.take().from.person, "ann");
    EXPECT_EQ(inbox.take().from.line, 4u);
    EXPECT_EQ(inbox.take_all().size(), 1u);
    EXPECT_TRUE(inbox.empty());
}

}  // namespace
}  // namespace scoville::table::test

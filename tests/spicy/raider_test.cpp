#include "table.h"

namespace scoville::spicy::test {
namespace {

Rules raider() { return rules().with(Variant::spice_raider); }

// Seat 1 holds its paw on a stack of two; seat 2 to move.
Table with_paw(const Rules& rules) {
    Table t(rules, {"c1 c8 c9", "p4 w1 w2", "c5 c6 w3"}, "w7 w8 w9");
    t.play(0, "c1", "c1").play(1, "p4", "c4");
    return t;
}

TEST(V3, a_declared_4_puts_a_paw_on_the_stack) {
    Table t(raider(), {"c1 c8", "p4 w1", "c5 c6"});
    EXPECT_EQ(t.paw(), -1);
    t.play(0, "c1", "c1");
    EXPECT_EQ(t.paw(), -1);
    t.play(1, "p4", "c4");
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.seen_by(0).paw, 1);
}

TEST(V3, a_real_4_declared_as_something_else_puts_none) {
    Table t(raider(), {"c4 c8", "c5 w1", "c6 c7"});
    t.play(0, "c4", "c1").play(1, "c5", "c5");
    EXPECT_EQ(t.paw(), -1);
    EXPECT_EQ(t.won(0), 0);
}

TEST(V3, the_next_card_played_wins_the_raider_everything_under_the_paw) {
    Table t = with_paw(raider());
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:c5=c5");
    EXPECT_EQ(t.paw(), -1);
    EXPECT_EQ(t.turn(), 0);
    ASSERT_EQ(t.told<StackWon>().size(), 1u);
    EXPECT_TRUE(t.told<StackWon>().at(0).raid);
    EXPECT_EQ(t.told<StackWon>().at(0).seat, 1);
}

TEST(V3, the_next_declaration_follows_the_4_and_stands) {
    Table t = with_paw(raider());
    EXPECT_EQ(t.may_declare(2), "c5 c6 c7 c8 c9 c10");
    EXPECT_REFUSED(t, play(2, "c5", "c2"), "S9");
    EXPECT_REFUSED(t, play(2, "w3", "w3"), "S9");
    t.play(2, "c6", "c6");
    EXPECT_EQ(t.may_declare(0), "c7 c8 c9 c10");
}

TEST(V3, the_raiders_own_next_card_counts_too) {
    Table t(raider(), {"c1 c8", "p4 w1 w2"});
    t.play(0, "c1", "c1").play(1, "p4", "c4").pass(0).play(1, "w1", "c6");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "1:w1=c6");
}

TEST(V3, passing_does_nothing) {
    Table t = with_paw(raider());
    t.pass(2).pass(0).pass(1);
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.won(1), 0);
    EXPECT_EQ(t.stack(), "0:c1=c1 1:p4=c4");
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.won(1), 2);
}

TEST(V3, a_challenge_before_that_resolves_as_usual_and_lifts_the_paw) {
    Table lost = with_paw(raider());
    lost.challenge(2, "spice");
    EXPECT_EQ(lost.won(2), 2);
    EXPECT_EQ(lost.paw(), -1);
    lost.play(1, "w1", "w1").play(2, "c5", "w5");
    EXPECT_EQ(lost.won(1), 0);
    Table won = with_paw(raider());
    won.challenge(0, "number");
    EXPECT_EQ(won.won(1), 2);
    EXPECT_EQ(won.paw(), -1);
    EXPECT_EQ(won.turn(), 0);
    EXPECT_EQ(won.may_declare(0), "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(V3, the_raided_card_can_no_longer_be_challenged) {
    Table t = with_paw(raider());
    t.play(2, "c5", "c5").challenge(1, "number");
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.won(1), 2);
}

TEST(V3, a_card_taken_back_for_its_declaration_was_not_played) {
    Table t = with_paw(raider().strict());
    t.play(2, "c5", "w5");
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.won(1), 0);
    EXPECT_EQ(t.stack(), "0:c1=c1 1:p4=c4");
    EXPECT_EQ(t.hand(2), "c5 c6 w3 w7");
}

TEST(V3, a_last_card_taken_back_was_not_played) {
    Table t(raider().strict(), {"c1 c8 c9", "p4 w1", "c5"}, "w7");
    t.play(0, "c1", "c1").play(1, "p4", "c4").play(2, "c5", "c5");
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.won(1), 0);
    EXPECT_EQ(t.hand(2), "c5 w7");
    t.play(0, "c8", "c8");
    EXPECT_EQ(t.won(1), 2);
}

TEST(V3, an_invalid_4_puts_no_paw) {
    Table t(raider().strict(), {"c4 c8", "p4 w1"});
    t.play(0, "c4", "c4");
    EXPECT_EQ(t.paw(), -1);
    EXPECT_EQ(t.stack(), "");
}

TEST(V3, a_4_as_last_card_waits_stands_and_then_raids) {
    Table t(raider(), {"c1 c8", "p4", "c5 c6"});
    t.play(0, "c1", "c1").play(1, "p4", "c4");
    EXPECT_EQ(t.waiting(), "0 2");
    t.let(0).let(2);
    EXPECT_EQ(t.trophies(1), 1);
    EXPECT_EQ(t.paw(), 1);
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:c5=c5");
}

TEST(V3, a_last_card_on_the_paw_raids_before_its_answers) {
    Table t(raider(), {"c1 c8", "p4 w1", "p6"});
    t.play(0, "c1", "c1").play(1, "p4", "c4").play(2, "p6", "c6");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.waiting(), "0 1");
    t.challenge(0, "spice");
    EXPECT_EQ(t.won(0), 1);
}

TEST(V3, in_everyone_answers_the_raid_waits_for_the_next_card) {
    Table t(raider().answers(), {"c1 c8 c9", "p4 w1 w2", "c5 c6 w3"});
    t.play(0, "c1", "c1").all_let().play(1, "p4", "c4");
    EXPECT_EQ(t.won(1), 0);
    t.all_let();
    EXPECT_EQ(t.won(1), 0);
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(V3, without_the_card_a_4_is_a_4) {
    Table t = with_paw(rules());
    EXPECT_EQ(t.paw(), -1);
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:p4=c4 2:c5=c5");
}

TEST(V3, a_last_4_that_wins_its_challenge_takes_the_stack_once) {
    Table t(raider(), {"c1 c8", "c4", "c5 c6"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").challenge(2, "number");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.trophies(1), 1);
    EXPECT_EQ(t.paw(), -1);
    t.play(2, "c5", "c1");
    EXPECT_EQ(t.won(1), 2);
}

}  // namespace
}  // namespace scoville::spicy::test

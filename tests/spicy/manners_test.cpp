#include "table.h"

namespace scoville::spicy::test {
namespace {

TEST(M1, assisted_is_the_default) { EXPECT_FALSE(Options{}.strict); }

TEST(M1, assisted_refuses_illegal_declarations_with_a_reason_and_at_no_cost) {
    Table t(rules(), {"c1 c2", "c3 c4"});
    EXPECT_REFUSED(t, play(0, "c1", "c7"), "S8");
    t.play(0, "c1", "c1");
    EXPECT_REFUSED(t, play(1, "c3", "w3"), "S9");
    EXPECT_EQ(t.hand_size(1), 2);
    const Verdict verdict =
        apply(t.state, 1, Action::play(card("c3", t.box()), Declaration::of(1, 3)), t.recorder);
    ASSERT_FALSE(verdict);
    EXPECT_FALSE(verdict.refusal().sentence.empty());
    EXPECT_FALSE(verdict.refusal().key.empty());
}

TEST(M1, assisted_knows_neither_peeking_nor_a_challenge_without_a_trait_nor_a_forgotten_last_card) {
    Table t(rules(), {"c1", "c3 c4"});
    EXPECT_REFUSED(t, peek(0), "M1|S12");
    t.play(0, "c1", "c1");
    EXPECT_REFUSED(t, challenge(1), "M1|S14|S15");
    EXPECT_EQ(t.stack(), "0:c1=c1");
}

TEST(M1, assisted_has_no_faults_to_offer) {
    Table t(rules().with(Variant::copy_cat), {"c1", "c3"});
    for (const int seat : {0, 1}) {
        const Faults faults = t.faults(seat);
        EXPECT_TRUE(faults.declarations.empty());
        EXPECT_FALSE(faults.unannounced || faults.unannounced_copy || faults.blind_challenge || faults.peek);
    }
}

TEST(M1, strict_takes_every_fault_of_the_rulebooks) {
    Table t(rules().strict(), {"c1 c2", "c3", "c5 c6"});
    t.play(0, "c1", "c9");
    EXPECT_EQ(t.hand_size(0), 3);
    t.play(1, "c3", "c1");
    EXPECT_EQ(t.hand_size(1), 2);
    t.peek(0);
    EXPECT_EQ(t.hand_size(0), 4);
    t.play(2, "c5", "c1").challenge(0);
    EXPECT_EQ(t.hand_size(0), 6);
    EXPECT_EQ(t.won(2), 1);
}

TEST(M1, strict_faults_are_listed_beside_the_legal_moves) {
    Table t(rules().strict(), {"c1", "c3 c4"});
    EXPECT_EQ(t.faults(0).declarations.size(), 30 - 9);
    EXPECT_TRUE(t.faults(0).unannounced);
    EXPECT_TRUE(t.faults(0).peek);
    EXPECT_TRUE(t.faults(1).peek);
    EXPECT_FALSE(t.faults(1).unannounced);
    EXPECT_FALSE(t.faults(1).blind_challenge);
    t.play_last(0, "c1", "c1");
    EXPECT_TRUE(t.faults(1).blind_challenge);
    EXPECT_FALSE(t.faults(1).peek);
}

TEST(M1, strict_plays_a_clean_game_like_assisted) {
    for (const Rules& manners : {rules(), rules().strict()}) {
        Table t(manners, {"c1 c9", "c2", "w3 w4"}, "p1 p2 p3 p4 p5 p6 p7 p8");
        t.play(0, "c1", "c1").play_last(1, "c2", "c2").let(0).challenge(2, "number");
        EXPECT_EQ(t.hand(1), "p3 p4 p5 p6 p7 p8");
        EXPECT_EQ(t.hand(2), "w3 w4 p1 p2");
        EXPECT_EQ(t.turn(), 2);
    }
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

using enum Variant;

Table with(std::initializer_list<Variant> variants, std::initializer_list<std::string_view> hands,
           std::string_view draw = "") {
    return Table(rules().with(variants), hands, draw);
}

TEST(VariantPairs, we_love_chili_and_start_it_up_allow_low_chili_on_any_8_or_9) {
    Table t = with({we_love_chili, start_it_up}, {"w1 w8 w9 w2", "c2 c3", "c4 c5"});
    t.play(0, "w1", "w1").pass(1).pass(2).play(0, "w8", "w8");
    EXPECT_EQ(t.may_declare(1), "c1 c2 c3 w1 w2 w3 w9 w10");
    t.pass(1).pass(2).play(0, "w9", "w9");
    EXPECT_EQ(t.may_declare(1), "c1 c2 c3 w1 w2 w3 w10");
    t.play(1, "c2", "c1");
    EXPECT_EQ(t.may_declare(2), "c2 c3 c4 c5 c6 c7 c8 c9 c10");
}

TEST(VariantPairs, we_love_chili_and_spice_raider_no_chili_on_a_paw_but_after_the_raid) {
    Table t = with({we_love_chili, spice_raider}, {"w1 w9", "w4 c4 c8", "w10 c5 p1", "c2 c6"});
    t.play(0, "w1", "w1").play(1, "w4", "w4");
    EXPECT_EQ(t.may_declare(2), "w5 w6 w7 w8 w9 w10");
    t.play(2, "w10", "w10");
    EXPECT_EQ(t.won(1), 2);
    t.play(3, "c2", "c2").pass(0).play(1, "c4", "c4");
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.stack(), "2:w10=w10 3:c2=c2 1:c4=c4");
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.won(1), 5);
}

TEST(VariantPairs, we_love_chili_and_change_your_luck_a_5_follows_the_spice_of_the_stack) {
    Table t = with({we_love_chili, change_your_luck}, {"w1 w5 p8", "c2 c7", "c5 p9 p10"}, "p1 p2");
    t.play(0, "w1", "w1");
    EXPECT_REFUSED(t, play(1, "c7", "c5", "c2"), "S9|V1");
    t.play(1, "c2", "c2");
    EXPECT_REFUSED(t, play(2, "c5", "w5", "p9"), "S9|V1");
    t.play(2, "c5", "c5", "p9");
    EXPECT_EQ(t.stack(), "0:w1=w1 1:c2=c2 2:p9+ 2:c5=c5");
    EXPECT_EQ(t.may_declare(0), "c6 c7 c8 c9 c10");
}

TEST(VariantPairs, we_love_chili_and_turn_it_up_judge_the_chili_that_was_declared) {
    Table t = with({we_love_chili, turn_it_up}, {"w1 w2", "w3 c7", "c9 c8", "p1 p2"});
    t.play(0, "w1", "w1").play(1, "w3", "c3").play(2, "c9", "c6").challenge(3, "number");
    EXPECT_EQ(t.won(2), 3);
    Table spice = with({we_love_chili, turn_it_up}, {"w1 w2", "w3 c7", "c9 c8", "p1 p2"});
    spice.play(0, "w1", "w1").play(1, "w3", "c3").challenge(2, "spice");
    EXPECT_EQ(spice.won(2), 2);
}

TEST(VariantPairs, we_love_chili_and_copy_cat_a_copy_of_the_turn_to_chili_is_chili) {
    Table t = with({we_love_chili, copy_cat}, {"w1 c2 w9", "c2 c7", "w3 c8", "p1 p2"});
    t.play(0, "w1", "w1").play(1, "c2", "c2").copy(0, "c2");
    EXPECT_EQ(t.stack(), "0:w1=w1 1:c2=c2 0:c2=c2*");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.may_declare(1), "c3 c4 c5 c6 c7 c8 c9 c10");
    t.challenge(3);
    EXPECT_EQ(t.won(0), 3);
    Table before = with({we_love_chili, copy_cat}, {"w1 c2", "c1 c7", "w3 c8"});
    before.play(0, "w1", "w1").copy(1, "c1");
    EXPECT_EQ(before.stack(), "0:w1=w1 1:c1=w1*");
}

TEST(VariantPairs, start_it_up_and_spice_raider_a_second_lap_raids_the_first) {
    Table t = with({start_it_up, spice_raider}, {"c1 c2 c9", "c8 c4 c10", "c5 p1"});
    t.play(0, "c1", "c1").play(1, "c8", "c8").pass(2).play(0, "c2", "c2").play(1, "c4", "c4");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c8=c8 0:c2=c2 1:c4=c4");
    EXPECT_EQ(t.may_declare(2), "c5 c6 c7 c8 c9 c10");
    t.play(2, "c5", "c8");
    EXPECT_EQ(t.won(1), 4);
    EXPECT_EQ(t.may_declare(0), "c1 c2 c3 c9 c10");
}

TEST(VariantPairs, start_it_up_and_change_your_luck_a_5_needs_its_low_number_first) {
    Table t = with({start_it_up, change_your_luck}, {"c1 c2 c9", "c8 c5 w1", "c5 p1"});
    t.play(0, "c1", "c1").play(1, "c8", "c8");
    EXPECT_REFUSED(t, play(2, "c5", "c5", "p1"), "S9|V2");
    t.pass(2).play(0, "c2", "c3").play(1, "c5", "c5", "w1");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c8=c8 0:c2=c3 1:w1+ 1:c5=c5");
}

TEST(VariantPairs, start_it_up_and_turn_it_up_go_by_the_declared_number) {
    Table six = with({start_it_up, turn_it_up}, {"c1 c9 w1", "c2 c3"});
    six.play(0, "c1", "c1").pass(1).play(0, "c9", "c6");
    EXPECT_EQ(six.may_declare(1), "c7 c8 c9 c10");
    Table nine = with({start_it_up, turn_it_up}, {"c1 c6 w1", "c2 c3"});
    nine.play(0, "c1", "c1").pass(1).play(0, "c6", "c9");
    EXPECT_EQ(nine.may_declare(1), "c1 c2 c3 c10");
    nine.challenge(1, "number");
    EXPECT_EQ(nine.won(0), 2);
}

TEST(VariantPairs, start_it_up_and_copy_cat_a_copied_8_starts_over_too) {
    Table t = with({start_it_up, copy_cat}, {"c1 c8 w1 w2", "c2 c3", "p8 p9"});
    t.play(0, "c1", "c1").pass(1).pass(2).play(0, "c8", "c8").copy(2, "p8");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.may_declare(0), "c1 c2 c3 c9 c10");
    t.play(0, "w1", "c1").copy(1, "c2");
    EXPECT_EQ(t.stack(), "0:c1=c1 0:c8=c8 2:p8=c8* 0:w1=c1 1:c2=c1*");
}

TEST(VariantPairs, spice_raider_and_change_your_luck_a_5_on_the_paw_starts_with_its_extras) {
    Table t = with({spice_raider, change_your_luck}, {"c1 c9", "c4 c8", "c5 p1 p2 p3"}, "w7 w8");
    t.play(0, "c1", "c1").play(1, "c4", "c4").play(2, "c5", "c5", "p1 p2");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:p1+ 2:p2+ 2:c5=c5");
    t.challenge(0, "number");
    EXPECT_EQ(t.won(2), 3);
}

TEST(VariantPairs, spice_raider_and_change_your_luck_the_raid_comes_before_the_redraw) {
    Table t(rules().with({spice_raider, change_your_luck}).above(1), {"c1 c9", "c4 c8", "c5 p1 p2 p3"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").play(2, "c5", "c5", "p1 p2");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:p1+ 2:p2+ 2:c5=c5");
    EXPECT_EQ(t.points(2), -2);
}

TEST(VariantPairs, spice_raider_and_turn_it_up_a_raided_stack_leaves_only_the_9_to_win) {
    Table t = with({spice_raider, turn_it_up}, {"c1 c9", "c4 c8", "c6 p1", "p2 p3"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").play(2, "c6", "c9").challenge(3, "number");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.turn(), 3);
}

TEST(VariantPairs, spice_raider_and_copy_cat_4s_copied_in_a_row_raid_one_after_the_other) {
    Table t = with({spice_raider, copy_cat}, {"c1 c9 w4", "c4 c8", "p4 p1", "p2 p3"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").copy(2, "p4").copy(0, "w4");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.paw(), 0);
    EXPECT_EQ(t.stack(), "0:w4=c4*");
    EXPECT_EQ(t.turn(), 1);
}

TEST(VariantPairs, change_your_luck_and_turn_it_up_extras_are_never_judged) {
    Table t = with({change_your_luck, turn_it_up}, {"c1 c8", "c5 c6 c9 w1", "c6 w2", "p1 p2"});
    t.play(0, "c1", "c1").play(1, "c5", "c5", "c9 c6").play(2, "c6", "c9").challenge(3, "number");
    EXPECT_EQ(t.won(2), 5);
}

TEST(VariantPairs, change_your_luck_and_copy_cat_each_5_brings_its_own_extras) {
    Table t = with({change_your_luck, copy_cat}, {"c1 c8", "w5 p1 p2 p3", "c5 w1 w2", "p5 p6"}, "w7 w8 w9");
    t.play(0, "c1", "c1").play(1, "w5", "c5", "p1 p2").copy(2, "c5", "w1");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:p1+ 1:p2+ 1:w5=c5 2:w1+ 2:c5=c5*");
    EXPECT_EQ(t.hand(2), "w2 w9");
    EXPECT_EQ(t.turn(), 3);
    t.challenge(1);
    EXPECT_EQ(t.won(2), 6);
}

TEST(VariantPairs, turn_it_up_and_copy_cat_a_9_copies_a_6) {
    Table t = with({turn_it_up, copy_cat}, {"c1 c8", "c6 w1", "c9 w2", "p1 p2"});
    t.play(0, "c1", "c1").play(1, "c6", "c6").copy(2, "c9").challenge(3);
    EXPECT_EQ(t.won(2), 3);
}

TEST(VariantPairs, all_six_cards_together) {
    Table t = with({we_love_chili, start_it_up, spice_raider, change_your_luck, turn_it_up, copy_cat},
                   {"w1 w8 c2 c9", "c4 c3 c7", "p4 c5 p1 p2", "c6 w9 w10"}, "p7 p8 p9");
    t.play(0, "w1", "w1").pass(1).pass(2).pass(3).play(0, "w8", "w8").play(1, "c3", "c2");
    t.pass(2).pass(3).pass(0).play(1, "c4", "c4").copy(2, "p4");
    EXPECT_EQ(t.won(1), 4);
    EXPECT_EQ(t.paw(), 2);
    t.play(3, "w9", "c5", "w10").copy(2, "c5", "p2 p1");
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.stack(), "3:w10+ 3:w9=c5 2:p2+ 2:p1+ 2:c5=c5*");
    t.play(3, "c6", "c9").challenge(0, "number");
    EXPECT_EQ(t.won(3), 6);
    EXPECT_EQ(t.turn(), 0);
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

Rules copying() { return rules().with(Variant::copy_cat); }

// Seat 0 declared c2; everyone holds a few cards.
Table to_copy(const Rules& rules) {
    Table t(rules, {"c2 c8 p2", "c2 c3 p3", "p2 xs w4", "c2 w5 xn"}, "w7 w8 w9");
    t.play(0, "c2", "c2");
    return t;
}

TEST(V6, any_other_player_may_copy_in_or_out_of_turn) {
    Table in_turn = to_copy(copying());
    in_turn.copy(1, "p3");
    EXPECT_EQ(in_turn.stack(), "0:c2=c2 1:p3=c2*");
    EXPECT_EQ(in_turn.turn(), 2);
    Table out_of_turn = to_copy(copying());
    out_of_turn.copy(3, "c2");
    EXPECT_EQ(out_of_turn.stack(), "0:c2=c2 3:c2=c2*");
    EXPECT_EQ(out_of_turn.hand(3), "w5 xn");
    EXPECT_EQ(out_of_turn.turn(), 0);
}

TEST(V6, the_game_goes_on_to_the_left_of_the_copy_cat) {
    for (const int copier : {1, 2, 3}) {
        Table t = to_copy(copying());
        t.copy(copier, copier == 2 ? "p2" : "c2");
        EXPECT_EQ(t.turn(), (copier + 1) % 4);
        EXPECT_EQ(t.may_declare(t.turn()), "c3 c4 c5 c6 c7 c8 c9 c10");
    }
}

TEST(V6, nobody_copies_their_own_card) {
    Table t = to_copy(copying());
    EXPECT_REFUSED(t, copy(0, "p2"), "V6");
    t.copy(1, "c2");
    EXPECT_REFUSED(t, copy(1, "c3"), "V6");
}

TEST(V6, a_copy_may_be_copied_also_by_the_player_of_the_original) {
    Table t = to_copy(copying());
    t.copy(2, "xs").copy(0, "p2").copy(2, "w4");
    EXPECT_EQ(t.stack(), "0:c2=c2 2:xs=c2* 0:p2=c2* 2:w4=c2*");
    EXPECT_EQ(t.turn(), 3);
}

TEST(V6, possible_as_long_as_the_card_is_on_top) {
    Table passed = to_copy(copying());
    passed.pass(1).pass(2).copy(1, "c2");
    EXPECT_EQ(passed.stack(), "0:c2=c2 1:c2=c2*");
    EXPECT_EQ(passed.turn(), 2);
    Table covered = to_copy(copying());
    covered.play(1, "c3", "c3").copy(0, "p2");
    EXPECT_EQ(covered.stack(), "0:c2=c2 1:c3=c3 0:p2=c3*");
}

TEST(V6, there_is_nothing_to_copy_on_an_empty_stack) {
    Table t(copying(), {"c1 c2", "c3 c4"});
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, copy(seat, seat == 0 ? "c1" : "c3"), "V6");
}

TEST(V6, the_copy_must_be_a_card_of_the_hand) {
    Table t = to_copy(copying());
    EXPECT_REFUSED(t, copy(1, "xs"), "unknown-card");
}

TEST(V6, not_while_a_last_card_waits_but_after_its_answers) {
    Table t(copying(), {"p1", "c1 c3", "c4 c5"});
    t.play(0, "p1", "c1");
    EXPECT_REFUSED(t, copy(1, "c1"), "S20|V6");
    t.let(1);
    EXPECT_REFUSED(t, copy(1, "c1"), "S20|V6");
    t.let(2).copy(2, "c4");
    EXPECT_EQ(t.stack(), "0:p1=c1 2:c4=c1*");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.trophies(0), 1);
}

TEST(V6, a_copy_on_a_card_that_stood_can_be_challenged) {
    Table t(copying(), {"p1", "c1 c3", "c4 c5"});
    t.play(0, "p1", "c1").let(1).let(2).copy(2, "c4").challenge(1);
    EXPECT_EQ(t.won(1), 2);
}

TEST(V6, without_the_card_nobody_copies) {
    Table t = to_copy(rules());
    EXPECT_REFUSED(t, copy(1, "c2"), "V6");
    EXPECT_TRUE(t.legal(1).copies.empty());
}

TEST(V7, a_copy_is_challenged_as_a_whole) {
    for (const Rules& manners : {copying(), copying().strict()}) {
        Table t = to_copy(manners);
        t.copy(1, "p3");
        EXPECT_REFUSED(t, challenge(2, "number"), "V7");
        EXPECT_REFUSED(t, challenge(2, "spice"), "V7");
        EXPECT_EQ(t.legal(2).challenges, TraitSet{as_int(Trait::none)});
        t.challenge(2);
        EXPECT_EQ(t.won(2), 2);
    }
}

TEST(V7, both_traits_must_be_right) {
    struct Case {
        std::string_view held;
        bool right;
    };
    for (const Case& c : {Case{"c2", true}, Case{"c3", false}, Case{"p2", false}, Case{"p3", false},
                          Case{"xs", false}, Case{"xn", false}}) {
        for (const Rules& manners : {copying(), copying().strict()}) {
            Table t(manners, {"p9 c8", "c2 c3 p2 p3 xs xn", "w4 w5"}, "w7 w8");
            t.play(0, "p9", "c2").copy(1, c.held).challenge(2);
            EXPECT_EQ(t.won(c.right ? 1 : 2), 2) << c.held;
            EXPECT_EQ(t.turn(), c.right ? 2 : 1) << c.held;
        }
    }
}

TEST(V7, only_the_top_copy_is_at_stake) {
    Table right(copying(), {"p9 c8", "w9 c3", "c2 c4", "c5 c6"});
    right.play(0, "p9", "c2").copy(1, "w9").copy(2, "c2").challenge(3);
    EXPECT_EQ(right.won(2), 3);
    EXPECT_EQ(right.turn(), 3);
    Table wrong(copying(), {"c2 c8", "c2 c3", "w9 c4", "c5 c6"}, "w7 w8");
    wrong.play(0, "c2", "c2").copy(1, "c2").copy(2, "w9").challenge(0);
    EXPECT_EQ(wrong.won(0), 3);
    EXPECT_EQ(wrong.hand(2), "c4 w7 w8");
    EXPECT_EQ(wrong.hand_size(1), 1);
    EXPECT_EQ(wrong.turn(), 2);
}

TEST(V7, the_copied_player_may_challenge_the_copy) {
    Table t = to_copy(copying());
    t.copy(3, "w5").challenge(0);
    EXPECT_EQ(t.won(0), 2);
    EXPECT_REFUSED(t, challenge(3), "S13");
}

TEST(V7, after_the_next_card_a_trait_is_named_again) {
    Table t = to_copy(copying());
    t.copy(1, "p3").play(2, "w4", "c4");
    EXPECT_REFUSED(t, challenge(3), "S14|S15|M1");
    t.challenge(3, "number");
    EXPECT_EQ(t.won(2), 3);
}

TEST(V7, turning_it_up_still_counts) {
    for (const Rules& variants : {copying(), copying().with(Variant::turn_it_up)}) {
        Table t(variants, {"c1 c8", "c9 c3", "c6 w5", "p1 p2"});
        t.play(0, "c1", "c1").play(1, "c9", "c9").copy(2, "c6").challenge(3);
        EXPECT_EQ(t.won(2), variants.options.variants.size() == 2 ? 3 : 0);
    }
    Table wrong_spice(copying().with(Variant::turn_it_up), {"c1 c8", "c9 c3", "p6 w5", "p1 p2"});
    wrong_spice.play(0, "c1", "c1").play(1, "c9", "c9").copy(2, "p6").challenge(3);
    EXPECT_EQ(wrong_spice.won(3), 3);
}

TEST(V8, a_copied_4_raids_the_copied_4_and_holds_its_own_paw) {
    Table t(copying().with(Variant::spice_raider), {"c1 c8", "c4 c3", "p4 w5", "c5 p2"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").copy(2, "p4");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:p4=c4*");
    EXPECT_EQ(t.paw(), 2);
    t.play(3, "c5", "c5");
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.stack(), "3:c5=c5");
}

TEST(V8, a_copied_4_that_is_challenged_lifts_the_copiers_paw_only) {
    Table t(copying().with(Variant::spice_raider), {"c1 c8", "c4 c3", "p4 w5", "c5 p2"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").copy(2, "p4").challenge(1);
    EXPECT_EQ(t.won(1), 3);
    EXPECT_EQ(t.won(2), 0);
    EXPECT_EQ(t.turn(), 2);
}

TEST(V8, a_copy_taken_back_raids_nothing) {
    Table t(copying().with(Variant::spice_raider).strict(), {"c1 c8", "c4 c3", "p4", "c5 p2"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").copy(2, "p4");
    EXPECT_EQ(t.won(1), 0);
    EXPECT_EQ(t.paw(), 1);
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c4=c4");
}

TEST(V8, a_copied_5_may_take_extras) {
    Table t(copying().with(Variant::change_your_luck), {"c1 c8", "c5 c3", "c5 w5 w6 p9", "p1 p2"}, "w7 w8");
    t.play(0, "c1", "c1").play(1, "c5", "c5").copy(2, "c5", "w6 w5");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c5=c5 2:w6+ 2:w5+ 2:c5=c5*");
    EXPECT_EQ(t.hand(2), "w7 w8 p9");
    t.challenge(3);
    EXPECT_EQ(t.won(2), 5);
}

TEST(V8, a_copy_of_anything_else_takes_none) {
    Table t = to_copy(copying().with(Variant::change_your_luck));
    EXPECT_REFUSED(t, copy(1, "c2", "c3"), "V4");
    Table no_luck(copying(), {"c1 c8", "c5 c3", "c5 w5 w6 p9"});
    no_luck.play(0, "c1", "c1").play(1, "c5", "c5");
    EXPECT_REFUSED(no_luck, copy(2, "c5", "w6"), "V4");
}

TEST(V8, a_last_card_may_be_a_copy) {
    for (const Rules& manners : {copying(), copying().strict()}) {
        Table t(manners, {"c1 c8 c9", "c3 c4", "c1", "c5 p2"});
        t.play(0, "c1", "c1").copy_last(2, "c1");
        EXPECT_EQ(t.waiting(), "0 1 3");
        EXPECT_EQ(t.turn(), 3);
        EXPECT_REFUSED(t, challenge(0, "number"), "V7");
        EXPECT_REFUSED(t, copy(0, "c8"), "S20|V6");
        EXPECT_REFUSED(t, pass(3), "S20");
        t.let(0).let(1).let(3);
        EXPECT_EQ(t.trophies(2), 1);
        EXPECT_EQ(t.hand_size(2), 6);
        EXPECT_EQ(t.turn(), 3);
        t.copy(0, "c8");
        EXPECT_EQ(t.turn(), 1);
    }
}

TEST(V8, a_last_card_copied_and_challenged_is_judged_on_both_traits) {
    Table right(copying(), {"c1 c8", "c3 c4", "c1", "c5 p2"});
    right.play(0, "c1", "c1").copy(2, "c1").challenge(1);
    EXPECT_EQ(right.trophies(2), 1);
    EXPECT_EQ(right.won(2), 2);
    Table wrong(copying(), {"c1 c8", "c3 c4", "xs", "c5 p2"});
    wrong.play(0, "c1", "c1").copy(2, "xs").challenge(1);
    EXPECT_EQ(wrong.trophies(2), 0);
    EXPECT_EQ(wrong.won(1), 2);
    EXPECT_EQ(wrong.turn(), 2);
}

TEST(V8, a_last_card_that_stood_may_be_copied_as_a_last_card) {
    Table t(copying(), {"c1", "c3", "c5 p2"});
    t.play(0, "c1", "c1").all_let().copy(1, "c3");
    EXPECT_EQ(t.waiting(), "0 2");
    t.all_let();
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.trophies(1), 1);
    EXPECT_EQ(t.turn(), 2);
}

TEST(V6, the_owner_of_a_last_card_that_stood_cannot_copy_it) {
    Table t(copying(), {"c1", "c3 c4", "c5 p2"});
    t.play(0, "c1", "c1").all_let();
    const std::string drawn(notation::text_of(t.state.hands[0].nth(0), t.box()).view());
    EXPECT_REFUSED(t, copy(0, drawn), "V6");
}

TEST(V8, a_copied_5_whose_extras_empty_the_hand_is_not_a_last_card) {
    const Rules both = copying().with(Variant::change_your_luck).strict();
    Table t(both, {"c1 c8", "c5 c3", "p5 w5 w6"}, "w7 w8");
    t.play(0, "c1", "c1").play(1, "c5", "c5");
    EXPECT_REFUSED(t, copy_last(2, "p5", "w5 w6"), "S19");
    t.copy(2, "p5", "w5 w6");
    EXPECT_EQ(t.hand(2), "w7 w8");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 0);
}

TEST(V8, a_copied_5_as_the_only_hand_card_is_a_last_card) {
    Table t(copying().with(Variant::change_your_luck).strict(), {"c1 c8", "c5 c3", "p5"}, "w7");
    t.play(0, "c1", "c1").play(1, "c5", "c5").copy_last(2, "p5");
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(V8, a_last_4_that_stood_is_raided_by_its_copy) {
    Table t(copying().with(Variant::spice_raider), {"c1 c8", "c4", "p4 w5"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").all_let().copy(2, "p4");
    EXPECT_EQ(t.trophies(1), 1);
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.stack(), "2:p4=c4*");
    EXPECT_EQ(t.paw(), 2);
    EXPECT_EQ(t.turn(), 0);
}

}  // namespace
}  // namespace scoville::spicy::test

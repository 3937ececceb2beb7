#include <algorithm>

#include "table.h"

namespace scoville::spicy::test {
namespace {

Rules answers() { return rules().answers(); }
Rules copying() { return answers().with(Variant::copy_cat); }

// Seat 0 lied: c1 is a p9. Seats 1, 2 and 3 are asked.
Table asked(const Rules& rules) {
    Table t(rules, {"p9 c2 w3", "c1 c4 w5", "c1 c6 w7", "c8 c9 w9"}, "w1 w2 w4 w6 w8 w10");
    t.play(0, "p9", "c1");
    return t;
}

TEST(P2, a_round_opens_after_each_card_for_everyone_but_its_player) {
    Table t = asked(answers());
    EXPECT_EQ(t.waiting(), "1 2 3");
    EXPECT_EQ(t.turn(), 1);
    t.all_let();
    EXPECT_EQ(t.waiting(), "");
    t.play(1, "c4", "c4");
    EXPECT_EQ(t.waiting(), "0 2 3");
    EXPECT_EQ(t.turn(), 2);
}

TEST(P2, and_after_each_pass_for_the_one_who_passed_as_well) {
    Table t = asked(answers());
    t.all_let().pass(1);
    EXPECT_EQ(t.waiting(), "1 2 3");
    EXPECT_EQ(t.turn(), 2);
    t.challenge(1, "spice").let(2).let(3);
    EXPECT_EQ(t.won(1), 1);
    EXPECT_EQ(t.turn(), 0);
}

TEST(P2, a_pass_by_the_player_of_the_top_card_asks_the_others_again) {
    Table t(answers(), {"p9 c2", "c1 c4"});
    t.play(0, "p9", "c1").let(1).pass(1).let(1).pass(0);
    EXPECT_EQ(t.waiting(), "1");
    t.challenge(1, "number");
    EXPECT_EQ(t.won(1), 1);
}

TEST(P2, a_fault_that_passes_opens_a_round_too) {
    Table t = asked(answers().strict());
    t.all_let().play(1, "c4", "w4");
    EXPECT_EQ(t.waiting(), "1 2 3");
    EXPECT_EQ(t.turn(), 2);
    Table last(answers().strict(), {"c1 c2", "c3", "c4 c5"});
    last.play(0, "c1", "c1").all_let().play(1, "c3", "c3");
    EXPECT_EQ(last.waiting(), "1 2");
}

TEST(P2, no_round_on_an_empty_stack) {
    Table t(answers(), {"p9 c2", "c1 c4", "c5 c6"});
    t.pass(0).pass(1);
    EXPECT_EQ(t.waiting(), "");
    t.play(2, "c5", "c1").challenge(0, "number").let(1);
    EXPECT_EQ(t.waiting(), "");
    t.pass(2);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 0);
}

TEST(P2, no_round_on_a_total_wild) {
    Table t(sweet().answers(), {"xx c2", "c1 c4", "c5 c6"});
    t.play(0, "xx", "c1");
    EXPECT_EQ(t.waiting(), "");
    t.pass(1);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_REFUSED(t, let(0), "P2|W3|S20");
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(P2, outside_a_round_nobody_reacts) {
    Table t = asked(copying());
    t.all_let();
    for (const int seat : {1, 2, 3}) {
        EXPECT_REFUSED(t, challenge(seat, "spice"), "P2");
        EXPECT_REFUSED(t, let(seat), "P2");
        EXPECT_FALSE(t.legal(seat).let);
    }
    EXPECT_REFUSED(t, copy(1, "c1"), "P2");
    EXPECT_REFUSED(t, copy(2, "c1"), "P2");
}

TEST(P2, during_a_round_nobody_plays_passes_or_peeks) {
    Table t = asked(answers().strict());
    for (const int seat : {0, 1, 2, 3}) {
        EXPECT_REFUSED(t, pass(seat), "P2|not-your-turn");
        EXPECT_REFUSED(t, peek(seat), "P2|S12");
        EXPECT_FALSE(t.legal(seat).pass);
        EXPECT_TRUE(t.legal(seat).cards.empty());
    }
    EXPECT_REFUSED(t, play(1, "c4", "c4"), "P2");
    t.let(1);
    EXPECT_REFUSED(t, play(1, "c4", "c4"), "P2");
    EXPECT_REFUSED(t, let(0), "P2");
    EXPECT_REFUSED(t, challenge(0, "spice"), "P2|S13");
}

TEST(P2, the_challenge_first_clockwise_counts_in_whatever_order_they_come) {
    std::vector<int> order{0, 2, 3};
    do {
        Table t(answers().start(1), {"c1 c2", "p9 c4", "c5 c6", "c7 c8"}, "w1 w2");
        t.play(1, "p9", "c1");
        for (const int seat : order) t.challenge(seat, seat == 2 ? "spice" : "number");
        EXPECT_EQ(t.won(2), 1);
        EXPECT_EQ(t.won(0) + t.won(3), 0);
        EXPECT_EQ(t.hand(1), "c4 w1 w2");
        ASSERT_EQ(t.told<Challenged>().size(), 1u);
        EXPECT_EQ(t.told<Challenged>().at(0).seat, 2);
        EXPECT_EQ(t.told<Challenged>().at(0).trait, Trait::spice);
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(P2, clockwise_goes_around_the_table_from_the_player_of_the_card) {
    Table t(answers().start(2), {"c1 c2", "c3 c4", "p9 c6", "c7 c8"});
    t.play(2, "p9", "c1").challenge(0, "number").challenge(1, "number").let(3);
    EXPECT_EQ(t.won(0), 1);
    Table losing(answers().start(2), {"c1 c2", "c3 c4", "p1 c6", "c7 c8"});
    losing.play(2, "p1", "c1").challenge(1, "spice").let(3).challenge(0, "number");
    EXPECT_EQ(losing.won(2), 1);
    EXPECT_EQ(losing.hand_size(0), 4);
    EXPECT_EQ(losing.hand_size(1), 2);
    EXPECT_EQ(losing.turn(), 0);
}

TEST(P2, nothing_is_resolved_before_the_last_answer) {
    Table t = asked(answers());
    t.challenge(1, "spice").challenge(2, "number");
    EXPECT_EQ(t.waiting(), "3");
    EXPECT_EQ(t.stack(), "0:p9=c1");
    EXPECT_TRUE(t.told<Challenged>().empty());
    t.let(3);
    EXPECT_EQ(t.won(1), 1);
}

TEST(P2, a_challenge_comes_before_any_copy) {
    Table t = asked(copying());
    t.copy(1, "c1").copy(2, "c1").challenge(3, "spice");
    EXPECT_EQ(t.won(3), 1);
    EXPECT_EQ(t.hand(1), "c1 c4 w5");
    EXPECT_EQ(t.hand(2), "c1 c6 w7");
    EXPECT_EQ(t.stack(), "");
}

TEST(P2, with_no_challenge_the_copy_first_clockwise_counts) {
    for (const bool reversed : {false, true}) {
        Table t = asked(copying());
        if (reversed)
            t.copy(3, "w9").copy(2, "c1").let(1);
        else
            t.let(1).copy(2, "c1").copy(3, "w9");
        EXPECT_EQ(t.stack(), "0:p9=c1 2:c1=c1*");
        EXPECT_EQ(t.hand(3), "c8 c9 w9");
        EXPECT_EQ(t.turn(), 3);
        EXPECT_EQ(t.waiting(), "0 1 3");
    }
}

TEST(P2, the_first_copy_clockwise_may_lie_beyond_seat_0) {
    Table t(copying().start(2), {"c1 c2", "c3 c4", "p9 c6", "c7 c8"});
    t.play(2, "p9", "c1").copy(0, "c1").copy(1, "c3").copy(3, "c7");
    EXPECT_EQ(t.stack(), "2:p9=c1 3:c7=c1*");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.hand(0), "c1 c2");
}

TEST(P2, a_copy_opens_a_round_of_its_own_and_is_challenged_as_a_whole) {
    Table t = asked(copying());
    t.let(1).copy(2, "c6").let(3);
    EXPECT_REFUSED(t, challenge(0, "number"), "V7");
    t.challenge(0).let(1).let(3);
    EXPECT_EQ(t.won(0), 2);
    EXPECT_EQ(t.turn(), 2);
}

TEST(P2, the_player_of_the_original_may_copy_the_copy_in_its_round) {
    Table t = asked(copying());
    t.let(1).copy(2, "c1").let(3).copy(0, "c2").let(1).let(3);
    EXPECT_EQ(t.stack(), "0:p9=c1 2:c1=c1* 0:c2=c1*");
    EXPECT_EQ(t.turn(), 1);
}

TEST(P2, a_copied_5_brings_its_extras_when_the_round_closes) {
    Table t(copying().with(Variant::change_your_luck), {"c1 c2", "c5 c4", "p5 w1 w2 w3"}, "w7 w8");
    t.play(0, "c1", "c1").all_let().play(1, "c5", "c5").copy(2, "p5", "w2 w1");
    EXPECT_EQ(t.hand(2), "w1 w2 w3 p5");
    t.let(0);
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c5=c5 2:w2+ 2:w1+ 2:p5=c5*");
    EXPECT_EQ(t.hand(2), "w3 w7 w8");
}

TEST(P2, a_copied_last_card_asks_everyone_else) {
    Table t(copying().strict(), {"c1 c2", "c3 c4", "c1"});
    t.play(0, "c1", "c1").let(1).copy_last(2, "c1");
    EXPECT_EQ(t.hand(2), "");
    EXPECT_EQ(t.waiting(), "0 1");
    EXPECT_REFUSED(t, copy(1, "c3"), "S20|V6");
    t.all_let();
    EXPECT_EQ(t.trophies(2), 1);
    EXPECT_EQ(t.hand_size(2), 6);
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(P2, an_answer_is_final) {
    Table t = asked(copying());
    t.let(1).challenge(2, "spice");
    EXPECT_REFUSED(t, challenge(1, "spice"), "P2");
    EXPECT_REFUSED(t, copy(1, "c1"), "P2");
    EXPECT_REFUSED(t, let(1), "P2");
    EXPECT_REFUSED(t, challenge(2, "number"), "P2");
    EXPECT_REFUSED(t, let(2), "P2");
    EXPECT_FALSE(t.legal(2).any());
}

TEST(P2, an_answer_is_checked_in_full_when_it_is_given) {
    Table t = asked(copying());
    EXPECT_REFUSED(t, copy(1, "w9"), "unknown-card");
    EXPECT_REFUSED(t, copy(1, "c1", "c4"), "V4");
    EXPECT_REFUSED(t, copy_last(1, "c1"), "S19");
    EXPECT_REFUSED(t, challenge(1), "S14|S15|M1");
    EXPECT_EQ(t.waiting(), "1 2 3");
    Table no_copies = asked(answers());
    EXPECT_REFUSED(no_copies, copy(1, "c1"), "V6");
    Table extras(copying().with(Variant::change_your_luck), {"c1 c2", "c5 c4", "p5 w1"});
    extras.play(0, "c1", "c1").all_let().play(1, "c5", "c5");
    EXPECT_REFUSED(extras, copy(2, "p5", "w9"), "V4|unknown-card");
    EXPECT_EQ(extras.waiting(), "0 2");
}

TEST(P2, answers_are_unseen_and_void_ones_are_never_shown) {
    Table t = asked(copying());
    t.copy(1, "c1").challenge(2, "spice").let(3);
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(0), Viewer::at_seat(1)}) {
        EXPECT_EQ(t.told<Answered>(viewer).size(), 3u);
        EXPECT_EQ(t.told<Played>(viewer).size(), 1u);
        EXPECT_EQ(t.told<Challenged>(viewer).size(), 1u);
        EXPECT_TRUE(t.told<Declined>(viewer).empty());
    }
}

TEST(P2, a_standing_let_holds_through_passes_until_the_card_is_covered) {
    Table t = asked(answers());
    t.stand(1).let(2).stand(3).pass(1);
    EXPECT_EQ(t.waiting(), "2");
    EXPECT_REFUSED(t, challenge(1, "spice"), "P2");
    EXPECT_REFUSED(t, let(3), "P2");
    t.let(2).pass(2);
    EXPECT_EQ(t.waiting(), "2");
    t.let(2).play(3, "c8", "c8");
    EXPECT_EQ(t.waiting(), "0 1 2");
}

TEST(P2, when_all_stand_the_passes_go_on_without_rounds) {
    Table t = asked(answers());
    t.stand(1).stand(2).stand(3).pass(1).pass(2).pass(3).pass(0);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_REFUSED(t, challenge(1, "spice"), "P2");
}

TEST(P2, a_copy_on_top_ends_a_standing_let) {
    Table t = asked(copying());
    t.stand(1).copy(2, "c1").stand(3);
    EXPECT_EQ(t.waiting(), "0 1 3");
}

TEST(P2, with_copy_cat_an_accepted_last_card_opens_one_more_round) {
    Table t(copying(), {"p9", "c1 c4", "c5 c6", "c7 c8"}, "w1 w2 w3 w4 w5 w6 w7");
    t.play(0, "p9", "c1").all_let();
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.hand(0), "w1 w2 w3 w4 w5 w6");
    EXPECT_EQ(t.waiting(), "1 2 3");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_REFUSED(t, challenge(2, "spice"), "S20|P2");
    EXPECT_TRUE(t.legal(2).challenges.empty());
    t.let(1).copy(2, "c5").let(3);
    EXPECT_EQ(t.stack(), "0:p9=c1 2:c5=c1*");
    EXPECT_EQ(t.turn(), 3);
}

TEST(P2, after_that_round_the_game_goes_on_and_a_pass_asks_again) {
    Table t(copying(), {"p9", "c1 c4", "c5 c6"});
    t.play(0, "p9", "c1").all_let().all_let();
    EXPECT_EQ(t.waiting(), "");
    t.pass(1);
    EXPECT_EQ(t.waiting(), "1 2");
    EXPECT_REFUSED(t, challenge(2, "spice"), "S20|P2");
    t.copy(1, "c1").let(2);
    EXPECT_EQ(t.stack(), "0:p9=c1 1:c1=c1*");
    EXPECT_EQ(t.turn(), 2);
}

TEST(P2, a_standing_let_holds_for_the_round_after_an_accepted_last_card_too) {
    Table t(copying(), {"p9", "c1 c4", "c5 c6", "c7 c8"});
    t.play(0, "p9", "c1").stand(1).let(2).stand(3);
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.waiting(), "2");
    EXPECT_REFUSED(t, copy(1, "c1"), "P2");
    t.let(2);
    EXPECT_EQ(t.waiting(), "");
    Table all(copying(), {"p9", "c1 c4", "c5 c6"});
    all.play(0, "p9", "c1").stand(1).stand(2);
    EXPECT_EQ(all.waiting(), "");
    all.play(1, "c4", "c4");
    EXPECT_EQ(all.waiting(), "0 2");
}

TEST(P2, without_copy_cat_an_accepted_last_card_asks_no_more) {
    Table t(answers(), {"p9", "c1 c4", "c5 c6"});
    t.play(0, "p9", "c1").all_let();
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.waiting(), "");
    t.pass(1);
    EXPECT_EQ(t.waiting(), "");
    t.play(2, "c5", "c5");
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(P2, a_last_card_challenged_in_its_round_follows_the_usual_order) {
    Table t(answers(), {"c1", "c3 c4", "c5 c6"}, "w1 w2 w3 w4 w5 w6 w7 w8");
    t.play(0, "c1", "c1").challenge(2, "spice").challenge(1, "number");
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.hand(1), "c3 c4 w1 w2");
    EXPECT_EQ(t.hand(0), "w3 w4 w5 w6 w7 w8");
    EXPECT_EQ(t.hand(2), "c5 c6");
    EXPECT_EQ(t.turn(), 1);
}

TEST(P2, peeking_between_rounds_opens_none) {
    Table t = asked(answers().strict());
    t.all_let().peek(2);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.hand_size(2), 4);
}

TEST(P2, a_fault_on_an_empty_stack_opens_no_round) {
    Table t(answers().strict(), {"c1 c2", "c3 c4"});
    t.play(0, "c1", "c9");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 1);
}

}  // namespace
}  // namespace scoville::spicy::test

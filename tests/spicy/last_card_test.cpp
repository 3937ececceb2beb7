#include "table.h"

namespace scoville::spicy::test {
namespace {

TEST(S19, a_forgotten_announcement_takes_the_card_back_and_passes) {
    for (const Edition edition : all_editions()) {
        Table t(rules().edition(edition).strict(), {"c1", "c2 c3", "c4"}, "p7 p8");
        t.play(0, "c1", "c1");
        EXPECT_EQ(t.hand(0), "c1 p7");
        EXPECT_EQ(t.stack(), "");
        EXPECT_EQ(t.turn(), 1);
        EXPECT_EQ(t.waiting(), "");
        EXPECT_EQ(t.trophies(0), 0);
        ASSERT_EQ(t.told<TookBack>().size(), 1u);
        EXPECT_EQ(t.told<TookBack>().at(0).why, TakenBack::last_card_unannounced);
    }
}

TEST(S19, an_announced_last_card_stays_on_the_stack) {
    Table t(rules().strict(), {"c1", "c2 c3", "c4"});
    t.play_last(0, "c1", "c1");
    EXPECT_EQ(t.stack(), "0:c1=c1");
    EXPECT_EQ(t.waiting(), "1 2");
    ASSERT_EQ(t.told<Played>().size(), 1u);
    EXPECT_TRUE(t.told<Played>().at(0).last);
}

TEST(S19, assisted_manners_announce_it_for_you) {
    for (const bool announced : {false, true}) {
        Table t(rules(), {"c1", "c2 c3", "c4"});
        announced ? t.play_last(0, "c1", "c1") : t.play(0, "c1", "c1");
        EXPECT_EQ(t.stack(), "0:c1=c1");
        EXPECT_EQ(t.waiting(), "1 2");
        EXPECT_TRUE(t.told<Played>().at(0).last);
    }
}

TEST(S19, announcing_a_last_card_that_is_not_one_is_refused_in_both_manners) {
    for (const Rules& manners : {rules(), rules().strict()}) {
        Table t(manners, {"c1 c2", "c2 c3"});
        EXPECT_REFUSED(t, play_last(0, "c1", "c1"), "S19");
        t.play(0, "c1", "c1");
        EXPECT_FALSE(t.told<Played>().at(0).last);
    }
}

TEST(S19, beside_a_total_wild_a_spice_card_is_not_the_last) {
    Table t(sweet().strict(), {"c1 xx", "c2 c3"});
    EXPECT_REFUSED(t, play_last(0, "c1", "c1"), "S19");
    t.play(0, "c1", "c1");
    EXPECT_EQ(t.hand(0), "xx");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S19, on_a_total_wild_the_announcement_is_allowed_and_ignored) {
    for (const Rules& manners : {sweet(), sweet().strict()}) {
        for (const bool announced : {false, true}) {
            Table t(manners, {"xx", "c2 c3"}, "p1 p2 p3 p4 p5 p6");
            announced ? t.play_last(0, "xx", "c1") : t.play(0, "xx", "c1");
            EXPECT_EQ(t.hand(0), "p1 p2 p3 p4 p5");
            EXPECT_EQ(t.turn(), 1);
            EXPECT_FALSE(t.told<Played>().at(0).last);
        }
        Table early(manners, {"xx c5", "c2 c3"});
        early.play_last(0, "xx", "c1");
        EXPECT_EQ(early.stack(), "0:xx=c1");
        EXPECT_EQ(early.turn(), 1);
    }
}

TEST(S19, a_copy_unannounced_in_the_copiers_own_turn_is_a_pass) {
    Table t(rules().strict().with(Variant::copy_cat), {"c1 c2", "c1", "c4 c5"}, "p7 p8");
    t.play(0, "c1", "c1").peek(0).copy(1, "c1");
    EXPECT_EQ(t.hand(1), "c1 p8");
    EXPECT_EQ(t.stack(), "0:c1=c1");
    EXPECT_EQ(t.turn(), 2);
    EXPECT_TRUE(t.told<TookBack>().at(0).copy);
    t.peek(0);
}

TEST(S19, a_copy_unannounced_out_of_turn_leaves_the_turn_where_it_was) {
    Table t(rules().strict().with(Variant::copy_cat), {"c1 c2", "c8 c9", "c1"}, "p7 p8 p9");
    t.play(0, "c1", "c1").peek(0).copy(2, "c1");
    EXPECT_EQ(t.hand(2), "c1 p8");
    EXPECT_EQ(t.stack(), "0:c1=c1");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_REFUSED(t, peek(0), "S12");
    t.play(1, "c8", "c8");
}

TEST(S19, a_copy_unannounced_in_a_round_costs_a_card_and_counts_as_a_let) {
    Table t(rules().strict().answers().with(Variant::copy_cat), {"c1 c2", "c1", "c4 c5"}, "p7 p8");
    t.play(0, "c1", "c1").copy(1, "c1");
    EXPECT_EQ(t.hand(1), "c1 p7");
    EXPECT_EQ(t.waiting(), "2");
    EXPECT_REFUSED(t, challenge(1, "number"), "P2");
    t.let(2);
    EXPECT_EQ(t.stack(), "0:c1=c1");
    EXPECT_EQ(t.turn(), 1);
    t.pass(1);
    EXPECT_EQ(t.waiting(), "1 2");
}

TEST(S19, the_last_unannounced_copy_of_a_round_closes_it) {
    Table t(rules().strict().answers().with(Variant::copy_cat), {"p9 c2", "c3 c8", "c1"}, "p7 p8 p10");
    t.play(0, "p9", "c1").challenge(1, "number").copy(2, "c1");
    EXPECT_EQ(t.hand(2), "c1 p7");
    EXPECT_EQ(t.won(1), 1);
    EXPECT_EQ(t.hand(0), "c2 p8 p10");
}

TEST(S19, a_copy_announced_falsely_is_refused_in_both_manners) {
    for (const Rules& manners : {rules(), rules().strict()}) {
        Table t(manners.with(Variant::copy_cat), {"c1 c2", "c1 c5", "c4 c5"});
        t.play(0, "c1", "c1");
        EXPECT_REFUSED(t, copy_last(1, "c1"), "S19");
    }
}

TEST(S20, after_a_last_card_nobody_plays_or_passes_until_all_have_declined) {
    Table t(rules(), {"c1", "c2 c3", "c4 c5"}, "p1 p2 p3 p4 p5 p6");
    t.play(0, "c1", "c1");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.waiting(), "1 2");
    EXPECT_REFUSED(t, play(1, "c2", "c2"), "S20");
    EXPECT_REFUSED(t, pass(1), "S20");
    t.let(1);
    EXPECT_EQ(t.waiting(), "2");
    EXPECT_REFUSED(t, play(1, "c2", "c2"), "S20");
    EXPECT_REFUSED(t, pass(1), "S20");
    t.let(2).play(1, "c2", "c2");
    EXPECT_EQ(t.turn(), 2);
}

TEST(S20, in_live_pace_one_who_declined_may_still_challenge) {
    Table t(rules(), {"p9", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").let(1).challenge(1, "spice");
    EXPECT_EQ(t.won(1), 1);
    EXPECT_EQ(t.trophies(0), 0);
    EXPECT_EQ(t.waiting(), "");
}

TEST(S20, in_everyone_answers_an_answer_is_final) {
    Table t(rules().answers(), {"p9", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").let(1);
    EXPECT_REFUSED(t, challenge(1, "spice"), "P2|S20");
    EXPECT_REFUSED(t, let(1), "P2|S20");
    t.challenge(2, "spice");
    EXPECT_EQ(t.won(2), 1);
}

TEST(S20, once_all_have_declined_the_card_can_no_longer_be_challenged) {
    Table live(rules(), {"p9", "c2 c3", "c4 c5"});
    live.play(0, "p9", "c1").let(2).let(1);
    for (const int seat : {1, 2}) EXPECT_REFUSED(live, challenge(seat, "spice"), "S20");
    live.pass(1);
    EXPECT_REFUSED(live, challenge(2, "spice"), "S20");
    Table answers(rules().answers(), {"p9", "c2 c3", "c4 c5"});
    answers.play(0, "p9", "c1").let(2).let(1);
    for (const int seat : {1, 2}) EXPECT_REFUSED(answers, challenge(seat, "spice"), "S20|P2");
    answers.pass(1);
    EXPECT_EQ(answers.waiting(), "");
    EXPECT_REFUSED(answers, challenge(2, "spice"), "S20|P2");
}

TEST(S20, the_next_card_on_it_can_be_challenged_again) {
    Table t(rules(), {"p9", "p8 c3", "c4 c5"});
    t.play(0, "p9", "c1").let(1).let(2).play(1, "p8", "c2").challenge(2, "spice");
    EXPECT_EQ(t.won(2), 2);
}

TEST(S20, a_challenge_need_not_wait_for_the_others) {
    Table t(rules(), {"p9", "c2 c3", "c4 c5", "c6 c7"});
    t.play(0, "p9", "c1").challenge(3, "spice");
    EXPECT_EQ(t.won(3), 1);
    EXPECT_EQ(t.turn(), 0);
}

TEST(S20, with_two_players_the_one_answer_decides) {
    Table t(rules(), {"p9", "c2 c3"});
    t.play(0, "p9", "c1");
    EXPECT_EQ(t.waiting(), "1");
    t.let(1);
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.turn(), 1);
}

TEST(S21, an_unchallenged_last_card_earns_a_trophy_even_as_a_lie) {
    Table t(rules(), {"p9", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").let(1);
    EXPECT_EQ(t.trophies(0), 0);
    t.let(2);
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.state.trophies_left, 2);
    EXPECT_EQ(t.told<TrophyWon>().size(), 1u);
}

TEST(S21, its_stack_stays_and_the_next_player_plays_on_it) {
    Table t(rules().start(1), {"p9", "c1 c3", "c4 c5"});
    t.play(1, "c1", "c1").play(2, "c4", "c4").play(0, "p9", "c7").let(1).let(2);
    EXPECT_EQ(t.stack(), "1:c1=c1 2:c4=c4 0:p9=c7");
    EXPECT_EQ(t.won(0), 0);
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.may_declare(1), "c8 c9 c10");
}

TEST(S21, a_last_card_that_wins_its_challenge_earns_trophy_and_stack) {
    Table t(rules().start(1), {"c7", "c1 c3", "c4 c5"});
    t.play(1, "c1", "c1").play(2, "c4", "c4").play(0, "c7", "c7").let(2).challenge(1, "number");
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.won(0), 3);
    EXPECT_EQ(t.stack(), "");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S22, a_last_card_that_loses_its_challenge_is_an_ordinary_loss) {
    Table t(rules(), {"p9", "c2 c3", "c4 c5"}, "w1 w2 w3 w4");
    t.play(0, "p9", "c1").challenge(2, "number");
    EXPECT_EQ(t.trophies(0), 0);
    EXPECT_EQ(t.state.trophies_left, 3);
    EXPECT_EQ(t.hand(0), "w1 w2");
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.waiting(), "");
}

TEST(S23, the_owner_of_a_trophy_draws_a_new_hand) {
    Table classic_hand(rules(), {"c1", "c2 c3"}, "w1 w2 w3 w4 w5 w6 w7");
    classic_hand.play(0, "c1", "c1").let(1);
    EXPECT_EQ(classic_hand.hand(0), "w1 w2 w3 w4 w5 w6");
    Table sweet_hand(sweet(), {"c1", "c2 c3"}, "l1 l2 l3 l4 l5 l6 l7");
    sweet_hand.play(0, "c1", "c1").let(1);
    EXPECT_EQ(sweet_hand.hand(0), "l1 l2 l3 l4 l5");
}

TEST(S23, when_a_last_card_wins_the_loser_draws_first_and_then_starts) {
    Table t(rules(), {"c1", "c2 c3", "c4 c5"}, "w1 w2 w3 w4 w5 w6 w7 w8 w9");
    t.play(0, "c1", "c1").challenge(2, "spice");
    EXPECT_EQ(t.hand(2), "c4 c5 w1 w2");
    EXPECT_EQ(t.hand(0), "w3 w4 w5 w6 w7 w8");
    EXPECT_EQ(t.turn(), 2);
    EXPECT_LT(t.place_of<StackWon>(), t.place_of<TrophyWon>());
    EXPECT_LT(t.place_of<TrophyWon>(), t.place_of<Drew>());
}

TEST(S23, in_2022_the_losers_choice_comes_before_the_owners_new_hand) {
    for (const bool take : {true, false}) {
        Table t(sweet(), {"c1", "c2 c3", "c4 c5"}, "l1 l2 l3 l4 l5 l6 l7 l8 l9");
        t.play(0, "c1", "c1").challenge(2, "spice");
        EXPECT_EQ(t.hand(2), "c4 c5 l1 l2");
        EXPECT_EQ(t.hand(0), "");
        EXPECT_EQ(t.trophies(0), 1);
        EXPECT_EQ(t.waiting(), "2");
        t.total_wild(2, take);
        EXPECT_EQ(t.hand(2), take ? "c4 c5 l1 l2 xx" : "c4 c5 l1 l2");
        EXPECT_EQ(t.hand(0), "l3 l4 l5 l6 l7");
        EXPECT_EQ(t.turn(), 2);
        EXPECT_EQ(t.waiting(), "");
    }
}

TEST(S23, the_new_hand_of_an_unchallenged_last_card_comes_before_the_next_turn) {
    Table t(rules(), {"c1", "c2 c3"}, "w1 w2 w3 w4 w5 w6 w7");
    t.play(0, "c1", "c1").let(1).pass(1);
    EXPECT_EQ(t.hand(0), "w1 w2 w3 w4 w5 w6");
    EXPECT_EQ(t.hand(1), "c2 c3 w7");
}

}  // namespace
}  // namespace scoville::spicy::test

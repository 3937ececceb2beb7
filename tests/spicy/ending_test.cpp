#include "table.h"

namespace scoville::spicy::test {
namespace {

TEST(S24, the_second_trophy_of_a_player_ends_the_game_at_once) {
    Table t(rules(), {"c1", "c2 c3"});
    t.owns_trophy(0).play(0, "c1", "c1");
    const int cards = t.draw();
    t.let(1);
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.reason(), EndReason::trophies_won);
    EXPECT_EQ(t.hand_size(0), 0);
    EXPECT_EQ(t.draw(), cards);
    EXPECT_EQ(t.winners(), "0");
}

TEST(S24, a_second_trophy_by_challenge_takes_the_stack_and_nobody_draws) {
    Table t(rules(), {"c1", "c2 c3"});
    t.owns_trophy(0).play(0, "c1", "c1").challenge(1, "number");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.won(0), 1);
    EXPECT_EQ(t.stack(), "");
    EXPECT_EQ(t.hand_size(0), 0);
    EXPECT_EQ(t.hand_size(1), 2);
    EXPECT_EQ(t.reason(), EndReason::trophies_won);
}

TEST(S24, in_2022_a_game_won_by_trophies_asks_for_no_total_wild) {
    Table t(sweet(), {"c1", "c2 c3"});
    t.owns_trophy(0).play(0, "c1", "c1").challenge(1, "number");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.hand_size(1), 2);
}

TEST(S24, two_trophies_won_in_one_game_from_the_deal_on) {
    Table t(rules(), {"c1", "c2 c3"}, "w2 w3 w4 w5 w6 w7");
    t.play(0, "c1", "w1").let(1);
    for (const std::string_view said : {"w2", "w3", "w4", "w5", "w6"}) t.pass(1).play(0, said, said);
    t.pass(1).play(0, "w7", "w7");
    EXPECT_EQ(t.waiting(), "1");
    t.let(1);
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.trophies(0), 2);
    EXPECT_EQ(t.winners(), "0");
    EXPECT_EQ(t.state.stack_size, 7);
}

TEST(S24, the_third_trophy_taken_ends_the_game_at_once) {
    Table t(rules(), {"c1", "c2", "c3", "c4 c5"});
    t.play(0, "c1", "c1").all_let().play(1, "c2", "c2").all_let();
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.state.trophies_left, 1);
    t.play(2, "c3", "c3");
    const int cards = t.draw();
    t.all_let();
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.reason(), EndReason::trophies_gone);
    EXPECT_EQ(t.hand_size(2), 0);
    EXPECT_EQ(t.draw(), cards);
    EXPECT_EQ(t.points(0), 10 - 6);
    EXPECT_EQ(t.points(2), 10);
    EXPECT_EQ(t.winners(), "2");
}

TEST(S24, the_third_trophy_by_challenge_is_paid_before_the_end) {
    Table t(rules(), {"c1", "c2 c3", "c4 c5"});
    t.owns_trophy(1).owns_trophy(2).play(0, "c1", "c1").challenge(1, "spice");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.won(0), 1);
    EXPECT_EQ(t.hand_size(1), 2);
    EXPECT_EQ(t.points(0), 11);
}

TEST(S24, a_first_and_second_trophy_of_different_players_do_not_end_it) {
    Table t(rules(), {"c1", "c2", "c3 c4"});
    t.play(0, "c1", "c1").all_let().play(1, "c2", "c2").all_let();
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.turn(), 2);
}

TEST(S24, once_over_everything_is_refused) {
    Table t(sweet().strict().above(1), {"c1 c2", "c3 c4"});
    t.play(0, "c1", "c1").pass(1);
    ASSERT_TRUE(t.over());
    for (const int seat : {0, 1}) {
        EXPECT_REFUSED(t, play(seat, "c2", "c2"), "game-over");
        EXPECT_REFUSED(t, pass(seat), "game-over");
        EXPECT_REFUSED(t, challenge(seat, "number"), "game-over");
        EXPECT_REFUSED(t, copy(seat, "c2"), "game-over");
        EXPECT_REFUSED(t, let(seat), "game-over");
        EXPECT_REFUSED(t, peek(seat), "game-over");
        EXPECT_REFUSED(t, total_wild(seat, true), "game-over");
        EXPECT_FALSE(t.legal(seat).any());
    }
}

// Ended by the end card, which was not drawn: only the cards below it are left.
void expect_end_card(const Table& t, int below) {
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.reason(), EndReason::end_card);
    EXPECT_EQ(t.above(), 0);
    EXPECT_EQ(t.draw(), below);
    EXPECT_EQ(t.waiting(), "");
    const auto told = t.told<GameOver>();
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told.at(0).reason, EndReason::end_card);
}

TEST(S25, a_pass_that_draws_the_last_card_above_ends_the_game) {
    Table t(rules().above(2), {"c1", "c2"}, "p7 p8 p9");
    t.pass(0);
    EXPECT_FALSE(t.over());
    t.pass(1);
    expect_end_card(t, 96);
    EXPECT_EQ(t.hand(1), "c2 p8");
}

TEST(S25, stops_in_the_middle_of_a_draw_of_two) {
    Table t(rules().above(1), {"p9 c1", "c2 c3"}, "w7 w8");
    t.play(0, "p9", "c1").challenge(1, "spice");
    expect_end_card(t, 95);
    EXPECT_EQ(t.hand(0), "c1 w7");
    EXPECT_EQ(t.won(1), 1);
}

TEST(S25, ends_after_a_full_draw_of_two_though_no_more_is_due) {
    Table t(rules().above(2), {"p9 c1", "c2 c3"}, "w7 w8");
    t.play(0, "p9", "c1").challenge(1, "spice");
    expect_end_card(t, 94);
    EXPECT_EQ(t.hand(0), "c1 w7 w8");
}

TEST(S25, three_above_survive_a_draw_of_two) {
    Table t(rules().above(3), {"p9 c1", "c2 c3"}, "w7 w8");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.above(), 1);
}

TEST(S25, stops_in_the_middle_of_a_new_hand_of_six) {
    for (const int above : {1, 3, 6}) {
        Table t(rules().above(above), {"c1", "c2 c3"});
        t.play(0, "c1", "c1").let(1);
        expect_end_card(t, 97 - above);
        EXPECT_EQ(t.hand_size(0), above);
        EXPECT_EQ(t.trophies(0), 1);
    }
    Table t(rules().above(7), {"c1", "c2 c3"});
    t.play(0, "c1", "c1").let(1);
    EXPECT_FALSE(t.over());
}

TEST(S25, stops_in_the_middle_of_a_new_hand_of_five) {
    for (const int above : {1, 4, 5}) {
        Table t(sweet().above(above), {"c1", "c2 c3"});
        t.play(0, "c1", "c1").let(1);
        expect_end_card(t, 97 - above);
        EXPECT_EQ(t.hand_size(0), above);
    }
    Table t(sweet().above(6), {"c1", "c2 c3"});
    t.play(0, "c1", "c1").let(1);
    EXPECT_FALSE(t.over());
}

TEST(S25, stops_in_the_middle_of_the_five_for_a_last_total_wild) {
    for (const int above : {2, 5}) {
        Table t(sweet().above(above), {"xx", "c2 c3"});
        t.play(0, "xx", "c1");
        expect_end_card(t, 98 - above);
        EXPECT_EQ(t.hand_size(0), above);
    }
}

TEST(S25, the_loser_of_a_challenged_last_card_may_use_up_the_deck) {
    for (const int above : {1, 2}) {
        Table t(rules().above(above), {"c1", "c2 c3"});
        t.play(0, "c1", "c1").challenge(1, "number");
        expect_end_card(t, 97 - above);
        EXPECT_EQ(t.hand_size(1), 2 + above);
        EXPECT_EQ(t.hand_size(0), 0);
        EXPECT_EQ(t.trophies(0), 1);
        EXPECT_EQ(t.won(0), 1);
    }
    Table t(rules().above(3), {"c1", "c2 c3"});
    t.play(0, "c1", "c1").challenge(1, "number");
    expect_end_card(t, 94);
    EXPECT_EQ(t.hand_size(1), 4);
    EXPECT_EQ(t.hand_size(0), 1);
}

TEST(S25, stops_in_the_middle_of_a_redraw_of_extras) {
    for (const int above : {1, 2}) {
        Table t(rules().with(Variant::change_your_luck).above(above), {"c1 c9", "c5 w1 w2 w3", "c4"},
                "p7 p8");
        t.play(0, "c1", "c1").play(1, "c5", "c5", "w1 w2");
        expect_end_card(t, 93 - above);
        EXPECT_EQ(t.hand_size(1), 1 + above);
        EXPECT_EQ(t.stack(), "0:c1=c1 1:w1+ 1:w2+ 1:c5=c5");
    }
}

TEST(S25, a_peek_can_end_the_game) {
    Table t(rules().strict().above(1), {"c1 c2", "c3 c4"}, "p7");
    t.play(0, "c1", "c1").peek(0);
    expect_end_card(t, 95);
    EXPECT_EQ(t.hand(0), "c2 p7");
}

TEST(S25, the_card_of_an_invalid_declaration_can_end_the_game) {
    Table t(rules().strict().above(1), {"c1 c2", "c3 c4"}, "p7");
    t.play(0, "c1", "c9");
    expect_end_card(t, 95);
    EXPECT_EQ(t.hand(0), "c1 c2 p7");
}

TEST(S25, the_card_of_a_forgotten_announcement_can_end_the_game) {
    Table t(rules().strict().above(1), {"c1", "c3 c4"}, "p7");
    t.play(0, "c1", "c1");
    expect_end_card(t, 96);
    EXPECT_EQ(t.hand(0), "c1 p7");
    EXPECT_EQ(t.stack(), "");
}

TEST(S25, a_copy_unannounced_in_a_round_can_end_the_game_and_voids_the_answers) {
    Table t(rules().strict().answers().with(Variant::copy_cat).above(1), {"p9 c2", "c3 c8", "c1"}, "p7");
    t.play(0, "p9", "c1").challenge(1, "number").copy(2, "c1");
    expect_end_card(t, 94);
    EXPECT_EQ(t.hand(2), "c1 p7");
    EXPECT_EQ(t.won(1), 0);
    EXPECT_EQ(t.stack(), "0:p9=c1");
    EXPECT_TRUE(t.told<Challenged>().empty());
}

TEST(S25, a_pass_that_ends_the_game_opens_no_round) {
    Table t(rules().answers().above(1), {"c1 c2", "c3 c4"}, "p7");
    t.play(0, "c1", "c1").let(1).pass(1);
    expect_end_card(t, 95);
}

TEST(S25, an_unclaimed_stack_is_nobodys) {
    Table t(rules().with(Variant::spice_raider).above(1), {"c1 c2", "c3 c4"});
    t.play(0, "c1", "c1").play(1, "c4", "c4").pass(0);
    expect_end_card(t, 95);
    EXPECT_EQ(t.stack(), "0:c1=c1 1:c4=c4");
    EXPECT_EQ(t.points(0), -2);
    EXPECT_EQ(t.points(1), -1);
    EXPECT_EQ(t.winners(), "1");
}

TEST(S26, two_trophies_win_alone_whatever_the_points) {
    Table t(rules(), {"c1", "c2 c3", "c4 c5"});
    t.state.won[1].spice = 60;
    t.owns_trophy(0).owns_trophy(2).play(0, "c1", "c1").let(1).let(2);
    ASSERT_TRUE(t.over());
    EXPECT_EQ(t.winners(), "0");
    EXPECT_EQ(t.points(0), 20);
    EXPECT_EQ(t.points(1), 58);
}

TEST(S27, example_of_the_rulebook_2020) {
    Table t(rules().above(1), {"c1 c2 c3", "c4 c5"});
    t.owns_trophy(0).state.won[0].spice = 24;
    t.pass(0);
    ASSERT_TRUE(t.over());
    EXPECT_EQ(t.hand_size(0), 4);
    EXPECT_EQ(t.points(0), 10 + 24 - 4);
}

TEST(S27, example_of_the_rulebook_2022) {
    Table t(sweet().above(1), {"c1 c2 c3", "c4 c5"});
    t.owns_trophy(0).state.won[0] = {.spice = 24, .total = 2};
    t.pass(0);
    ASSERT_TRUE(t.over());
    EXPECT_EQ(t.points(0), 10 + 10 + 24 - 4);
}

TEST(S27, most_points_win) {
    Table t(rules().above(1), {"c1", "c4 c5", "c6 c7"});
    t.state.won[2].spice = 3;
    t.pass(0);
    EXPECT_EQ(t.points(0), -2);
    EXPECT_EQ(t.points(1), -2);
    EXPECT_EQ(t.points(2), 1);
    EXPECT_EQ(t.winners(), "2");
}

TEST(S27, ties_share_the_win) {
    Table t(rules().above(1), {"c1", "c4 c5", "c6 c7 c8"});
    t.pass(0);
    EXPECT_EQ(t.winners(), "0 1");
    const View seen = see(t.state, Viewer::spectator(), Finished::open);
    EXPECT_EQ(text(seen.winners), "0 1");
    EXPECT_EQ(seen.scores[0], -2);
    EXPECT_EQ(seen.scores[2], -3);
}

TEST(S27, a_trophy_is_worth_ten_and_wilds_in_hand_cost_one) {
    Table t(rules().above(1), {"xs xn", "c4 c5"}, "c9");
    t.owns_trophy(1).pass(0);
    EXPECT_EQ(t.points(0), -3);
    EXPECT_EQ(t.points(1), 8);
}

TEST(S25, stops_in_the_middle_of_a_redraw_for_a_copied_5) {
    for (const Rules& pace : {rules(), rules().answers()}) {
        Table t(pace.with({Variant::change_your_luck, Variant::copy_cat}).above(1),
                {"c1 c9", "c5 w1", "p5 w2 w3 w4"});
        t.play(0, "c1", "c1").all_let().play(1, "c5", "c5").copy(2, "p5", "w2 w3").all_let();
        expect_end_card(t, 91);
        EXPECT_EQ(t.stack(), "0:c1=c1 1:c5=c5 2:w2+ 2:w3+ 2:p5=c5*");
        EXPECT_EQ(t.hand_size(2), 2);
    }
}

TEST(S25, a_last_card_on_the_stack_when_the_deck_runs_out_earns_nothing) {
    Table t(rules().strict().answers().with(Variant::copy_cat).above(1), {"c1 c9", "c2 c3", "c4"});
    t.play(0, "c1", "c1").let(1).copy(2, "c4");
    expect_end_card(t, 94);
    EXPECT_EQ(t.trophies(2), 0);
    EXPECT_EQ(t.hand_size(2), 2);
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

TEST(P1, live_is_the_default) { EXPECT_FALSE(Options{}.everyone_answers); }

TEST(P1, reactions_are_open_to_all_the_whole_time) {
    Table t(rules().with(Variant::copy_cat), {"c1 c2", "c3 c4", "c5 c6", "c7 c8"});
    t.play(0, "c1", "c1");
    for (int passes = 0; passes < 3; ++passes) {
        EXPECT_EQ(t.waiting(), "");
        for (const int seat : {1, 2, 3}) {
            EXPECT_EQ(t.legal(seat).challenges.size(), 2);
            EXPECT_FALSE(t.legal(seat).copies.empty());
        }
        t.pass(t.turn());
    }
}

TEST(P1, the_first_challenge_accepted_counts) {
    Table t(rules(), {"p9 c2", "c3 c4", "c5 c6"});
    t.play(0, "p9", "c1").challenge(2, "spice");
    EXPECT_REFUSED(t, challenge(1, "spice"), "S13");
    EXPECT_EQ(t.won(2), 1);
    EXPECT_EQ(t.won(1), 0);
}

TEST(P1, the_first_reaction_accepted_counts_copy_or_challenge) {
    Table copied(rules().with(Variant::copy_cat), {"p9 c2", "c1 c4", "c5 c6"});
    copied.play(0, "p9", "c1").copy(1, "c1");
    EXPECT_REFUSED(copied, challenge(2, "spice"), "V7");
    Table challenged(rules().with(Variant::copy_cat), {"p9 c2", "c1 c4", "c5 c6"});
    challenged.play(0, "p9", "c1").challenge(2, "spice");
    EXPECT_REFUSED(challenged, copy(1, "c1"), "V6");
}

TEST(P1, a_let_is_allowed_where_nothing_waits_and_does_nothing) {
    Table t(rules(), {"c1 c2", "c3 c4", "c5 c6"});
    for (const int seat : {0, 1, 2}) {
        const State before = t.state;
        t.let(seat);
        EXPECT_EQ(t.state, before);
    }
    t.play(0, "c1", "c1");
    for (const int seat : {0, 1, 2}) {
        const State before = t.state;
        t.let(seat).stand(seat);
        EXPECT_EQ(t.state, before);
    }
    t.challenge(1, "number");
    EXPECT_EQ(t.won(0), 1);
}

TEST(P1, during_a_wait_a_let_comes_only_from_seats_that_are_asked) {
    Table t(rules(), {"c1", "c3 c4", "c5 c6"});
    t.play(0, "c1", "c1");
    EXPECT_REFUSED(t, let(0), "S20");
    t.let(1);
    EXPECT_REFUSED(t, let(1), "S20");
    t.let(2).let(1).let(0);
    EXPECT_EQ(t.turn(), 1);
}

TEST(P1, during_a_total_wild_choice_nobody_lets) {
    Table t(sweet(), {"p9 c1", "c3 c4"});
    t.play(0, "p9", "c1").challenge(1, "spice");
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, let(seat), "W6");
}

TEST(P1, a_standing_let_on_a_last_card_declines_it_once) {
    Table t(rules(), {"c1", "c3 c4", "c5 c6"});
    t.play(0, "c1", "c1").stand(1).stand(2);
    EXPECT_EQ(t.trophies(0), 1);
    t.play(1, "c3", "c3").challenge(2, "number");
    EXPECT_EQ(t.won(1), 2);
}

TEST(P3, on_a_turn_the_safe_move_is_a_pass) {
    Table t(rules().with(Variant::change_your_luck), {"c1 c2", "c3 c4"}, "p7");
    EXPECT_EQ(safe_action(t.legal(0)), Action::pass());
    t.act(0, safe_action(t.legal(0)));
    EXPECT_EQ(t.hand(0), "c1 c2 p7");
}

TEST(P3, on_a_turn_over_a_copyable_card_it_is_still_a_pass) {
    Table t(rules().with(Variant::copy_cat), {"c1 c2", "c3 c4"});
    t.play(0, "c1", "c1");
    EXPECT_EQ(safe_action(t.legal(1)), Action::pass());
}

TEST(P3, asked_for_an_answer_it_is_a_let) {
    Table last(rules(), {"c1", "c3 c4", "c5 c6"});
    last.play(0, "c1", "c1");
    for (const int seat : {1, 2}) last.act(seat, safe_action(last.legal(seat)));
    EXPECT_EQ(last.trophies(0), 1);
    Table round(rules().answers().with(Variant::copy_cat), {"p9 c1", "c3 c4", "c5 c6"});
    round.play(0, "p9", "c1");
    for (const int seat : {1, 2}) {
        EXPECT_EQ(safe_action(round.legal(seat)), Action::let());
        round.act(seat, safe_action(round.legal(seat)));
    }
    EXPECT_EQ(round.stack(), "0:p9=c1");
    EXPECT_EQ(round.turn(), 1);
}

TEST(P3, asked_for_a_choice_it_declines_the_total_wild) {
    Table t(sweet(), {"p9 c1", "c3 c4"});
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_EQ(safe_action(t.legal(0)), Action::choose_total_wild(false));
    t.act(0, safe_action(t.legal(0)));
    EXPECT_EQ(t.state.hands[0].count(total_wild), 0);
    EXPECT_EQ(t.turn(), 0);
}

TEST(P3, the_safe_move_does_not_depend_on_the_hand) {
    for (const std::string_view hand : {"c2 c3", "xs xn", "w9 w10"}) {
        Table t(rules().answers(), {"p9 c1", hand, "c5 c6"});
        t.play(0, "p9", "c1");
        EXPECT_EQ(safe_action(t.legal(1)), Action::let());
        t.all_let();
        EXPECT_EQ(safe_action(t.legal(1)), Action::pass());
    }
}

TEST(P3, safe_moves_alone_bring_a_game_to_its_end) {
    for (const Rules& table : {rules(), rules().answers().with(Variant::copy_cat), sweet().strict()}) {
        Table t(table.above(9), {"c1", "c3 c4", "c5 c6"});
        t.play_last(0, "c1", "c1");
        for (int steps = 0; !t.over() && steps < 100; ++steps) {
            const int seat = t.state.waiting.empty() ? t.turn() : t.state.waiting.lowest();
            t.act(seat, safe_action(t.legal(seat)));
        }
        EXPECT_TRUE(t.over());
        EXPECT_EQ(t.trophies(0), 1);
    }
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

Rules luck() { return rules().with(Variant::change_your_luck); }
Rules turn_up() { return rules().with(Variant::turn_it_up); }

// Seat 1 to move on c1.
Table before_a_5(const Rules& rules, std::string_view hand = "p5 w2 xn p9") {
    Table t(rules, {"c1 c8 c9", hand, "c6 w3 w4"}, "w7 w8 w9");
    t.play(0, "c1", "c1");
    return t;
}

TEST(V4, extras_go_under_the_5_in_listed_order_and_as_many_are_drawn) {
    Table t = before_a_5(luck());
    t.play(1, "p5", "c5", "xn w2");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:xn+ 1:w2+ 1:p5=c5");
    EXPECT_EQ(t.hand(1), "w7 w8 p9");
    EXPECT_EQ(t.turn(), 2);
    Table other_order = before_a_5(luck());
    other_order.play(1, "p5", "c5", "w2 xn");
    EXPECT_EQ(other_order.stack(), "0:c1=c1 1:w2+ 1:xn+ 1:p5=c5");
}

TEST(V4, one_extra_or_none_will_do) {
    Table one = before_a_5(luck());
    one.play(1, "p5", "c5", "w2");
    EXPECT_EQ(one.stack(), "0:c1=c1 1:w2+ 1:p5=c5");
    EXPECT_EQ(one.hand(1), "w7 p9 xn");
    Table none = before_a_5(luck());
    none.play(1, "p5", "c5");
    EXPECT_EQ(none.stack(), "0:c1=c1 1:p5=c5");
    EXPECT_EQ(none.hand(1), "w2 p9 xn");
}

TEST(V4, extras_are_not_part_of_a_challenge_but_of_the_stack) {
    Table right = before_a_5(luck(), "c5 w2 p9 p10");
    right.play(1, "c5", "c5", "w2 p9").challenge(2, "spice");
    EXPECT_EQ(right.won(1), 4);
    Table wrong = before_a_5(luck(), "p5 c2 c3 p10");
    wrong.play(1, "p5", "c5", "c2 c3").challenge(2, "spice");
    EXPECT_EQ(wrong.won(2), 4);
    ASSERT_EQ(wrong.told<Revealed>().size(), 1u);
    EXPECT_EQ(wrong.told<Revealed>().at(0).card, card("p5", wrong.box()));
}

TEST(V4, the_declaration_counts_not_the_card) {
    Table t = before_a_5(luck());
    t.play(1, "p9", "c5", "w2");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:w2+ 1:p9=c5");
    Table real_5 = before_a_5(luck());
    EXPECT_REFUSED(real_5, play(1, "p5", "c6", "w2"), "V4");
}

TEST(V4, extras_must_be_other_cards_of_the_hand) {
    Table t = before_a_5(luck());
    EXPECT_REFUSED(t, play(1, "p5", "c5", "p5"), "V4|unknown-card");
    EXPECT_REFUSED(t, play(1, "p5", "c5", "w2 w2"), "V4|unknown-card");
    EXPECT_REFUSED(t, play(1, "p5", "c5", "c8"), "V4|unknown-card");
    Table twice = before_a_5(luck(), "p5 p5 p5 c2");
    twice.play(1, "p5", "c5", "p5 p5");
    EXPECT_EQ(twice.hand(1), "c2 w7 w8");
}

TEST(V4, a_5_with_extras_is_never_a_last_card) {
    Table t = before_a_5(luck(), "p5 w2");
    EXPECT_REFUSED(t, play_last(1, "p5", "c5", "w2"), "S19");
    t.play(1, "p5", "c5", "w2");
    EXPECT_EQ(t.hand(1), "w7");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 2);
    Table three = before_a_5(luck().strict(), "p5 w2 xs");
    three.play(1, "p5", "c5", "w2 xs");
    EXPECT_EQ(three.hand(1), "w7 w8");
    EXPECT_EQ(three.waiting(), "");
    EXPECT_EQ(three.trophies(1), 0);
}

TEST(V4, a_5_that_was_the_only_hand_card_is_a_last_card) {
    Table t = before_a_5(luck(), "p5");
    EXPECT_REFUSED(t, play(1, "p5", "c5", "p5"), "V4|unknown-card");
    t.play(1, "p5", "c5");
    EXPECT_EQ(t.waiting(), "0 2");
    EXPECT_EQ(t.hand(1), "");
}

TEST(V4, extras_are_redrawn_before_anyone_can_react) {
    Table t = before_a_5(luck());
    t.play(1, "p5", "c5", "w2 xn").challenge(0, "spice");
    const auto drawn = t.told<Drew>(Viewer::everything());
    ASSERT_EQ(drawn.size(), 2u);
    EXPECT_EQ(drawn.at(0).seat, 1);
    EXPECT_EQ(drawn.at(0).count, 2);
    EXPECT_LT(t.place_of<Drew>(), t.place_of<Challenged>());
}

TEST(V4, an_extra_is_never_declared_anything) {
    Table t = before_a_5(luck());
    t.play(1, "p5", "c5", "w2 xn");
    const View seen = see(t.state, Viewer::spectator(), Finished::open);
    ASSERT_EQ(seen.stack.size(), 4);
    for (const int i : {1, 2}) {
        EXPECT_TRUE(seen.stack[i].extra);
        EXPECT_TRUE(seen.stack[i].declared.is_none());
        EXPECT_TRUE(seen.stack[i].card.is_hidden());
        EXPECT_EQ(seen.stack[i].seat, 1);
    }
    EXPECT_EQ(t.may_declare(2), "c6 c7 c8 c9 c10");
}

TEST(V4, without_the_card_a_5_takes_no_extras) {
    Table t = before_a_5(rules());
    EXPECT_REFUSED(t, play(1, "p5", "c5", "w2"), "V4");
}

TEST(V5, a_6_is_a_right_9_and_a_9_a_right_6) {
    struct Case {
        std::string_view held, said;
        int winner;
    };
    for (const Case& c : {Case{"c6", "c9", 1}, Case{"c9", "c6", 1}, Case{"c6", "c6", 1}, Case{"c9", "c9", 1},
                          Case{"p6", "c9", 1}, Case{"c6", "c8", 2}, Case{"c9", "c7", 2}, Case{"c8", "c9", 2},
                          Case{"c7", "c6", 2}, Case{"xs", "c9", 2}, Case{"xn", "c6", 1}}) {
        Table t(turn_up(), {"c1 c8", "c6 c7 c8 c9 p6 xs xn", "w1 w2"});
        t.play(0, "c1", "c1").play(1, c.held, c.said).challenge(2, "number");
        EXPECT_EQ(t.won(c.winner), 2) << c.held << " as " << c.said;
    }
}

TEST(V5, the_spice_is_judged_as_ever) {
    Table t(turn_up(), {"c1 c8", "p6 c7", "w1 w2"});
    t.play(0, "c1", "c1").play(1, "p6", "c9").challenge(2, "spice");
    EXPECT_EQ(t.won(2), 2);
}

TEST(V5, declarations_keep_their_order) {
    Table t(turn_up(), {"c1 c8", "c9 c7", "w1 w2"});
    t.play(0, "c1", "c1").play(1, "c9", "c6");
    EXPECT_EQ(t.may_declare(2), "c7 c8 c9 c10");
    t.play(2, "w1", "c9");
    EXPECT_EQ(t.may_declare(0), "c10");
}

TEST(V5, without_the_card_a_6_is_no_9) {
    for (const auto& [held, said] : {std::pair{"c6", "c9"}, std::pair{"c9", "c6"}}) {
        Table t(rules(), {"c1 c8", "c6 c9 c7", "w1 w2"});
        t.play(0, "c1", "c1").play(1, held, said).challenge(2, "number");
        EXPECT_EQ(t.won(2), 2);
    }
}

TEST(V5, example_of_the_rulebook_a_challenged_9_wins_as_a_6_or_a_9) {
    for (const std::string_view held : {"w6", "w9"}) {
        Table t(turn_up(), {"w1 w8", "w6 w9 c7", "p1 p2"});
        t.play(0, "w1", "w1").play(1, held, "w9").challenge(2, "number");
        EXPECT_EQ(t.won(1), 2);
        EXPECT_EQ(t.turn(), 2);
    }
}

TEST(V4, an_only_5_unannounced_in_strict_manners_goes_back) {
    Table t = before_a_5(luck().strict(), "p5");
    t.play(1, "p5", "c5");
    EXPECT_EQ(t.hand(1), "w7 p5");
    EXPECT_EQ(t.stack(), "0:c1=c1");
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

TEST(S13, anyone_but_the_player_of_the_card_may_challenge_in_or_out_of_turn) {
    for (const int challenger : {1, 2, 3}) {
        Table t(rules(), {"p9 c1", "c2 c3", "c4 c5", "c6 c7"});
        t.play(0, "p9", "c1").challenge(challenger, "spice");
        EXPECT_EQ(t.won(challenger), 1);
        EXPECT_EQ(t.turn(), 0);
    }
    Table t(rules(), {"p9 c1", "c2 c3"});
    t.play(0, "p9", "c1");
    EXPECT_REFUSED(t, challenge(0, "spice"), "S13");
}

TEST(S13, also_after_one_or_more_passes) {
    for (const int passes : {1, 2, 3}) {
        Table t(rules(), {"p9 c1", "c2 c3", "c4 c5", "c6 c7"});
        t.play(0, "p9", "c1");
        for (int seat = 1; seat <= passes; ++seat) t.pass(seat);
        t.challenge(1, "number");
        EXPECT_EQ(t.won(1), 1) << passes;
    }
}

TEST(S13, after_everyone_passed_the_player_of_the_card_still_cannot_challenge_it) {
    Table t(rules(), {"p9 c1", "c2 c3"});
    t.play(0, "p9", "c1").pass(1).pass(0);
    EXPECT_REFUSED(t, challenge(0, "number"), "S13");
    t.challenge(1, "number");
    EXPECT_EQ(t.won(1), 1);
}

TEST(S13, only_the_top_card_is_at_stake) {
    Table t(rules(), {"p9 c1", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").play(1, "c2", "c2").challenge(2, "number");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.turn(), 2);
}

TEST(S13, the_player_of_a_covered_card_may_challenge_the_one_on_top) {
    Table t(rules(), {"p9 c1", "p3 c3", "c4 c5"});
    t.play(0, "p9", "c1").play(1, "p3", "c3").challenge(0, "spice");
    EXPECT_EQ(t.won(0), 2);
    EXPECT_EQ(t.turn(), 1);
}

TEST(S13, an_empty_stack_cannot_be_challenged) {
    Table t(rules(), {"p9 c1", "c2 c3"});
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, challenge(seat, "number"), "S13");
    t.play(0, "p9", "c1").challenge(1, "spice");
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, challenge(seat, "number"), "S13");
}

TEST(S14, only_the_named_trait_counts) {
    Table number(rules(), {"p1 c9", "c2 c3"});
    number.play(0, "p1", "c1").challenge(1, "number");
    EXPECT_EQ(number.won(0), 1);
    Table spice(rules(), {"c9 c8", "c2 c3"});
    spice.play(0, "c9", "c1").challenge(1, "spice");
    EXPECT_EQ(spice.won(0), 1);
}

TEST(S14, a_challenge_without_a_trait_is_refused) {
    Table t(rules(), {"p1 c9", "c2 c3"});
    t.play(0, "p1", "c1");
    EXPECT_REFUSED(t, challenge(1), "S14|S15|M1");
    EXPECT_EQ(t.legal(1).challenges, (TraitSet{as_int(Trait::number), as_int(Trait::spice)}));
}

TEST(S15, revealing_without_naming_a_trait_loses_at_once_in_every_edition) {
    for (const Edition edition : all_editions()) {
        Table t(rules().edition(edition).strict(), {"p9 c9", "c2 c3", "c4 c5"}, "p7 p8");
        t.play(0, "p9", "c1").challenge(1);
        EXPECT_EQ(t.won(0), 1);
        EXPECT_EQ(t.hand(1), "c2 c3 p7 p8");
        EXPECT_EQ(t.turn(), 1);
        const auto shown = t.told<Revealed>();
        ASSERT_EQ(shown.size(), 1u);
        EXPECT_EQ(shown.at(0).card, card("p9", t.box()));
        EXPECT_EQ(shown.at(0).winner, 0);
        EXPECT_EQ(shown.at(0).loser, 1);
    }
}

TEST(S15, a_last_card_revealed_without_a_trait_earns_its_trophy) {
    Table t(rules().strict(), {"p9", "c2 c3", "c4 c5"});
    t.play_last(0, "p9", "c1").challenge(2);
    EXPECT_EQ(t.trophies(0), 1);
    EXPECT_EQ(t.won(0), 1);
    EXPECT_EQ(t.turn(), 2);
}

TEST(S15, own_cards_and_empty_stacks_stay_out_of_reach) {
    Table t(rules().strict(), {"p9 c9", "c2 c3"});
    EXPECT_REFUSED(t, challenge(1), "S13");
    t.play(0, "p9", "c1");
    EXPECT_REFUSED(t, challenge(0), "S13");
}

TEST(S15, it_is_an_answer_like_any_other_in_a_round) {
    Table t(rules().strict().answers(), {"p9 c9", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").challenge(1).let(2);
    EXPECT_EQ(t.won(0), 1);
    EXPECT_EQ(t.turn(), 1);
}

TEST(S16, a_wrong_trait_wins_for_the_challenger_a_right_one_for_the_player) {
    struct Case {
        std::string_view held, trait;
        int winner;
    };
    for (const Case& c :
         {Case{"c2", "number", 0}, Case{"c2", "spice", 0}, Case{"c7", "number", 1}, Case{"c7", "spice", 0},
          Case{"w2", "number", 0}, Case{"w2", "spice", 1}, Case{"p8", "number", 1}, Case{"p8", "spice", 1}}) {
        Table t(rules(), {"c2 c7 w2 p8", "c5 c6", "c9"}, "w9 w10");
        t.play(0, c.held, "c2").challenge(1, c.trait);
        EXPECT_EQ(t.won(c.winner), 1) << c.held << c.trait;
        EXPECT_EQ(t.won(1 - c.winner), 0);
        EXPECT_EQ(t.turn(), 1 - c.winner);
    }
}

TEST(S16, example_of_the_rulebook_not_chili_against_a_chili_5) {
    Table t(rules(), {"c1 c9", "c5 w6", "w2 w3"}, "w9 w10");
    t.play(0, "c1", "c1").play(1, "c5", "c5").challenge(2, "spice");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.hand(2), "w2 w3 w9 w10");
    EXPECT_EQ(t.turn(), 2);
}

TEST(S16, example_of_the_rulebook_a_chili_9_that_is_a_pepper_9) {
    Table t(rules().edition(Edition::y2021_fr), {"c1 c9", "p9 w6", "w2 w3"}, "w9 w10");
    t.play(0, "c1", "c1").play(1, "p9", "c9").challenge(2, "spice");
    EXPECT_EQ(t.won(2), 2);
    EXPECT_EQ(t.hand(1), "w6 w9 w10");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S16, the_top_card_and_no_other_is_revealed_to_all) {
    Table t(rules(), {"p1 c9", "p9 w6", "w2 w3"});
    t.play(0, "p1", "c1").play(1, "p9", "c9").challenge(2, "spice");
    const auto shown = t.told<Revealed>();
    ASSERT_EQ(shown.size(), 1u);
    EXPECT_EQ(shown.at(0).seat, 1);
    EXPECT_EQ(shown.at(0).card, card("p9", t.box()));
    EXPECT_EQ(shown.at(0).declared, declaration("c9", t.box()));
    const auto called = t.told<Challenged>();
    ASSERT_EQ(called.size(), 1u);
    EXPECT_EQ(called.at(0).seat, 2);
    EXPECT_EQ(called.at(0).against, 1);
    EXPECT_EQ(called.at(0).trait, Trait::spice);
}

TEST(S17, a_wild_spice_is_every_spice_and_no_number) {
    for (const std::string_view said : {"c1", "w2", "p3", "c3", "w1"}) {
        Table spice(rules(), {"xs c9", "c2 c3"});
        spice.play(0, "xs", said).challenge(1, "spice");
        EXPECT_EQ(spice.won(0), 1) << said;
        Table number(rules(), {"xs c9", "c2 c3"});
        number.play(0, "xs", said).challenge(1, "number");
        EXPECT_EQ(number.won(1), 1) << said;
    }
}

TEST(S17, a_wild_number_is_every_number_and_no_spice) {
    for (int number = 2; number <= 10; ++number) {
        const std::string said = "w" + std::to_string(number);
        Table right(rules(), {"c1 c9", "xn c3", "c4"});
        right.play(0, "c1", "w1").play(1, "xn", said).challenge(2, "number");
        EXPECT_EQ(right.won(1), 2) << said;
        Table wrong(rules(), {"c1 c9", "xn c3", "c4"});
        wrong.play(0, "c1", "w1").play(1, "xn", said).challenge(2, "spice");
        EXPECT_EQ(wrong.won(2), 2) << said;
    }
    for (const std::string_view said : {"c1", "w1", "p1"}) {
        Table t(rules(), {"xn c9", "c2 c3"});
        t.play(0, "xn", said).challenge(1, "spice");
        EXPECT_EQ(t.won(1), 1) << said;
    }
}

TEST(S17, lemon_is_a_spice_like_the_others) {
    Table t(classic(), {"xs c9", "l2 c3"});
    t.play(0, "xs", "l1").challenge(1, "spice");
    EXPECT_EQ(t.won(0), 1);
    t.play(1, "l2", "l2").challenge(0, "spice");
    EXPECT_EQ(t.won(1), 1);
}

TEST(S18, the_winner_takes_the_whole_stack_unseen) {
    Table t(rules(), {"c1 p4 w9", "c2 w3", "p8 c5"});
    t.play(0, "c1", "c1").play(1, "c2", "c2").play(2, "p8", "c3").play(0, "p4", "c4").challenge(1, "spice");
    EXPECT_EQ(t.won(1), 4);
    EXPECT_EQ(t.stack(), "");
    EXPECT_EQ(t.hand(1), "w3");
    EXPECT_EQ(t.told<Revealed>().size(), 1u);
}

TEST(S18, the_losing_player_of_the_card_draws_two_and_starts) {
    Table t(rules(), {"p9 c1", "c2 c3", "c4 c5"}, "w8 w9 w10");
    t.play(0, "p9", "c1").pass(1).challenge(1, "number");
    EXPECT_EQ(t.hand(0), "c1 w9 w10");
    EXPECT_EQ(t.hand(1), "c2 c3 w8");
    EXPECT_EQ(t.turn(), 0);
    t.play(0, "c1", "p2");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S18, the_losing_challenger_draws_two_and_starts_out_of_turn) {
    Table t(rules(), {"c1 c9", "c2 c3", "c4 c5", "c6 c7"}, "w9 w10");
    t.play(0, "c1", "c1").challenge(3, "number");
    EXPECT_EQ(t.hand(3), "c6 c7 w9 w10");
    EXPECT_EQ(t.turn(), 3);
    t.play(3, "c6", "p2");
    EXPECT_EQ(t.turn(), 0);
}

TEST(S18, the_stack_is_taken_before_the_loser_draws) {
    Table t(rules().above(1), {"c1 c9", "c2 c3", "c4 c5"});
    t.play(0, "c1", "c1").play(1, "c2", "c2").challenge(2, "number");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.hand_size(2), 3);
    EXPECT_LT(t.place_of<Revealed>(), t.place_of<StackWon>());
    EXPECT_LT(t.place_of<StackWon>(), t.place_of<Drew>());
}

TEST(S18, two_stacks_add_up) {
    Table t(rules(), {"p9 p8 c1", "c2 c3", "c4 c5"});
    t.play(0, "p9", "c1").challenge(1, "number").play(0, "p8", "c1").challenge(1, "number");
    EXPECT_EQ(t.won(1), 2);
    EXPECT_EQ(t.hand_size(0), 5);
}

}  // namespace
}  // namespace scoville::spicy::test

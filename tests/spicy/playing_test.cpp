#include "table.h"

namespace scoville::spicy::test {
namespace {

// Seat 0's turn on a stack whose top is `said`, built from an opening where needed.
Table with_top(const Rules& rules, std::string_view said) {
    Table t(rules.start(2), {"c1 c2 c3", "c1 c2 c3", "w1 w2 w3", "w1 w2 w3"});
    const int number = std::stoi(std::string(said.substr(1)));
    if (number <= 3) {
        t.pass(2).play(3, "w1", said);
    } else {
        const std::string one = std::string(1, said[0]) + "1";
        t.play(2, "w2", one).play(3, "w1", said);
    }
    return t;
}

// "c4 c5 … c10"
std::string range(char letter, int from, int to) {
    std::string line;
    for (int number = from; number <= to; ++number) append_word(line, letter + std::to_string(number));
    return line;
}

// Checks may_declare against what apply really accepts, for all thirty declarations.
void expect_exactly(const Table& table, int seat, const std::string& allowed) {
    EXPECT_EQ(table.may_declare(seat), allowed);
    const auto list = words(allowed);
    for (const char letter : {'c', 'w', 'p'}) {
        for (int number = 1; number <= 10; ++number) {
            Table t = table;
            const std::string said = letter + std::to_string(number);
            if (std::find(list.begin(), list.end(), said) != list.end())
                t.play(seat, "c1", said);
            else
                EXPECT_REFUSED(t, play(seat, "c1", said), "S8|S9");
        }
    }
}

TEST(S6, turns_go_clockwise_and_around) {
    Table t(rules().start(1), {"c1 c2", "c1 c2", "c1 c2"});
    t.play(1, "c1", "c1");
    EXPECT_EQ(t.turn(), 2);
    t.play(2, "c2", "c2");
    EXPECT_EQ(t.turn(), 0);
    t.pass(0);
    EXPECT_EQ(t.turn(), 1);
}

TEST(S6, only_the_player_to_move_plays_or_passes) {
    Table t(rules(), {"c1 c2", "c1 c2", "c1 c2"});
    EXPECT_REFUSED(t, play(1, "c1", "c1"), "not-your-turn");
    EXPECT_REFUSED(t, pass(2), "not-your-turn");
    t.play(0, "c1", "c1");
    EXPECT_REFUSED(t, play(0, "c2", "c2"), "not-your-turn");
    EXPECT_REFUSED(t, pass(0), "not-your-turn");
}

TEST(S6, passing_on_an_empty_stack_is_legal) {
    Table t(rules(), {"c1", "c2"}, "w7 w8");
    t.pass(0).pass(1);
    EXPECT_EQ(t.hand(0), "c1 w7");
    EXPECT_EQ(t.hand(1), "c2 w8");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.may_declare(0), "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(S6, who_must_start_a_new_stack_may_pass_too) {
    Table t(rules(), {"p9 c1", "c2 c3", "c4 c5"}, "w1 w2 w3");
    t.play(0, "p9", "c1").challenge(1, "spice").pass(0);
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.hand(0), "c1 w1 w2 w3");
    EXPECT_EQ(t.may_declare(1), "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(S7, one_hand_card_goes_face_down_on_top_of_the_stack) {
    Table t(rules(), {"c1 c9", "c2 w4", "p1"});
    t.play(0, "c1", "c1").play(1, "w4", "c2");
    EXPECT_EQ(t.stack(), "0:c1=c1 1:w4=c2");
    EXPECT_EQ(t.hand(0), "c9");
    EXPECT_EQ(t.hand(1), "c2");
    const View seen = t.seen_by(2);
    EXPECT_TRUE(seen.stack[0].card.is_hidden());
    EXPECT_TRUE(seen.stack[1].card.is_hidden());
}

TEST(S7, the_declaration_may_lie_in_number_in_spice_or_in_both) {
    for (const std::string_view held : {"c1", "c9", "p1", "p9", "xs", "xn"}) {
        Table t(rules(), {"c1 c9 p1 p9 xs xn", "c2 c3"});
        t.play(0, held, "c1");
        EXPECT_EQ(t.hand_size(0), 5);
        EXPECT_EQ(t.turn(), 1);
    }
}

TEST(S7, the_card_must_be_in_the_hand) {
    Table t(rules(), {"c1 c2", "w1 w2"});
    EXPECT_REFUSED(t, play(0, "w1", "c1"), "unknown-card");
    EXPECT_REFUSED(t, act(0, Action::play(Card::hidden(), Declaration::of(0, 1))), "unknown-card");
    EXPECT_REFUSED(t, act(0, Action::play(total_wild, Declaration::of(0, 1))), "unknown-card");
}

TEST(S7, a_seat_that_does_not_exist_is_refused) {
    Table t(rules(), {"c1 c2", "w1 w2"});
    EXPECT_REFUSED(t, pass(2), "bad-action|not-your-turn");
    EXPECT_REFUSED(t, let(5), "bad-action");
}

TEST(S8, a_new_stack_opens_with_1_2_or_3_of_any_spice) {
    const Table t(rules(), {"c1 c2", "c1 c2"});
    expect_exactly(t, 0, "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(S8, the_stack_after_a_challenge_is_a_new_one) {
    Table t(rules(), {"c1 c8", "c1 c2", "c3"}, "p1 p2");
    t.play(0, "c8", "c3").challenge(1, "number");
    expect_exactly(t, 0, "c1 c2 c3 w1 w2 w3 p1 p2 p3");
}

TEST(S9, on_top_goes_the_same_spice_and_a_strictly_higher_number) {
    for (const char letter : {'c', 'w', 'p'})
        for (int number = 1; number <= 9; ++number)
            expect_exactly(with_top(rules(), letter + std::to_string(number)), 0,
                           range(letter, number + 1, 10));
}

TEST(S9, after_a_10_comes_1_2_or_3_of_the_same_spice) {
    for (const char letter : {'c', 'w', 'p'})
        expect_exactly(with_top(rules(), std::string(1, letter) + "10"), 0, range(letter, 1, 3));
}

TEST(S9, only_what_was_declared_counts_not_the_card) {
    Table t(rules(), {"p10 c1", "c2 c3"});
    t.play(0, "p10", "c3");
    EXPECT_EQ(t.may_declare(1), range('c', 4, 10));
}

TEST(S9, the_declaration_stands_through_passes) {
    Table t(rules(), {"c1 c2", "c2 c3", "c4"});
    t.play(0, "c1", "w2").pass(1).pass(2);
    EXPECT_EQ(t.may_declare(0), range('w', 3, 10));
}

TEST(S10, an_invalid_declaration_goes_back_to_the_hand_and_passes) {
    Table t(rules().strict(), {"c1 c2", "c4 p8", "c5"}, "w7 w8");
    t.play(0, "c1", "c2").play(1, "p8", "p8");
    EXPECT_EQ(t.hand(1), "c4 w7 p8");
    EXPECT_EQ(t.stack(), "0:c1=c2");
    EXPECT_EQ(t.turn(), 2);
    const auto back = t.told<TookBack>();
    ASSERT_EQ(back.size(), 1u);
    EXPECT_EQ(back.at(0).seat, 1);
    EXPECT_EQ(back.at(0).why, TakenBack::invalid_declaration);
}

TEST(S10, holds_for_every_declaration_that_breaks_S8_or_S9) {
    for (const char letter : {'c', 'w', 'p'}) {
        for (int number = 4; number <= 10; ++number) {
            Table t(rules().strict(), {"c1 c2", "c1 c2"}, "p7");
            t.play(0, "c1", letter + std::to_string(number));
            EXPECT_EQ(t.hand(0), "c1 c2 p7");
            EXPECT_EQ(t.stack(), "");
            EXPECT_EQ(t.turn(), 1);
        }
    }
    for (const std::string_view said : {"c5", "c4", "c1", "p6", "w10"}) {
        Table t(rules().strict(), {"c1 c2", "c1 c2", "c3 c6"}, "p7");
        t.play(0, "c1", "c3").pass(1).play(2, "c3", "c5").play(0, "c2", said);
        EXPECT_EQ(t.hand_size(0), 2) << said;
        EXPECT_EQ(t.turn(), 1);
        EXPECT_EQ(t.stack(), "0:c1=c3 2:c3=c5");
    }
}

TEST(S10, the_card_below_can_still_be_challenged) {
    Table t(rules().strict(), {"p9 c2", "c4 p8", "c5"}, "w7");
    t.play(0, "p9", "c2").play(1, "c4", "w4").challenge(1, "spice");
    EXPECT_EQ(t.won(1), 1);
    EXPECT_EQ(t.turn(), 0);
}

TEST(S10, an_invalid_last_card_costs_one_card_in_all) {
    for (const bool announced : {false, true}) {
        Table t(rules().strict(), {"c1", "c2 c3"}, "p7 p8");
        announced ? t.play_last(0, "c1", "c9") : t.play(0, "c1", "c9");
        EXPECT_EQ(t.hand(0), "c1 p7");
        EXPECT_EQ(t.turn(), 1);
        EXPECT_EQ(t.waiting(), "");
    }
}

TEST(S10, an_invalid_5_takes_its_extras_back_too) {
    Table t(rules().strict().with(Variant::change_your_luck), {"c1 c2 c3", "c4"}, "p7 p8 p9");
    t.play(0, "c1", "c5", "c2 c3");
    EXPECT_EQ(t.hand(0), "c1 c2 c3 p7");
    EXPECT_EQ(t.stack(), "");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S10, assisted_manners_refuse_it_at_no_cost) {
    Table t(rules(), {"c1 c2", "c1 c2"});
    EXPECT_REFUSED(t, play(0, "c1", "c4"), "S8|S10");
    t.play(0, "c1", "c3");
    EXPECT_REFUSED(t, play(1, "c1", "c3"), "S9|S10");
    EXPECT_REFUSED(t, play(1, "c1", "w4"), "S9|S10");
    EXPECT_EQ(t.turn(), 1);
}

TEST(S10, other_faults_are_refused_first_in_both_manners) {
    for (const Rules& manners : {rules(), rules().strict()}) {
        Table t(manners.with(Variant::change_your_luck), {"c1 c2", "w1 w2"});
        const std::string_view refused_first = "unknown-card|V4|S19|bad-action";
        EXPECT_REFUSED(t, play(0, "w1", "c9"), "unknown-card");
        EXPECT_REFUSED(t, play(0, "c1", "c9", "c2"), "V4");
        EXPECT_REFUSED(t, play(0, "c1", "c5", "w1"), "V4|unknown-card");
        EXPECT_REFUSED(t, play(0, "c1", "c5", "c1"), "V4|unknown-card");
        EXPECT_REFUSED(t, play_last(0, "c1", "c9"), "S19");
        EXPECT_REFUSED(t, act(0, Action::play(card("c1", t.box()), Declaration::of(0, 11))), refused_first);
        EXPECT_REFUSED(t, act(0, Action::play(card("c1", t.box()), Declaration::of(3, 1))), refused_first);
        EXPECT_REFUSED(t, act(0, Action::play(card("c1", t.box()), Declaration::none())), refused_first);
        EXPECT_REFUSED(t, act(0, Action::play(card("c1", t.box()), Declaration::of(2, 0))), refused_first);
    }
}

TEST(S10, extras_without_the_variant_card_are_refused_in_both_manners) {
    for (const Rules& manners : {rules(), rules().strict()}) {
        Table t(manners, {"c1 c2", "w1 w2"});
        EXPECT_REFUSED(t, play(0, "c1", "c1", "c2"), "V4");
        EXPECT_REFUSED(t, play(0, "c1", "c5", "c2"), "V4");
    }
}

TEST(S11, a_pass_draws_the_top_card_and_the_next_player_moves) {
    Table t(rules(), {"c1", "c2", "c3"}, "p10 xs w5");
    const int cards = t.draw();
    t.pass(0);
    EXPECT_EQ(t.hand(0), "c1 p10");
    EXPECT_EQ(t.draw(), cards - 1);
    EXPECT_EQ(t.turn(), 1);
    t.pass(1).pass(2);
    EXPECT_EQ(t.hand(1), "c2 xs");
    EXPECT_EQ(t.hand(2), "c3 w5");
    EXPECT_EQ(t.told<Passed>().size(), 3u);
}

TEST(S11, a_pass_leaves_the_stack_as_it_is) {
    Table t(rules(), {"c1 c2", "c2 c3"});
    t.play(0, "c1", "c1").pass(1);
    EXPECT_EQ(t.stack(), "0:c1=c1");
    EXPECT_EQ(t.turn(), 0);
}

TEST(S12, peeking_costs_a_card_is_told_to_all_and_shows_nothing) {
    Table t(rules().strict(), {"c1 c2", "c2 c3", "c4"}, "p7 p8");
    t.play(0, "c1", "c1").peek(2);
    EXPECT_EQ(t.hand(2), "c4 p7");
    EXPECT_EQ(t.turn(), 1);
    EXPECT_EQ(t.stack(), "0:c1=c1");
    ASSERT_EQ(t.told<Peeked>(Viewer::at_seat(0)).size(), 1u);
    EXPECT_EQ(t.told<Peeked>(Viewer::at_seat(0)).at(0).seat, 2);
    EXPECT_TRUE(t.seen_by(2).stack[0].card.is_hidden());
    EXPECT_TRUE(t.told<Revealed>(Viewer::at_seat(2)).empty());
}

TEST(S12, at_most_once_per_seat_and_turn) {
    Table t(rules().strict(), {"c1 c2", "c2 c3", "c4"});
    t.peek(0);
    EXPECT_REFUSED(t, peek(0), "S12");
    t.peek(1).peek(2);
    EXPECT_REFUSED(t, peek(2), "S12");
}

TEST(S12, a_card_a_pass_and_a_challenge_begin_a_new_turn) {
    Table t(rules().strict(), {"c1 c2", "c2 c3", "c4"});
    t.peek(0).play(0, "c1", "c1").peek(0).pass(1).peek(0).challenge(1, "number").peek(0);
    EXPECT_EQ(t.told<Peeked>().size(), 4u);
    EXPECT_REFUSED(t, peek(0), "S12");
}

TEST(S12, a_fault_that_passes_begins_a_new_turn) {
    Table t(rules().strict(), {"c1 c2", "c2 c3"});
    t.peek(0).play(0, "c1", "c9").peek(0);
    EXPECT_EQ(t.hand_size(0), 5);
}

TEST(S12, not_while_answers_or_a_choice_are_awaited) {
    Table last(rules().strict(), {"c1", "c2 c3", "c4 c5"});
    last.play_last(0, "c1", "c1");
    for (const int seat : {0, 1, 2}) EXPECT_REFUSED(last, peek(seat), "S12|S20");
    Table round(rules().strict().answers(), {"c1 c2", "c2 c3", "c4 c5"});
    round.play(0, "c1", "c1");
    for (const int seat : {0, 1, 2}) EXPECT_REFUSED(round, peek(seat), "S12|P2");
    Table choice(sweet().strict(), {"c9 c2", "c2 c3", "c4 c5"});
    choice.play(0, "c9", "c1").challenge(1, "number");
    EXPECT_EQ(choice.waiting(), "0");
    for (const int seat : {0, 1, 2}) EXPECT_REFUSED(choice, peek(seat), "S12|W6");
}

TEST(S12, assisted_manners_know_no_peeking) {
    Table t(rules(), {"c1 c2", "c2 c3"});
    t.play(0, "c1", "c1");
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, peek(seat), "M1|S12");
}

TEST(S8, example_of_the_rulebook_chili_2) {
    Table t(rules(), {"w9 c4", "c1 c2"});
    t.play(0, "w9", "c2");
    EXPECT_EQ(t.stack(), "0:w9=c2");
}

TEST(S12, a_copy_begins_a_new_turn) {
    Table t(rules().strict().with(Variant::copy_cat), {"c1 c2", "c2 c3", "c4 c5"});
    t.play(0, "c1", "c1").peek(1).copy(2, "c4").peek(1);
    EXPECT_EQ(t.hand_size(1), 4);
}

}  // namespace
}  // namespace scoville::spicy::test

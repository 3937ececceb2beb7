#include "table.h"

namespace scoville::schoten::test {
namespace {

TEST(T7, the_leader_plays_any_card) {
    Table table(example_setup());
    table.tip_all();
    EXPECT_EQ(legal(table.state, 0).cards, table.state.hands[0]);
    for (Seat seat = 1; seat < 4; ++seat) EXPECT_FALSE(legal(table.state, seat).any());
}

TEST(T7, play_goes_clockwise) {
    Table table(example_setup(), 2);
    table.tip_all();
    for (const Seat seat : {Seat{2}, Seat{3}, Seat{0}, Seat{1}}) {
        ASSERT_EQ(table.state.turn, seat);
        table.apply_or_fail(seat, Action::play(legal(table.state, seat).cards.nth(0)));
    }
}

TEST(T7, who_has_the_led_colour_follows) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8");
    EXPECT_EQ(legal(table.state, 2).cards, set_of("r11 r1 r3 r4"));
    EXPECT_EQ(table.refused(2, Action::play(card("g2"))), "T7");
}

TEST(T7, who_has_none_of_it_plays_anything) {
    Table table(example_setup());
    table.tip_all().play(0, "r9");
    EXPECT_EQ(legal(table.state, 1).cards, table.state.hands[1]);
}

TEST(T7, a_super_trump_must_follow_when_it_is_the_only_card_of_the_led_colour) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11");
    EXPECT_EQ(legal(table.state, 3).cards, set_of("r2"));
}

TEST(T7, a_super_trump_of_another_colour_may_not_be_played_by_who_can_follow) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11");
    EXPECT_EQ(table.refused(3, Action::play(card("g10"))), "T7");
    EXPECT_EQ(table.refused(3, Action::play(card("y1"))), "T7");
}

TEST(T7, a_super_trump_need_not_be_played_when_another_card_follows) {
    Table table(example_setup(), 1);
    table.tip_all().play(1, "g1").play(2, "g2");
    EXPECT_EQ(legal(table.state, 3).cards, set_of("g8 g9 g10"));
    table.play(3, "g8");
}

TEST(T8, the_example_trick_goes_to_red_2) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11").play(3, "r2");
    EXPECT_EQ(table.state.phase, Phase::take);
    EXPECT_EQ(table.state.turn, 3);
    EXPECT_EQ(table.state.collections[3], (ColourCounts{{3, 0, 0, 1}}));
    table.take(3, Colour::green);
    EXPECT_EQ(table.state.collections[3], (ColourCounts{{3, 0, 1, 1}}));
    EXPECT_EQ(table.state.rack_left, (ColourCounts{{6, 0, 1, 0}}));
    EXPECT_EQ(table.state.turn, 3);
    EXPECT_EQ(legal(table.state, 3).cards, table.state.hands[3]);
}

TEST(T8, had_black_9_been_played_it_would_have_won) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k9").play(2, "r11").play(3, "r2");
    EXPECT_EQ(table.state.turn, 1);
    EXPECT_EQ(table.state.collections[1], (ColourCounts{{3, 0, 0, 1}}));
}

TEST(T8, a_higher_colour_takes_the_trick_whatever_was_led) {
    const Ranking ranking = ranking_of({2, 1, 10, 9});
    Trick trick;
    trick.push_back({2, card("y12")});
    trick.push_back({0, card("r3")});
    trick.push_back({1, card("k1")});
    EXPECT_EQ(winner_of(trick, ranking), 1);
}

TEST(T8, a_complete_trick_is_emptied) {
    Table table(example_setup());
    table.tip_all().play(0, "r9");
    EXPECT_EQ(table.state.led(), Colour::red);
    table.play(1, "k8").play(2, "r11").play(3, "r2");
    EXPECT_TRUE(table.state.trick.empty());
    EXPECT_EQ(table.state.led(), Colour::none);
    const auto won = table.told.all<TrickWon>();
    ASSERT_EQ(won.size(), 1u);
    EXPECT_EQ(won[0].seat, 3);
    EXPECT_EQ(won[0].cards, (ColourCounts{{3, 0, 0, 1}}));
}

TEST(T8, taking_is_not_optional) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11").play(3, "r2");
    EXPECT_EQ(table.refused(3, Action::play(card("g8"))), "T8");
    EXPECT_EQ(table.refused(0, Action::play(card("y2"))), "not-your-turn");
    EXPECT_EQ(table.refused(0, Action::take(Colour::red)), "not-your-turn");
}

TEST(T8, only_colours_the_rack_still_has_are_taken) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11").play(3, "r2");
    EXPECT_EQ(legal(table.state, 3).take, (ColourSet{as_int(Colour::red), as_int(Colour::green)}));
    EXPECT_EQ(table.refused(3, Action::take(Colour::yellow)), "T8");
    EXPECT_EQ(table.refused(3, Action::take(Colour::none)), "bad-action");
}

TEST(T8, nothing_is_taken_without_a_trick) {
    Table table(example_setup());
    table.tip_all();
    EXPECT_EQ(table.refused(0, Action::take(Colour::red)), "T8");
    EXPECT_EQ(table.refused(1, Action::take(Colour::red)), "not-your-turn");
}

// Three players: a take after each of the 12 tricks; four players: after the first 8 of 10.
TEST(T8, the_rack_lasts_for_12_tricks_of_three_and_8_of_four) {
    for (int players = 3; players <= 4; ++players) {
        Recorder told;
        play_randomly(players, 3, told, [](const State&, Seat, Action) {});
        int tricks = 0;
        int takes = 0;
        Seat winner = no_seat;
        for (const Event& event : told.events) {
            const SeenEvent seen = see(event, Viewer::spectator());
            if (std::holds_alternative<RoundStarted>(seen)) tricks = takes = 0;
            if (const auto* won = std::get_if<TrickWon>(&seen)) {
                EXPECT_EQ(takes, std::min<int>(tricks, rules_for(players).rack));
                ++tricks;
                winner = won->seat;
            }
            if (const auto* took = std::get_if<Took>(&seen)) {
                ++takes;
                EXPECT_EQ(took->seat, winner);
            }
            if (std::holds_alternative<RoundScored>(seen)) {
                EXPECT_EQ(tricks, rules_for(players).dealt);
                EXPECT_EQ(takes, rules_for(players).rack);
            }
        }
    }
}

TEST(T9, collections_are_counts_that_everyone_sees) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8").play(2, "r11").play(3, "r2").take(3, Colour::red);
    for (const Viewer viewer : {Viewer::at_seat(0), Viewer::at_seat(3), Viewer::spectator()}) {
        const View view = see(table.state, viewer, Finished::open);
        EXPECT_EQ(view.collections[3], (ColourCounts{{4, 0, 0, 1}}));
        EXPECT_EQ(view.collections[0], ColourCounts{});
        EXPECT_EQ(view.rack, (ColourCounts{{5, 0, 2, 0}}));
    }
}

TEST(T13, not_following_is_refused_with_a_reason) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8");
    const State before = table.state;
    const Verdict verdict = apply(table.state, 2, Action::play(card("g7")), table.told);
    ASSERT_FALSE(verdict);
    EXPECT_EQ(verdict.refusal().code, "T7");
    EXPECT_EQ(verdict.refusal().key, "must-follow");
    EXPECT_FALSE(verdict.refusal().sentence.empty());
    EXPECT_EQ(table.state, before);
    table.play(2, "r1");
}

TEST(T13, out_of_turn_unknown_cards_and_strangers_are_refused) {
    Table table(example_setup());
    table.tip_all();
    EXPECT_EQ(table.refused(1, Action::play(card("k8"))), "not-your-turn");
    EXPECT_EQ(table.refused(0, Action::play(card("k8"))), "unknown-card");
    EXPECT_EQ(table.refused(0, Action::play(Card::face_down(Colour::red))), "unknown-card");
    EXPECT_EQ(table.refused(0, Action::play(Card{200})), "unknown-card");
    EXPECT_EQ(table.refused(4, Action::play(card("r9"))), "bad-action");
    EXPECT_EQ(table.refused(no_seat, Action::play(card("r9"))), "bad-action");
    Action nonsense;
    nonsense.what = static_cast<Do>(9);
    EXPECT_EQ(table.refused(0, nonsense), "bad-action");
}

TEST(T13, nobody_acts_while_a_deal_is_awaited) {
    Silent silent;
    State state = begin(rules_for(3), 0);
    const State before = state;
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_FALSE(legal(state, seat).any());
        EXPECT_EQ(apply(state, seat, Action::tip(Colour::red, Colour::green), silent).refusal().code,
                  "not-your-turn");
    }
    EXPECT_EQ(state, before);
}

}  // namespace
}  // namespace scoville::schoten::test

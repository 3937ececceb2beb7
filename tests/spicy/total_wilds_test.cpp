#include "fair/secret.h"
#include "table.h"

namespace scoville::spicy::test {
namespace {

State dealt(int players, Edition edition) {
    return deal_from_key({.players = static_cast<std::uint8_t>(players), .edition = edition},
                         fair::DealKey(fair::DealKey::Bytes{}))
        .state;
}

TEST(W1, five_spice_cards_and_one_total_wild_each_the_others_beside_the_deck) {
    for (int players = 2; players <= 6; ++players) {
        const State state = dealt(players, Edition::y2022);
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_EQ(state.hands[seat].size(), 6);
            EXPECT_EQ(state.hands[seat].count(total_wild), 1);
        }
        EXPECT_EQ(state.total_wilds_left, 6 - players);
        EXPECT_EQ(state.draw_size(), 100 - 5 * players);
    }
}

TEST(W1, in_a_set_up_those_not_in_hands_lie_beside_the_deck) {
    EXPECT_EQ(Table(sweet(), {"c1 xx", "c2", "c3 xx"}).state.total_wilds_left, 4);
    EXPECT_THROW(Table(sweet(), {"c1 xx", "c2"}, "xx"), std::invalid_argument);
}

TEST(W2, playable_on_any_turn_of_its_owner_with_any_legal_declaration) {
    for (int number = 3; number <= 10; ++number) {
        Table t(sweet(), {"c1 c9", "xx c3", "c5 c6"});
        const std::string said = "l" + std::to_string(number);
        t.play(0, "c1", "l2").play(1, "xx", said);
        EXPECT_EQ(t.stack(), "0:c1=l2 1:xx=" + said);
        EXPECT_EQ(t.hand(1), "c3");
        EXPECT_EQ(t.turn(), 2);
    }
    Table opening(sweet(), {"xx c9", "c3 c4"});
    opening.play(0, "xx", "p3");
    EXPECT_EQ(opening.may_declare(1), "p4 p5 p6 p7 p8 p9 p10");
}

TEST(W2, the_declaration_must_be_legal) {
    Table t(sweet(), {"xx c9", "xx c4"});
    EXPECT_REFUSED(t, play(0, "xx", "c4"), "S8");
    t.play(0, "c9", "c2");
    EXPECT_REFUSED(t, play(1, "xx", "c2"), "S9");
    EXPECT_REFUSED(t, play(1, "xx", "l5"), "S9");
}

TEST(W2, in_strict_manners_an_illegal_one_goes_back_like_any_card) {
    Table t(sweet().strict(), {"xx c9", "xx c4"}, "l7");
    t.play(0, "xx", "c7");
    EXPECT_EQ(t.hand(0), "c9 l7 xx");
    EXPECT_EQ(t.turn(), 1);
}

TEST(W2, not_out_of_turn) {
    Table t(sweet(), {"c1 c9", "c2 c3", "xx c4"});
    t.play(0, "c1", "c1");
    EXPECT_REFUSED(t, play(2, "xx", "c2"), "not-your-turn");
}

TEST(W3, it_cannot_be_challenged_in_any_way) {
    for (const Rules& table : {sweet(), sweet().strict(), sweet().answers(), sweet().answers().strict()}) {
        Table t(table, {"xx c9", "c2 c3", "c4 c5"});
        t.play(0, "xx", "c1");
        for (const int seat : {1, 2})
            for (const std::string_view trait : {"number", "spice", ""})
                EXPECT_REFUSED(t, challenge(seat, trait), "W3|P2");
        EXPECT_EQ(t.waiting(), "");
        t.pass(1);
        EXPECT_REFUSED(t, challenge(2, "number"), "W3|P2");
        EXPECT_EQ(t.waiting(), "");
        EXPECT_TRUE(t.legal(2).challenges.empty());
    }
}

TEST(W3, the_card_under_it_is_safe_and_the_one_on_it_is_not) {
    Table t(sweet(), {"p9 c9", "xx c3", "p8 c5"});
    t.play(0, "p9", "c1").play(1, "xx", "c2");
    EXPECT_REFUSED(t, challenge(2, "spice"), "W3");
    t.play(2, "p8", "c3").challenge(0, "spice");
    EXPECT_EQ(t.won(0), 2);
    EXPECT_EQ(t.won_total_wilds(0), 1);
}

TEST(W3, everyone_sees_it_in_hands_and_on_the_stack) {
    Table t(sweet(), {"xx c9", "xx c3", "c4 c5"});
    t.play(0, "xx", "c1");
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(2)}) {
        const View seen = see(t.state, viewer, Finished::open);
        EXPECT_EQ(seen.stack[0].card, total_wild);
        EXPECT_EQ(seen.hands[0].total_wilds, 0);
        EXPECT_EQ(seen.hands[1].total_wilds, 1);
        EXPECT_EQ(seen.total_wilds_left, 4);
        EXPECT_EQ(t.told<Played>(viewer).at(0).card, total_wild);
    }
}

TEST(W4, as_the_last_hand_card_it_draws_five_and_earns_no_trophy) {
    for (const Rules& manners : {sweet(), sweet().strict()}) {
        Table t(manners, {"xx", "c2 c3", "c4 c5"}, "l1 l2 l3 l4 l5 l6");
        t.play(0, "xx", "c1");
        EXPECT_EQ(t.hand(0), "l1 l2 l3 l4 l5");
        EXPECT_EQ(t.trophies(0), 0);
        EXPECT_EQ(t.state.trophies_left, 3);
        EXPECT_EQ(t.stack(), "0:xx=c1");
        EXPECT_EQ(t.waiting(), "");
        EXPECT_EQ(t.turn(), 1);
        t.play(1, "c2", "c2");
    }
}

TEST(W4, in_everyone_answers_nobody_is_asked_either) {
    Table t(sweet().answers(), {"xx", "c2 c3", "c4 c5"}, "l1 l2 l3 l4 l5 l6");
    t.play(0, "xx", "c1");
    EXPECT_EQ(t.hand(0), "l1 l2 l3 l4 l5");
    EXPECT_EQ(t.waiting(), "");
    t.play(1, "c2", "c2");
    EXPECT_EQ(t.waiting(), "0 2");
}

TEST(W4, a_spice_card_as_last_card_still_earns_the_trophy) {
    Table t(sweet(), {"xx c2", "c3 c4"});
    t.play(0, "xx", "c1").pass(1).play(0, "c2", "c2").let(1);
    EXPECT_EQ(t.trophies(0), 1);
}

TEST(W5, who_holds_one_is_offered_none) {
    Table t(sweet(), {"p9 xx", "c2 c3"}, "l1 l2");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.hand(0), "l1 l2 xx");
    EXPECT_REFUSED(t, total_wild(0, true), "W6|W5");
    t.play(0, "l1", "l1");
}

TEST(W5, none_beside_the_deck_none_to_draw) {
    Table t(sweet(), {"p9 xx c1 c2", "c3 xx", "c4 xx", "c5 xx", "c6 xx", "c7 xx"});
    EXPECT_EQ(t.state.total_wilds_left, 0);
    t.play(0, "xx", "c1").play(1, "c3", "c3").play(2, "c4", "c4").play(3, "c5", "c5").play(4, "c6", "c6");
    t.play(5, "c7", "c7").play(0, "p9", "c9").challenge(1, "spice");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.hand_size(0), 4);
    EXPECT_REFUSED(t, total_wild(0, true), "W6|W5");
}

TEST(W5, two_in_one_hand_is_no_set_up) {
    EXPECT_THROW(Table(sweet(), {"xx xx", "c1"}), std::invalid_argument);
}

TEST(W6, the_loser_may_take_a_total_wild_as_a_third_card) {
    Table t(sweet(), {"p9 c1", "c2 c3", "c4 c5"}, "l1 l2 l3");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_EQ(t.waiting(), "0");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_EQ(t.hand(0), "c1 l1 l2");
    t.total_wild(0, true);
    EXPECT_EQ(t.hand(0), "c1 l1 l2 xx");
    EXPECT_EQ(t.state.total_wilds_left, 5);
    EXPECT_EQ(t.waiting(), "");
    t.play(0, "xx", "l3");
    EXPECT_EQ(t.turn(), 1);
}

TEST(W6, or_decline_it) {
    Table t(sweet(), {"c1 c9", "c2 c3", "c4 c5"}, "l1 l2 l3");
    t.play(0, "c1", "c1").challenge(2, "number").total_wild(2, false);
    EXPECT_EQ(t.hand(2), "c4 c5 l1 l2");
    EXPECT_EQ(t.state.total_wilds_left, 6);
    EXPECT_EQ(t.turn(), 2);
    EXPECT_EQ(t.waiting(), "");
}

TEST(W6, the_choice_comes_after_seeing_the_two_cards) {
    Table t(sweet(), {"p9 c1", "c2 c3", "c4 c5"}, "l1 l2 l3");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_EQ(t.seen_by(0).hands[0].size, 3);
    EXPECT_LT(t.place_of<Drew>(), t.place_of<TotalWildOffered>());
    EXPECT_EQ(t.place_of<TotalWildChosen>(), -1);
}

TEST(W6, nobody_else_chooses_and_nothing_else_happens_meanwhile) {
    Table t(sweet().strict(), {"p9 c1", "c2 c3", "c4 c5"}, "l1 l2 l3");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_REFUSED(t, total_wild(1, true), "W6|not-your-turn");
    for (const int seat : {0, 1, 2}) {
        EXPECT_REFUSED(t, pass(seat), "W6|not-your-turn");
        EXPECT_REFUSED(t, challenge(seat, "number"), "W6|S13");
        EXPECT_REFUSED(t, peek(seat), "W6|S12");
        EXPECT_REFUSED(t, let(seat), "W6");
    }
    EXPECT_REFUSED(t, play(0, "c1", "c1"), "W6");
    EXPECT_REFUSED(t, play(1, "c2", "c2"), "W6|not-your-turn");
}

TEST(W6, there_is_no_choice_without_a_lost_challenge) {
    Table t(sweet(), {"p9 c1", "c2 c3"});
    for (const int seat : {0, 1}) EXPECT_REFUSED(t, total_wild(seat, true), "W6");
    t.pass(0);
    EXPECT_EQ(t.waiting(), "");
}

TEST(W6, if_the_end_card_comes_first_there_is_no_choice) {
    for (const int above : {1, 2}) {
        Table t(sweet().above(above), {"p9 c1", "c2 c3"});
        t.play(0, "p9", "c1").challenge(1, "spice");
        EXPECT_TRUE(t.over());
        EXPECT_EQ(t.waiting(), "");
        EXPECT_EQ(t.told<TotalWildOffered>().size(), 0u);
        EXPECT_EQ(t.hand_size(0), 1 + above);
    }
}

TEST(W6, who_played_theirs_may_take_another) {
    Table t(sweet(), {"p9 xx c1", "c2 c3"});
    t.play(0, "xx", "c1").pass(1).play(0, "p9", "c3").challenge(1, "spice").total_wild(0, true);
    EXPECT_EQ(t.state.hands[0].count(total_wild), 1);
    EXPECT_EQ(t.state.total_wilds_left, 4);
}

TEST(W6, in_an_answer_round_the_loser_chooses_too) {
    Table t(sweet().answers(), {"c1 c9", "c2 c3", "c4 c5"}, "l1 l2 l3");
    t.play(0, "c1", "c1").challenge(2, "number").let(1);
    EXPECT_EQ(t.waiting(), "2");
    t.total_wild(2, true).play(2, "c4", "c1");
    EXPECT_EQ(t.waiting(), "0 1");
}

TEST(W7, a_trophy_brings_five_spice_cards_and_no_total_wild) {
    Table t(sweet(), {"c1", "c2 c3"}, "l1 l2 l3 l4 l5 l6");
    t.play(0, "c1", "c1").let(1);
    EXPECT_EQ(t.hand(0), "l1 l2 l3 l4 l5");
    EXPECT_EQ(t.state.total_wilds_left, 6);
}

TEST(W8, won_total_wilds_score_five_and_held_ones_cost_five) {
    Table t(sweet().above(1), {"c1 xx", "c2 c3"});
    t.state.won[1] = {.spice = 3, .total = 2};
    t.pass(0);
    ASSERT_TRUE(t.over());
    EXPECT_EQ(t.points(0), -2 - 5);
    EXPECT_EQ(t.points(1), 3 + 10 - 2);
}

TEST(W8, won_total_wilds_do_not_come_back) {
    Table t(sweet(), {"xx c1", "p2 c3"}, "l1 l2");
    t.play(0, "xx", "c1").play(1, "p2", "c2").challenge(0, "spice");
    EXPECT_EQ(t.won(0), 1);
    EXPECT_EQ(t.won_total_wilds(0), 1);
    EXPECT_EQ(t.state.total_wilds_left, 5);
    t.total_wild(1, true);
    EXPECT_EQ(t.state.total_wilds_left, 4);
}

TEST(W9, classic_play_has_no_total_wilds_and_deals_and_refills_six) {
    for (int players = 2; players <= 6; ++players) {
        const State state = dealt(players, Edition::y2022_classic);
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_EQ(state.hands[seat].size(), 6);
            EXPECT_EQ(state.hands[seat].count(total_wild), 0);
        }
        EXPECT_EQ(state.total_wilds_left, 0);
    }
    Table t(classic(), {"c1", "c2 c3"}, "l1 l2 l3 l4 l5 l6 l7");
    t.play(0, "c1", "l1").let(1);
    EXPECT_EQ(t.hand(0), "l1 l2 l3 l4 l5 l6");
}

TEST(W9, a_lost_challenge_offers_no_total_wild) {
    Table t(classic(), {"p9 c1", "c2 c3"});
    t.play(0, "p9", "l1").challenge(1, "spice");
    EXPECT_EQ(t.waiting(), "");
    EXPECT_EQ(t.turn(), 0);
    EXPECT_THROW(Table(classic(), {"xx c1", "c2"}), std::invalid_argument);
}

TEST(W9, it_has_lemon_and_no_wasabi) {
    const Table t(classic(), {"l9 c1", "c2 c3"});
    EXPECT_EQ(t.may_declare(0), "c1 c2 c3 l1 l2 l3 p1 p2 p3");
    EXPECT_THROW(Table(classic(), {"w1 c1", "c2"}), std::invalid_argument);
}

TEST(W4, an_illegal_declaration_in_strict_manners_takes_it_back_like_any_card) {
    Table t(sweet().strict(), {"xx", "c2 c3"}, "l1 l2");
    t.play(0, "xx", "c7");
    EXPECT_EQ(t.hand(0), "l1 xx");
    EXPECT_EQ(t.stack(), "");
    EXPECT_EQ(t.turn(), 1);
}

TEST(W6, who_lost_with_a_last_card_is_asked_as_well) {
    Table t(sweet(), {"p9", "c2 c3"}, "l1 l2");
    t.play(0, "p9", "c1").challenge(1, "spice");
    EXPECT_EQ(t.hand(0), "l1 l2");
    EXPECT_EQ(t.waiting(), "0");
    t.total_wild(0, true);
    EXPECT_EQ(t.hand(0), "l1 l2 xx");
    EXPECT_EQ(t.trophies(0), 0);
}

}  // namespace
}  // namespace scoville::spicy::test

#include "table.h"

namespace scoville::spicy::test {
namespace {

Table in_the_middle(const Rules& rules) {
    Table t(rules, {"p9 c2 w3", "c5 c4 w5 p5", "c1 c6"}, "w7 w8");
    t.play(0, "p9", "c1").play(1, "c5", "c5", "c4");
    return t;
}

Rules luck() { return rules().with(Variant::change_your_luck); }

TEST(Seen, the_own_hand_is_open_and_others_are_counted) {
    const Table t = in_the_middle(luck());
    const View seen = t.seen_by(0);
    EXPECT_TRUE(seen.hands[0].open);
    EXPECT_EQ(text(seen.hands[0].cards, t.box()), "c2 w3");
    for (const int seat : {1, 2}) {
        const auto& hand = seen.hands[static_cast<std::size_t>(seat)];
        EXPECT_FALSE(hand.open);
        EXPECT_TRUE(hand.cards.empty());
        EXPECT_EQ(hand.size, t.hand_size(seat));
    }
}

TEST(Seen, own_cards_in_the_stack_are_open_and_others_hidden) {
    const Table t = in_the_middle(luck());
    const View own = t.seen_by(1);
    ASSERT_EQ(own.stack.size(), 3);
    EXPECT_TRUE(own.stack[0].card.is_hidden());
    EXPECT_EQ(own.stack[1].card, card("c4", t.box()));
    EXPECT_EQ(own.stack[2].card, card("c5", t.box()));
    const View other = t.seen_by(2);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(other.stack[i].card.is_hidden());
}

TEST(Seen, declarations_owners_extras_and_the_turn_are_public) {
    const Table t = in_the_middle(luck());
    const View seen = see(t.state, Viewer::spectator(), Finished::open);
    EXPECT_EQ(seen.stack[0].declared, declaration("c1", t.box()));
    EXPECT_EQ(seen.stack[0].seat, 0);
    EXPECT_TRUE(seen.stack[1].extra);
    EXPECT_EQ(seen.stack[1].seat, 1);
    EXPECT_EQ(seen.stack[2].declared, declaration("c5", t.box()));
    EXPECT_EQ(seen.turn, 2);
    EXPECT_EQ(seen.draw, t.draw());
    EXPECT_FALSE(seen.over);
}

TEST(Seen, a_spectator_sees_no_face_down_card) {
    const Table t = in_the_middle(luck());
    for (const Finished finished : {Finished::open, Finished::sealed}) {
        const View seen = see(t.state, Viewer::spectator(), finished);
        for (const auto& hand : seen.hands) EXPECT_FALSE(hand.open);
        for (const auto& each : seen.stack) EXPECT_TRUE(each.card.is_hidden());
    }
}

TEST(Seen, a_record_shows_everything) {
    const Table t = in_the_middle(luck());
    const View seen = see(t.state, Viewer::everything(), Finished::sealed);
    for (const int seat : {0, 1, 2})
        EXPECT_EQ(text(seen.hands[static_cast<std::size_t>(seat)].cards, t.box()), t.hand(seat));
    EXPECT_EQ(seen.stack[0].card, card("p9", t.box()));
    EXPECT_EQ(seen.above_end, t.above());
}

TEST(Seen, won_piles_trophies_and_paw_are_public_as_numbers) {
    Table t(rules().with(Variant::spice_raider), {"p9 c2", "c4 c5", "c6 c7"});
    t.owns_trophy(2).play(0, "p9", "c1").challenge(2, "spice").play(0, "c2", "c2").play(1, "c4", "c4");
    const View seen = see(t.state, Viewer::spectator(), Finished::open);
    EXPECT_EQ(seen.won[2].spice, 1);
    EXPECT_EQ(seen.trophies[2], 1);
    EXPECT_EQ(seen.paw, 1);
}

TEST(Seen, who_is_waited_for_is_public) {
    Table t(rules().answers(), {"p9 c2", "c4 c5", "c6 c7"});
    t.play(0, "p9", "c1").let(1);
    EXPECT_EQ(text(see(t.state, Viewer::spectator(), Finished::open).waiting), "2");
}

TEST(Seen, an_answer_given_changes_no_view_but_who_is_waited_for) {
    Table lets(rules().answers().with(Variant::copy_cat), {"p9 c2", "c1 c5", "c6 c7"});
    lets.play(0, "p9", "c1").let(1);
    Table copies(rules().answers().with(Variant::copy_cat), {"p9 c2", "c1 c5", "c6 c7"});
    copies.play(0, "p9", "c1").copy(1, "c1");
    for (const int seat : {0, 2}) {
        const View a = lets.seen_by(seat);
        const View b = copies.seen_by(seat);
        EXPECT_EQ(a.waiting, b.waiting);
        EXPECT_EQ(a.hands[1].size, b.hands[1].size);
        EXPECT_EQ(a.stack.size(), b.stack.size());
        EXPECT_EQ(a.turn, b.turn);
    }
}

TEST(Seen, the_end_card_shows_at_its_printed_height_and_at_least_one) {
    Table t(rules(), {"c1", "c2", "c3"});
    EXPECT_EQ(t.seen_by(0).above_end, 97 - 38);
    t.state.deck_end = static_cast<std::uint8_t>(t.state.deck_end + 2);
    EXPECT_EQ(t.seen_by(0).above_end, 97 - 38);
    EXPECT_EQ(see(t.state, Viewer::spectator(), Finished::open).above_end, 97 - 38);
    EXPECT_EQ(see(t.state, Viewer::everything(), Finished::open).above_end, 97 - 38 + 2);
    for (int i = 0; i < 97 - 38; ++i) t.pass(t.turn());
    EXPECT_EQ(t.above(), 2);
    EXPECT_EQ(t.seen_by(0).above_end, 1);
    t.pass(t.turn());
    EXPECT_EQ(t.seen_by(0).above_end, 1);
}

TEST(Seen, the_end_card_is_exact_where_the_table_fixed_it) {
    Table t(rules().above(20), {"c1", "c2", "c3"});
    EXPECT_EQ(t.seen_by(1).above_end, 20);
    EXPECT_EQ(see(t.state, Viewer::spectator(), Finished::open).above_end, 20);
    t.pass(0);
    EXPECT_EQ(t.seen_by(1).above_end, 19);
}

TEST(Seen, a_finished_game_lies_open_unless_the_table_seals_it) {
    Table t(rules().above(1), {"p9 c2", "c4 c5", "c6"});
    t.play(0, "p9", "c1").pass(1);
    ASSERT_TRUE(t.over());
    const View open = see(t.state, Viewer::spectator(), Finished::open);
    EXPECT_TRUE(open.over);
    EXPECT_EQ(open.turn, no_seat);
    EXPECT_TRUE(open.waiting.empty());
    EXPECT_EQ(text(open.hands[2].cards, t.box()), "c6");
    EXPECT_EQ(open.stack[0].card, card("p9", t.box()));
    const View sealed = see(t.state, Viewer::spectator(), Finished::sealed);
    EXPECT_FALSE(sealed.hands[2].open);
    EXPECT_TRUE(sealed.stack[0].card.is_hidden());
    EXPECT_EQ(sealed.scores[2], -1);
    EXPECT_EQ(text(sealed.winners), text(open.winners));
    const View own = see(t.state, Viewer::at_seat(0), Finished::sealed);
    EXPECT_TRUE(own.hands[0].open);
    EXPECT_FALSE(own.hands[1].open);
    EXPECT_EQ(own.stack[0].card, card("p9", t.box()));
}

TEST(Seen, a_card_played_is_told_to_its_owner_only) {
    const Table t = in_the_middle(luck());
    const auto own = t.told<Played>(Viewer::at_seat(1));
    const auto other = t.told<Played>(Viewer::at_seat(0));
    EXPECT_EQ(own.at(1).card, card("c5", t.box()));
    EXPECT_EQ(own.at(1).extras[0], card("c4", t.box()));
    EXPECT_TRUE(other.at(1).card.is_hidden());
    ASSERT_EQ(other.at(1).extras.size(), 1);
    EXPECT_TRUE(other.at(1).extras[0].is_hidden());
    EXPECT_EQ(other.at(1).declared, declaration("c5", t.box()));
}

TEST(Seen, cards_drawn_are_told_to_their_owner_only) {
    Table t(rules(), {"c1", "c2"}, "w7");
    t.pass(0);
    const auto own = t.told<Drew>(Viewer::at_seat(0));
    ASSERT_EQ(own.size(), 1u);
    ASSERT_EQ(own.at(0).cards.size(), 1);
    EXPECT_EQ(own.at(0).cards[0], card("w7", t.box()));
    for (const Viewer viewer : {Viewer::spectator(), Viewer::at_seat(1)}) {
        ASSERT_EQ(t.told<Drew>(viewer).size(), 1u);
        EXPECT_EQ(t.told<Drew>(viewer).at(0).count, 1);
        EXPECT_TRUE(t.told<Drew>(viewer).at(0).cards.empty());
    }
}

TEST(Seen, a_card_taken_back_stays_hidden) {
    Table t(rules().strict(), {"c1 c2", "c3 c4"});
    t.play(0, "c1", "c9");
    EXPECT_TRUE(t.told<TookBack>(Viewer::at_seat(1)).at(0).card.is_hidden());
    EXPECT_EQ(t.told<TookBack>(Viewer::at_seat(0)).at(0).card, card("c1", t.box()));
}

TEST(Seen, a_stack_won_tells_its_size_and_not_its_cards) {
    Table t(rules(), {"p9 c2", "c4 c5", "c6 c7"});
    t.play(0, "p9", "c1").play(1, "c4", "c4").challenge(2, "number");
    const auto won = t.told<StackWon>();
    ASSERT_EQ(won.size(), 1u);
    EXPECT_EQ(won.at(0).seat, 1);
    EXPECT_EQ(won.at(0).cards.spice, 2);
    EXPECT_FALSE(won.at(0).raid);
    ASSERT_EQ(t.told<Revealed>().size(), 1u);
    EXPECT_EQ(t.told<Revealed>().at(0).card, card("c4", t.box()));
}

}  // namespace
}  // namespace scoville::spicy::test

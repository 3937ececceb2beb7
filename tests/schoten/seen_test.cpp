#include <algorithm>

#include "table.h"

namespace scoville::schoten::test {
namespace {

View seen_from(const State& state, Viewer viewer) { return see(state, viewer, Finished::sealed); }

// Exchanges one card of a hand for one of the rack.
void exchange(RoundDeal& deal, Seat seat, std::string_view out, std::string_view in) {
    deal.hands[seat].remove(card(out));
    deal.hands[seat].add(card(in));
}

TEST(T3, other_hands_show_their_backs_only) {
    const Table table(example_setup());
    const View view = seen_from(table.state, Viewer::at_seat(0));
    EXPECT_TRUE(view.hands[0].open);
    EXPECT_EQ(view.hands[0].cards, table.state.hands[0]);
    for (Seat seat = 1; seat < 4; ++seat) {
        EXPECT_FALSE(view.hands[seat].open);
        EXPECT_TRUE(view.hands[seat].cards.empty());
        EXPECT_EQ(view.hands[seat].backs, table.state.hands[seat].backs());
        EXPECT_EQ(view.hands[seat].size(), 10);
        view.hands[seat].for_each_card([](Card each) { EXPECT_TRUE(each.is_face_down()); });
    }
    std::vector<Colour> backs;
    view.hands[2].for_each_card([&](Card each) { backs.push_back(each.colour()); });
    EXPECT_EQ(backs.size(), 10u);
    EXPECT_EQ(std::count(backs.begin(), backs.end(), Colour::red), 4);
    EXPECT_EQ(std::count(backs.begin(), backs.end(), Colour::green), 6);
}

TEST(T3, a_spectator_sees_no_hand_and_the_record_sees_all) {
    const Table table(example_setup());
    const View outside = seen_from(table.state, Viewer::spectator());
    const View all = seen_from(table.state, Viewer::everything());
    for (Seat seat = 0; seat < 4; ++seat) {
        EXPECT_FALSE(outside.hands[seat].open);
        EXPECT_EQ(all.hands[seat].cards, table.state.hands[seat]);
    }
}

TEST(T3, numbers_of_the_rack_and_of_other_hands_change_nothing_in_a_view) {
    const Ruleset rules = rules_for(4);
    RoundDeal deal = *deal_from_setup(rules, example_setup());
    const Table table(example_setup());
    exchange(deal, 2, "r11", "r12");  // with the rack
    exchange(deal, 3, "g8", "g2");    // between two hands
    exchange(deal, 2, "g2", "g8");
    Silent silent;
    State other = begin(rules, 0);
    start_round(other, deal, silent);
    EXPECT_NE(other, table.state);
    for (const Viewer viewer : {Viewer::at_seat(0), Viewer::at_seat(1), Viewer::spectator()})
        EXPECT_EQ(seen_from(other, viewer), seen_from(table.state, viewer));
    EXPECT_NE(seen_from(other, Viewer::at_seat(2)), seen_from(table.state, Viewer::at_seat(2)));
}

TEST(T3, rack_numbers_never_appear) {
    Silent silent;
    for (int players = 3; players <= 4; ++players) {
        play_randomly(players, 31, silent, [](const State& state, Seat, Action) {
            const View view = see(state, Viewer::everything(), Finished::open);
            EXPECT_EQ(view.rack, state.rack_left);
            for (const SeenHand& hand : view.hands) EXPECT_TRUE((hand.cards & state.rack).empty());
            for (const TrickCard& played : view.trick) EXPECT_FALSE(state.rack.has(played.card));
        });
    }
}

TEST(T6, tips_are_hidden_until_all_are_in) {
    Table table(example_setup());
    table.tip(0, Colour::red, Colour::green)
        .tip(1, Colour::black, Colour::red)
        .tip(3, Colour::yellow, Colour::red);
    const View own = seen_from(table.state, Viewer::at_seat(1));
    EXPECT_TRUE(own.tips[1].known);
    EXPECT_EQ(own.tips[1].tip, (Tip{Colour::black, Colour::red}));
    for (const Seat seat : {Seat{0}, Seat{2}, Seat{3}}) EXPECT_EQ(own.tips[seat], SeenTip{});
    EXPECT_EQ(own.waiting, SeatSet{2});
    const View outside = seen_from(table.state, Viewer::spectator());
    for (const SeenTip& tip : outside.tips) EXPECT_EQ(tip, SeenTip{});
    const View waiting = seen_from(table.state, Viewer::at_seat(2));
    for (const SeenTip& tip : waiting.tips) EXPECT_EQ(tip, SeenTip{});

    table.tip(2, Colour::green, Colour::yellow);
    for (const Viewer viewer : {Viewer::at_seat(0), Viewer::at_seat(2), Viewer::spectator()}) {
        const View view = seen_from(table.state, viewer);
        EXPECT_TRUE(view.waiting.empty());
        for (Seat seat = 0; seat < 4; ++seat)
            EXPECT_EQ(view.tips[seat], (SeenTip{true, table.state.tips[seat]}));
    }
}

TEST(T6, a_pending_tip_changes_nothing_for_the_others) {
    Table one(example_setup());
    Table two(example_setup());
    one.tip(1, Colour::black, Colour::red);
    two.tip(1, Colour::green, Colour::yellow);
    for (const Viewer viewer : {Viewer::at_seat(0), Viewer::at_seat(2), Viewer::spectator()})
        EXPECT_EQ(seen_from(one.state, viewer), seen_from(two.state, viewer));
    EXPECT_NE(seen_from(one.state, Viewer::at_seat(1)), seen_from(two.state, Viewer::at_seat(1)));
    EXPECT_EQ(one.told.all<Tipped>().at(0).seat, 1);
}

TEST(T7, the_view_shows_trick_and_led_colour) {
    Table table(example_setup());
    table.tip_all().play(0, "r9").play(1, "k8");
    const View view = seen_from(table.state, Viewer::spectator());
    EXPECT_EQ(view.phase, SeenPhase::trick);
    EXPECT_EQ(view.turn, 2);
    EXPECT_EQ(view.led, Colour::red);
    ASSERT_EQ(view.trick.size(), 2);
    EXPECT_EQ(view.trick[1], (TrickCard{1, card("k8")}));
    EXPECT_EQ(view.ranking, ranking_of({2, 1, 10, 9}));
    EXPECT_EQ(view.starter, 0);
    EXPECT_EQ(view.round, 0);
    EXPECT_EQ(view.rounds, 4);
}

TEST(T12, a_finished_game_shows_scores_and_winners) {
    Silent silent;
    const State end = play_randomly(4, 8, silent, [](const State&, Seat, Action) {});
    const View view = see(end, Viewer::spectator(), Finished::open);
    EXPECT_TRUE(view.over);
    EXPECT_EQ(view.phase, SeenPhase::over);
    EXPECT_EQ(view.turn, no_seat);
    EXPECT_EQ(view.round, 3);
    EXPECT_EQ(view.rounds_scored, 4);
    EXPECT_EQ(view.winners, winners(end));
    for (Seat seat = 0; seat < 4; ++seat) {
        int sum = 0;
        for (const auto& round : view.round_scores) sum += round[seat];
        EXPECT_EQ(view.scores[seat], sum);
        EXPECT_EQ(view.hands[seat].size(), 0);
    }
}

}  // namespace
}  // namespace scoville::schoten::test

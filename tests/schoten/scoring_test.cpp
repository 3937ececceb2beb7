#include "table.h"

namespace scoville::schoten::test {
namespace {

// Counts are red, yellow, green, black.
int points(ColourCounts collection, Colour most, Colour fewest) {
    return round_points(rules_for(4), collection, Tip{most, fewest});
}

TEST(T10, most_right_and_fewest_wrong_is_5) {
    EXPECT_EQ(points({{2, 1, 3, 5}}, Colour::black, Colour::green), 5);
}

TEST(T10, fewest_tied_and_most_wrong_is_3) {
    EXPECT_EQ(points({{3, 1, 5, 1}}, Colour::red, Colour::yellow), 3);
}

TEST(T10, most_right_and_fewest_tied_at_zero_six_apart_is_14) {
    EXPECT_EQ(points({{6, 0, 4, 0}}, Colour::red, Colour::yellow), 14);
}

TEST(T10, no_trick_at_all_is_6) {
    Legal any_tip;
    any_tip.tip = true;
    for_each_action(any_tip,
                    [](Action action) { EXPECT_EQ(points({}, action.tips.most, action.tips.fewest), 6); });
}

TEST(T10, both_right_adds_the_difference) {
    EXPECT_EQ(points({{7, 1, 4, 3}}, Colour::red, Colour::yellow), 5 + 5 + 6);
}

TEST(T10, both_tied_adds_the_difference_too) {
    EXPECT_EQ(points({{4, 2, 4, 2}}, Colour::red, Colour::yellow), 3 + 3 + 2);
}

TEST(T10, one_wrong_tip_costs_the_difference) {
    EXPECT_EQ(points({{7, 1, 4, 3}}, Colour::red, Colour::black), 5);
    EXPECT_EQ(points({{7, 1, 4, 3}}, Colour::green, Colour::yellow), 5);
    EXPECT_EQ(points({{7, 7, 4, 1}}, Colour::red, Colour::green), 3);
    EXPECT_EQ(points({{7, 1, 4, 3}}, Colour::green, Colour::black), 0);
}

TEST(T10, all_colours_equal_ties_both) { EXPECT_EQ(points({{3, 3, 3, 3}}, Colour::green, Colour::black), 6); }

// Points of the rule, asked colour by colour, for every collection up to 6 of each.
TEST(T10, points_agree_with_the_rule_for_every_small_collection) {
    const auto judge = [](const ColourCounts& counts, Colour tipped, auto&& beats) {
        bool right = true;
        bool tied = true;
        for (const Colour other : colours) {
            if (other == tipped) continue;
            right = right && beats(counts[tipped], counts[other]);
            tied = tied && !beats(counts[other], counts[tipped]);
        }
        return right ? 5 : tied ? 3 : 0;
    };
    for (int code = 0; code < 7 * 7 * 7 * 7; ++code) {
        ColourCounts counts;
        for (int i = 0, rest = code; i < 4; ++i, rest /= 7)
            counts.of[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(rest % 7);
        for (const Colour most : colours) {
            for (const Colour fewest : colours) {
                if (most == fewest) continue;
                const int for_most = judge(counts, most, [](int a, int b) { return a > b; });
                const int for_fewest = judge(counts, fewest, [](int a, int b) { return a < b; });
                const int extra = for_most > 0 && for_fewest > 0 ? counts[most] - counts[fewest] : 0;
                EXPECT_EQ(points(counts, most, fewest), for_most + for_fewest + extra);
            }
        }
    }
}

TEST(T11, as_many_rounds_as_players_and_the_start_moves_left) {
    for (int players = 3; players <= 4; ++players) {
        Recorder told;
        const State end = play_randomly(players, 21, told, [](const State&, Seat, Action) {});
        const auto started = told.all<RoundStarted>();
        ASSERT_EQ(started.size(), static_cast<std::size_t>(players));
        EXPECT_EQ(told.all<RoundScored>().size(), static_cast<std::size_t>(players));
        for (int round = 0; round < players; ++round) {
            EXPECT_EQ(started[static_cast<std::size_t>(round)].round, round);
            EXPECT_EQ(started[static_cast<std::size_t>(round)].starter, (end.first + round) % players);
        }
        EXPECT_EQ(told.all<GameOver>().size(), 1u);
    }
}

TEST(T11, the_starter_leads_the_first_trick_of_every_round) {
    for (int players = 3; players <= 4; ++players) {
        Recorder told;
        play_randomly(players, 22, told, [&](const State& state, Seat seat, Action action) {
            const bool first_card = action.what == Do::card && state.trick.empty() &&
                                    state.hands[seat].size() == state.rules.dealt;
            if (first_card) {
                EXPECT_EQ(seat, (state.first + state.rounds_scored) % players);
            }
        });
    }
}

TEST(T11, the_next_deal_is_an_input) {
    Silent silent;
    FastRng rng(4);
    const Ruleset rules = rules_for(3);
    State state = begin(rules, 2);
    EXPECT_EQ(state.phase, Phase::deal);
    start_round(state, fast_deal(rules, rng), silent);
    while (state.phase != Phase::deal) {
        const Seat seat = asked(state, rng);
        ASSERT_TRUE(apply(state, seat, lab::random_action(legal(state, seat), rng), silent));
    }
    EXPECT_EQ(state.rounds_scored, 1);
    EXPECT_EQ(state.turn, no_seat);
    start_round(state, fast_deal(rules, rng), silent);
    EXPECT_EQ(state.phase, Phase::tips);
    EXPECT_EQ(state.starter(), 0);
    EXPECT_EQ(state.waiting, state.seats());
    EXPECT_EQ(state.collections, decltype(state.collections){});
    EXPECT_EQ(state.tips, decltype(state.tips){});
}

TEST(T12, most_points_win) {
    State state = begin(rules_for(3), 0);
    state.round_points = {{{5, 3, 0}, {0, 14, 6}, {5, 0, 10}}};
    state.rounds_scored = 3;
    EXPECT_EQ(score(state, 0), 10);
    EXPECT_EQ(score(state, 1), 17);
    EXPECT_EQ(score(state, 2), 16);
    EXPECT_EQ(winners(state), SeatSet{1});
}

TEST(T12, ties_share_the_win) {
    State state = begin(rules_for(4), 0);
    state.round_points = {{{5, 3, 5, 0}, {3, 5, 3, 6}}};
    state.rounds_scored = 2;
    EXPECT_EQ(winners(state), (SeatSet{0, 1, 2}));
}

TEST(T12, a_finished_game_takes_no_more_actions) {
    Silent silent;
    State end = play_randomly(3, 5, silent, [](const State&, Seat, Action) {});
    ASSERT_TRUE(end.over());
    EXPECT_EQ(end.turn, no_seat);
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_FALSE(legal(end, seat).any());
        for (const Action action :
             {Action::tip(Colour::red, Colour::green), Action::play(card("r1")), Action::take(Colour::red)})
            EXPECT_EQ(apply(end, seat, action, silent).refusal().code, "game-over");
    }
}

}  // namespace
}  // namespace scoville::schoten::test

#include <algorithm>

#include "table.h"

namespace scoville::schoten::test {
namespace {

constexpr int games = 60;

TEST(SchotenGames, someone_is_always_asked_and_everyone_asked_is_known) {
    Silent silent;
    for (int players = 3; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            play_randomly(players, seed, silent, [&](const State& state, Seat, Action) {
                SeatSet asked_now;
                for (Seat seat = 0; seat < players; ++seat)
                    if (legal(state, seat).any()) asked_now.add(seat);
                const View view = see(state, Viewer::spectator(), Finished::open);
                ASSERT_FALSE(asked_now.empty());
                ASSERT_EQ(asked_now, view.phase == SeenPhase::tips ? view.waiting : SeatSet{view.turn});
            });
        }
    }
}

TEST(SchotenGames, every_game_ends_after_the_same_number_of_actions) {
    Silent silent;
    for (int players = 3; players <= 4; ++players) {
        const Ruleset rules = rules_for(players);
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            int actions = 0;
            const State end =
                play_randomly(players, seed, silent, [&](const State&, Seat, Action) { ++actions; });
            EXPECT_TRUE(end.over());
            EXPECT_EQ(actions, players * (players + players * rules.dealt + rules.rack));
        }
    }
}

TEST(SchotenGames, scores_add_up) {
    for (int players = 3; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Recorder told;
            const State end = play_randomly(players, seed, told, [](const State&, Seat, Action) {});
            std::vector<int> totals(static_cast<std::size_t>(players));
            for (const RoundScored& scored : told.all<RoundScored>()) {
                ASSERT_EQ(scored.points.size(), players);
                for (int seat = 0; seat < players; ++seat)
                    totals[static_cast<std::size_t>(seat)] += scored.points[seat];
            }
            const int best = *std::max_element(totals.begin(), totals.end());
            const GameOver over = told.all<GameOver>().at(0);
            for (Seat seat = 0; seat < players; ++seat) {
                EXPECT_EQ(score(end, seat), totals[seat]);
                EXPECT_EQ(over.winners.has(seat), totals[seat] == best);
            }
        }
    }
}

// Points of a round from what everyone could see happen: tips shown, tricks won, cards taken.
TEST(SchotenGames, round_points_follow_from_what_was_told) {
    for (int players = 3; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            Recorder told;
            play_randomly(players, seed, told, [](const State&, Seat, Action) {});
            std::array<ColourCounts, max_players> collected{};
            TipsShown shown;
            for (const Event& event : told.events) {
                const SeenEvent seen = see(event, Viewer::spectator());
                if (std::holds_alternative<RoundStarted>(seen)) collected = {};
                if (const auto* tips = std::get_if<TipsShown>(&seen)) shown = *tips;
                if (const auto* took = std::get_if<Took>(&seen)) ++collected[took->seat][took->colour];
                if (const auto* won = std::get_if<TrickWon>(&seen)) {
                    for (const Colour colour : colours)
                        for (int i = 0; i < won->cards[colour]; ++i) ++collected[won->seat][colour];
                }
                if (const auto* scored = std::get_if<RoundScored>(&seen)) {
                    for (Seat seat = 0; seat < players; ++seat)
                        EXPECT_EQ(scored->points[seat],
                                  round_points(rules_for(players), collected[seat], shown.tips[seat]));
                }
            }
        }
    }
}

TEST(SchotenGames, the_sink_changes_nothing) {
    Silent silent;
    Recorder told;
    const auto nothing = [](const State&, Seat, Action) {};
    for (std::uint64_t seed = 0; seed < games; ++seed)
        EXPECT_EQ(play_randomly(4, seed, silent, nothing), play_randomly(4, seed, told, nothing));
}

TEST(SchotenGames, random_play_reaches_every_legal_action) {
    FastRng rng(2);
    Legal legal;
    legal.tip = true;
    std::vector<Action> missing;
    for_each_action(legal, [&](Action action) { missing.push_back(action); });
    EXPECT_EQ(missing.size(), 12u);
    for (int i = 0; i < 1000; ++i) std::erase(missing, lab::random_action(legal, rng));
    EXPECT_TRUE(missing.empty());
}

}  // namespace
}  // namespace scoville::schoten::test

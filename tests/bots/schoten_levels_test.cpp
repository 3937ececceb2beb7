#include "tests/bots/schoten_games.h"

namespace scoville::bots::test {
namespace {

// Those that search take a thousand times as long for a move; few of their games do.
std::uint64_t games_of(Level level, std::uint64_t usual) { return level >= Level::expert ? 1 : usual; }

TEST(SchotenLevels, every_level_plays_whole_games_legally) {
    for (const LevelInfo& info : levels())
        for (int players = 3; players <= 4; ++players)
            for (std::uint64_t seed = 0; seed < games_of(info.level, 20); ++seed) {
                SchotenBots bots = seat_bots(players, info.level, seed);
                const PlayedGame game = play_game(bots, seed);
                ASSERT_TRUE(game.end.over()) << info.name;
            }
}

TEST(SchotenLevels, mixed_tables_play_whole_games_legally) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        SchotenBots bots;
        for (std::uint64_t seat = 0; seat < 4; ++seat)
            bots.push_back(make_schoten_bot(
                levels()[(seed + seat) % static_cast<std::uint64_t>(Level::expert)].level, seed + seat));
        ASSERT_TRUE(play_game(bots, seed).end.over());
    }
}

TEST(SchotenLevels, what_they_choose_is_listed_as_legal) {
    SchotenBots bots = seat_bots(4, Level::suspicious, 1);
    play_game(bots, 1, [](const schoten::State& state, Seat seat, schoten::Action action) {
        bool listed = false;
        schoten::for_each_action(schoten::legal(state, seat),
                                 [&](schoten::Action each) { listed |= each == action; });
        ASSERT_TRUE(listed);
    });
}

TEST(SchotenLevels, the_same_seed_plays_the_same_game) {
    for (const LevelInfo& info : levels()) {
        SchotenBots once = seat_bots(3, info.level, 7);
        SchotenBots again = seat_bots(3, info.level, 7);
        const PlayedGame a = play_game(once, 3);
        const PlayedGame b = play_game(again, 3);
        ASSERT_EQ(a.moves.size(), b.moves.size());
        for (std::size_t i = 0; i < a.moves.size(); ++i) {
            ASSERT_EQ(a.moves[i].seat, b.moves[i].seat);
            ASSERT_EQ(a.moves[i].action, b.moves[i].action) << info.name;
        }
        EXPECT_EQ(a.end, b.end);
    }
}

TEST(SchotenLevels, a_bot_that_never_listens_still_answers) {
    for (const LevelInfo& info : levels()) {
        SchotenBots bots = seat_bots(4, Level::random, 5);
        play_game(bots, 5, [&](const schoten::State& state, Seat seat, schoten::Action) {
            const schoten::View view = schoten::see(state, Viewer::at_seat(seat), Finished::sealed);
            const schoten::Legal legal = schoten::legal(state, seat);
            schoten::State next = state;
            schoten::Silent silent;
            ASSERT_TRUE(schoten::apply(next, seat, make_schoten_bot(info.level, 9)->act({seat, view, legal}),
                                       silent));
        });
    }
}

// About 300 games each; the margins are many standard errors below what is measured.
TEST(SchotenLevels, odds_beats_random) {
    EXPECT_GT(win_share(3, Level::odds, Level::random, 100), 0.90);
    EXPECT_GT(win_share(4, Level::odds, Level::random, 75), 0.88);
}

TEST(SchotenLevels, odds_beats_honest) {
    EXPECT_GT(win_share(3, Level::odds, Level::honest, 100), 0.75);
    EXPECT_GT(win_share(4, Level::odds, Level::honest, 75), 0.65);
}

TEST(SchotenLevels, one_random_among_odds_hardly_wins) {
    EXPECT_LT(win_share(3, Level::random, Level::odds, 100), 0.05);
    EXPECT_LT(win_share(4, Level::honest, Level::odds, 75), 0.10);
}

TEST(SchotenLevels, honest_beats_random) {
    EXPECT_GT(win_share(3, Level::honest, Level::random, 100), 0.45);
    EXPECT_GT(win_share(4, Level::honest, Level::random, 75), 0.40);
}

}  // namespace
}  // namespace scoville::bots::test

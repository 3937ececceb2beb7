// The built-in bots of Spicy, measured in whole games: they keep to the rules and to their characters.
#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/bots/spicy_games.h"

namespace scoville::bots::test {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

bool is_listed(const Legal& legal, const Faults& faults, Action action) {
    bool listed = false;
    const auto compare = [&](Action each) { listed = listed || each == action; };
    for_each_action(legal, compare);
    if (!listed) for_each_fault(legal, faults, compare);
    return listed;
}

bool is_lie(const State& state, Card card, Declaration declared, bool half_counts) {
    const Truth& truth = truth_of(card);
    const bool number = number_is_right(state.rules, truth, declared.number());
    const bool spice = truth.spices.has(declared.spice());
    return half_counts ? !number || !spice : !number && !spice;
}

std::vector<Level> mixed_levels(int players, FastRng& rng) {
    std::vector<Level> levels(static_cast<std::size_t>(players));
    for (Level& level : levels) level = bots::levels()[rng.below(level_count)].level;
    return levels;
}

State deal_for(const Options& options, FastRng& rng) {
    return deal_from_key(options, lab::random_key(rng)).state;
}

Options answering(int players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    options.everyone_answers = true;
    return options;
}

// Forgets everything that happens.
class Deaf : public SpicyBot {
public:
    explicit Deaf(std::unique_ptr<SpicyBot> bot) : bot_(std::move(bot)) {}
    Action act(const SpicyAsk& ask) override { return bot_->act(ask); }

private:
    std::unique_ptr<SpicyBot> bot_;
};

TEST(SpicyLevels, play_every_table_by_the_rules) {
    FastRng rng(1);
    for (int game = 0; game < 250; ++game) {
        const Options options = lab::random_options(rng);
        SpicyBots bots = seat_bots(mixed_levels(options.players, rng), rng.next());
        const State end = play_game(deal_for(options, rng), bots,
                                    [](const State&, Seat, const Legal& legal, const Faults& faults,
                                       Action action) { ASSERT_TRUE(is_listed(legal, faults, action)); });
        ASSERT_TRUE(end.over());
    }
}

TEST(SpicyLevels, play_from_the_view_alone) {
    FastRng rng(2);
    for (int game = 0; game < 100; ++game) {
        const Options options = lab::random_options(rng);
        SpicyBots bots = seat_bots(mixed_levels(options.players, rng), rng.next());
        for (auto& bot : bots) bot = std::make_unique<Deaf>(std::move(bot));
        const State end = play_game(deal_for(options, rng), bots,
                                    [](const State&, Seat, const Legal& legal, const Faults& faults,
                                       Action action) { ASSERT_TRUE(is_listed(legal, faults, action)); });
        ASSERT_TRUE(end.over());
    }
}

TEST(SpicyLevels, same_seed_same_game) {
    for (const LevelInfo& info : bots::levels()) {
        const Level level = info.level;
        const auto actions = [&](std::uint64_t seed) {
            FastRng rng(3);
            Options options;
            options.variants = VariantSet::first(variant_count);
            options.strict = true;
            SpicyBots bots = seat_bots(std::vector<Level>(4, level), seed);
            std::vector<Action> made;
            play_game(deal_for(options, rng), bots,
                      [&](const State&, Seat, const Legal&, const Faults&, Action action) {
                          made.push_back(action);
                      });
            return made;
        };
        EXPECT_EQ(actions(5), actions(5));
        EXPECT_NE(actions(5), actions(6));
    }
}

TEST(SpicyLevels, let_pass_what_they_do_not_react_to) {
    FastRng rng(4);
    const Options options;  // live pace
    for (const LevelInfo& info : bots::levels()) {
        const Level level = info.level;
        SpicyBots bots = seat_bots(std::vector<Level>(4, level), 1);
        play_game(deal_for(options, rng), bots,
                  [](const State& state, Seat seat, const Legal&, const Faults&, Action action) {
                      if (state.turn == seat || action.what == Do::challenge) return;
                      ASSERT_TRUE(action.what == Do::let || action.what == Do::total_wild);
                  });
    }
}

TEST(Honest, never_declares_a_wrong_trait) {
    FastRng rng(5);
    int played = 0;
    for (int game = 0; game < 120; ++game) {
        const Options options = lab::random_options(rng);
        std::vector<Level> levels = mixed_levels(options.players, rng);
        levels[0] = Level::honest;
        SpicyBots bots = seat_bots(levels, rng.next());
        play_game(deal_for(options, rng), bots,
                  [&](const State& state, Seat seat, const Legal& legal, const Faults&, Action action) {
                      if (levels[seat] != Level::honest) return;
                      if (action.what != Do::play && action.what != Do::copy) return;
                      const Declaration said = action.what == Do::play ? action.declared : legal.copied;
                      ASSERT_FALSE(is_lie(state, action.card, said, true));
                      ++played;
                  });
    }
    EXPECT_GT(played, 500);
}

TEST(Honest, plays_the_truth_when_it_has_it) {
    FastRng rng(6);
    for (int game = 0; game < 40; ++game) {
        SpicyBots bots = seat_bots(std::vector<Level>(4, Level::honest), rng.next());
        play_game(deal_for(answering(4), rng), bots,
                  [](const State& state, Seat, const Legal& legal, const Faults&, Action action) {
                      if (action.what != Do::pass) return;
                      legal.cards.for_each_kind([&](Card card) {
                          for (const int index : legal.declarations)
                              ASSERT_TRUE(is_lie(state, card, {static_cast<std::uint8_t>(index)}, true));
                      });
                  });
    }
}

TEST(Honest, challenges_only_what_is_wrong) {
    FastRng rng(7);
    int right = 0;
    int wrong = 0;
    for (int game = 0; game < 200; ++game) {
        SpicyBots bots = seat_bots({Level::honest, Level::random, Level::liar, Level::random}, rng.next());
        play_game(deal_for(answering(4), rng), bots,
                  [&](const State& state, Seat seat, const Legal&, const Faults&, Action action) {
                      if (seat != 0 || action.what != Do::challenge) return;
                      ++(card_is_right(state.rules, state.top(), action.trait) ? wrong : right);
                  });
    }
    EXPECT_GT(right, 0);
    EXPECT_LE(wrong * 10, right);
}

// One seat against three of another level, every deal from every seat.
double share_against(Level one, Level others, int deals) {
    FastRng rng(8);
    double share = 0;
    for (int i = 0; i < deals; ++i) {
        const State deal = deal_for(answering(4), rng);
        for (Seat seat = 0; seat < 4; ++seat) {
            std::vector<Level> levels(4, others);
            levels[seat] = one;
            SpicyBots bots = seat_bots(levels, static_cast<std::uint64_t>(i) * 4 + seat);
            const SeatSet won = winners(play_game(deal, bots));
            if (won.has(seat)) share += 1.0 / won.size();
        }
    }
    return share / (4 * deals);
}

TEST(Odds, beats_random) { EXPECT_GT(share_against(Level::odds, Level::random, 100), 0.7); }
TEST(Odds, beats_honest) { EXPECT_GT(share_against(Level::odds, Level::honest, 100), 0.7); }
TEST(Odds, is_beaten_by_neither) {
    EXPECT_LT(share_against(Level::random, Level::odds, 50), 0.15);
    EXPECT_LT(share_against(Level::honest, Level::odds, 50), 0.15);
}

struct Conduct {
    int plays = 0, lies = 0, passes = 0, asked = 0, challenges = 0;
};
Conduct conduct_of(Level level) {
    FastRng rng(9);
    Conduct conduct;
    for (int game = 0; game < 60; ++game) {
        SpicyBots bots = seat_bots({level, Level::odds, Level::odds, Level::odds}, rng.next());
        play_game(deal_for(answering(4), rng), bots,
                  [&](const State& state, Seat seat, const Legal& legal, const Faults&, Action action) {
                      if (seat != 0) return;
                      conduct.asked += !legal.challenges.empty();
                      conduct.challenges += action.what == Do::challenge;
                      conduct.passes += action.what == Do::pass;
                      conduct.plays += action.what == Do::play;
                      if (action.what == Do::play)
                          conduct.lies += is_lie(state, action.card, action.declared, false);
                  });
    }
    return conduct;
}

TEST(Liar, lies_more_than_it_tells_the_truth) {
    const Conduct liar = conduct_of(Level::liar);
    const Conduct odds = conduct_of(Level::odds);
    EXPECT_GT(liar.lies * 2, liar.plays);
    EXPECT_LT(odds.lies * 4, odds.plays);
    EXPECT_LT(liar.passes * 20, liar.plays);
    EXPECT_LT(liar.challenges * odds.asked * 2, odds.challenges * liar.asked);
}

TEST(Suspicious, challenges_more_than_odds) {
    const Conduct suspicious = conduct_of(Level::suspicious);
    const Conduct odds = conduct_of(Level::odds);
    EXPECT_GT(suspicious.challenges * odds.asked * 2, odds.challenges * suspicious.asked * 3);
}

// S19: how often a last card is laid without a word.
double forgetting_of(Level level) {
    FastRng rng(10);
    int last_cards = 0;
    int forgotten = 0;
    Options options = answering(2);
    options.strict = true;
    for (int game = 0; game < 300; ++game) {
        SpicyBots bots = seat_bots({level, level}, rng.next());
        play_game(deal_for(options, rng), bots,
                  [&](const State&, Seat, const Legal&, const Faults& faults, Action action) {
                      if (action.what != Do::play || !faults.unannounced) return;
                      ++last_cards;
                      forgotten += !action.last;
                  });
    }
    return static_cast<double>(forgotten) / std::max(1, last_cards);
}

TEST(SpicyLevels, forget_to_announce_as_their_tempers_say) {
    EXPECT_NEAR(forgetting_of(Level::random), 0.10, 0.04);
    EXPECT_NEAR(forgetting_of(Level::liar), 0.04, 0.02);
    EXPECT_NEAR(forgetting_of(Level::odds), 0.01, 0.01);
}

}  // namespace
}  // namespace scoville::bots::test

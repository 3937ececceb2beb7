// The players that the master of Scharfe Schoten imagines, what it reads from others, and how it plays.
#include <cmath>

#include <gtest/gtest.h>

#include "bots/schoten/player_weights.h"
#include "bots/schoten/reader.h"
#include "lab/train/schoten.h"
#include "schoten/face/options.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/deal.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"

namespace scoville::bots {
namespace {

using schoten::Action;
using schoten::Colour;
using schoten::Phase;

// A round that imagined players play; every seat hears it.
class Round {
public:
    static constexpr bool listens = true;

    explicit Round(int players, std::uint64_t seed) : rng_(seed) {
        const schoten::Ruleset rules =
            schoten::ruleset_of({.players = static_cast<std::uint8_t>(players), .start = {}});
        state = schoten::begin(rules, 0);
        schoten::start_round(state, schoten::fast_deal(rules, rng_), *this);
        for (Seat seat = 0; seat < players; ++seat) heard[seat].begin(view(seat));
    }
    void tell(const schoten::Event& event) {
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            heard[seat].see(schoten::see(event, Viewer::at_seat(seat)));
    }
    schoten::View view(Seat seat) const {
        return schoten::see(state, Viewer::at_seat(seat), Finished::sealed);
    }
    Seat next() const {
        return state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    }
    // The world as it is.
    World truth(const WorldPlan& plan) const {
        World world;
        world.collections = state.collections;
        world.rack = state.rack_left;
        for (Seat seat = 0; seat < state.rules.players; ++seat) {
            world.hands[seat] = plan.order().places(state.hands[seat]);
            world.tips[seat] = state.tips[seat];
        }
        for (const schoten::TrickCard& played : state.trick) {
            const WorldCard card{played.seat, static_cast<std::int8_t>(plan.order().place(played.card))};
            world.trick.push_back(card);
            ++world.lying[played.card.colour()];
            if (card.place > world.best.place) world.best = card;
        }
        world.turn = state.turn;
        world.takes = state.phase == Phase::take;
        return world;
    }
    void step() {
        const Seat seat = next();
        const WorldPlan plan(view(seat));
        const Player player(plan, player_weights(plan.players()));
        const World world = truth(plan);
        const Course& course = heard[seat].course();
        Action action;
        if (state.phase == Phase::tips) {
            const schoten::Tip tip = player.draw_tip(world.rack, course, seat, world.hands[seat], rng_);
            action = Action::tip(tip.most, tip.fewest);
        } else if (state.phase == Phase::take) {
            action = Action::take(player.choose_take(world, course.tricks));
        } else {
            action = Action::play(plan.card_of(player.draw_card(world, course, world.hands[seat], rng_)));
        }
        ASSERT_TRUE(schoten::apply(state, seat, action, *this));
    }

    schoten::State state;
    std::array<Heard, schoten::max_players> heard;

private:
    FastRng rng_;
};

TEST(SchotenPlayer, plays_whole_rounds_by_the_rules) {
    for (int game = 0; game < 20; ++game) {
        Round round(3 + game % 2, static_cast<std::uint64_t>(game));
        while (round.state.phase != Phase::deal) round.step();
    }
}

TEST(T3, what_a_player_does_hangs_on_its_own_hand_and_what_lies_open) {
    Round round(4, 5);
    const auto has_choice = [&] {
        return round.state.phase == Phase::trick && round.state.hands[0].size() < 8 &&
               schoten::legal(round.state, round.state.turn).cards.size() > 2;
    };
    while (!has_choice()) round.step();
    const Seat self = round.state.turn;
    const WorldPlan plan(round.view(self));
    const Player player(plan, player_weights(4));
    World world = round.truth(plan);
    CardChoice as_it_is;
    player.weigh_cards(world, round.heard[self].course(), world.hands[self], as_it_is);
    for (Seat seat = 0; seat < 4; ++seat)
        if (seat != self) world.hands[seat] = {};
    CardChoice alone;
    player.weigh_cards(world, round.heard[self].course(), world.hands[self], alone);
    ASSERT_EQ(as_it_is.places, alone.places);
    float sum = 0;
    for (int i = 0; i < alone.places.size(); ++i) {
        EXPECT_EQ(as_it_is.chances[static_cast<std::size_t>(i)], alone.chances[static_cast<std::size_t>(i)]);
        sum += alone.chances[static_cast<std::size_t>(i)];
    }
    EXPECT_NEAR(sum, 1, 1e-5);
    EXPECT_GT(alone.places.size(), 1);
}

TEST(T10, a_standing_is_how_far_each_tip_is_from_right) {
    schoten::ColourCounts collection;
    collection.of = {5, 2, 1, 3};
    const Standing standing = standing_of(collection, {Colour::red, Colour::yellow});
    EXPECT_EQ(standing.ahead, 2);
    EXPECT_EQ(standing.below, -1);
    EXPECT_EQ(standing.gap, 3);
}

TEST(SchotenHeard, keeps_what_lies_open_as_it_is) {
    Round round(3, 8);
    int laid = 0;
    while (round.state.phase != Phase::deal) {
        if (round.state.phase == Phase::trick) {
            ++laid;
            const WorldPlan plan(round.view(0));
            const World world = round.truth(plan);
            const Course& course = round.heard[1].course();
            EXPECT_EQ(course.tricks, round.state.hands[round.state.turn].size());
            for (Seat seat = 0; seat < 3; ++seat)
                EXPECT_EQ(course.backs[seat], round.state.hands[seat].backs());
            round.step();
            const Laid& last = round.heard[1].laid().back();
            EXPECT_EQ(last.open.turn, world.turn);
            EXPECT_EQ(last.open.collections, world.collections);
            EXPECT_EQ(last.open.rack, world.rack);
            EXPECT_EQ(last.open.tips, world.tips);
            EXPECT_EQ(last.open.lying, world.lying);
            EXPECT_EQ(last.open.best.place, world.best.place);
        } else {
            round.step();
        }
    }
    EXPECT_EQ(laid, 36);
}

// Among many worlds the true one is, on average, likelier than most.
TEST(SchotenReading, what_others_did_tells_of_their_hands) {
    FastRng rng(4);
    double better = 0;
    int asked = 0;
    for (std::uint64_t game = 0; game < 30; ++game) {
        Round round(3, 100 + game);
        while (round.state.phase == Phase::tips || round.state.hands[0].size() > 6) round.step();
        if (round.state.phase == Phase::take) round.step();
        const Seat self = 0;
        const schoten::View view = round.view(self);
        const WorldPlan plan(view);
        const Player player(plan, player_weights(3));
        const Reading reading(round.heard[self], plan, player, self, {.tips = 1, .cards = 1});
        schoten::CardSet known = view.hands[self].cards;
        for (const Laid& laid : round.heard[self].laid()) known.add(plan.card_of(laid.place));
        const float truth = reading.of(round.truth(plan));
        for (int i = 0; i < 40; ++i, ++asked)
            if (reading.of(random_world(view, self, known, plan, rng)) < truth) ++better;
    }
    EXPECT_GT(better / asked, 0.6);
}

TEST(SchotenReading, likely_worlds_are_drawn_as_often_as_they_are_likely) {
    FastRng rng(2);
    std::vector<World> worlds(3);
    for (int i = 0; i < 3; ++i) worlds[static_cast<std::size_t>(i)].turn = static_cast<Seat>(i);
    std::vector<float> logs{0, std::log(3.0F), -60};
    draw_likely(worlds, logs, 400, rng);
    std::array<int, 3> drawn{};
    for (const World& world : worlds) ++drawn[world.turn];
    EXPECT_NEAR(drawn[0], 100, 1);
    EXPECT_NEAR(drawn[1], 300, 1);
    EXPECT_EQ(drawn[2], 0);
}

TEST(SchotenReader, is_the_same_for_the_same_seed_and_always_legal) {
    const ReaderPlan plan{.rounds = 60, .least_worlds = 3, .solved_cards = 2, .solved_worlds = 3};
    const auto play = [&](std::uint64_t seed) {
        Round round(4, 11);
        std::vector<ReaderSchoten> bots;
        for (Seat seat = 0; seat < 4; ++seat) bots.emplace_back(plan, seed + seat);
        std::vector<Action> actions;
        while (round.state.phase != Phase::deal) {
            const Seat seat = round.next();
            const schoten::View view = round.view(seat);
            const schoten::Legal legal = schoten::legal(round.state, seat);
            actions.push_back(bots[seat].act({seat, view, legal}));
            EXPECT_TRUE(schoten::apply(round.state, seat, actions.back(), round));
        }
        return actions;
    };
    EXPECT_EQ(play(1), play(1));
    EXPECT_NE(play(1), play(77));
}

TEST(SchotenTraining, is_the_same_for_the_same_seed_and_learns) {
    const auto train = [](std::uint64_t seed, std::vector<double>& points) {
        return lab::train_players(
            {.players = 3, .rounds = 6000, .seed = seed, .batch = 50},
            [&](const lab::SchotenTrainProgress& progress) { points.push_back(progress.points); });
    };
    std::vector<double> points;
    const auto once = in_thousandths(train(1, points));
    std::vector<double> again;
    EXPECT_EQ(in_thousandths(train(1, again)), once);
    EXPECT_EQ(points, again);
    EXPECT_NE(in_thousandths(train(2, again)), once);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_GT(points[1], points[0]) << "whose tricks serve their tips bring more";
    EXPECT_EQ(in_thousandths(from_thousandths(once)), once);
}

}  // namespace
}  // namespace scoville::bots

#include <gtest/gtest.h>

#include "bots/schoten/master.h"
#include "schoten/face/points.h"
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

schoten::State fresh_round(int players, FastRng& rng) {
    const schoten::Ruleset rules = schoten::ruleset_of({.players = static_cast<std::uint8_t>(players)});
    schoten::State state = schoten::begin(rules, 0);
    schoten::Silent silent;
    schoten::start_round(state, schoten::fast_deal(rules, rng), silent);
    return state;
}

void apply(schoten::State& state, Action action) {
    schoten::Silent silent;
    const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    ASSERT_TRUE(schoten::apply(state, seat, action, silent));
}

Action random_action(const schoten::State& state, FastRng& rng) {
    const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
    std::vector<Action> actions;
    schoten::for_each_action(schoten::legal(state, seat), [&](Action action) { actions.push_back(action); });
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

schoten::View view_of(const schoten::State& state, Seat seat) {
    return schoten::see(state, Viewer::at_seat(seat), Finished::sealed);
}

// The one world that is true.
World true_world(const schoten::State& state, const WorldPlan& plan) {
    FastRng rng(1);
    World world = random_world(view_of(state, 0), 0, state.hands[0], plan, rng);
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        world.hands[seat] = plan.order().places(state.hands[seat]);
    return world;
}

TEST(T7, a_world_plays_by_the_rules) {
    FastRng rng(7);
    for (int game = 0; game < 40; ++game) {
        schoten::State state = fresh_round(3 + game % 2, rng);
        while (state.phase == Phase::tips) apply(state, random_action(state, rng));
        const WorldPlan plan(view_of(state, 0));
        World world = true_world(state, plan);
        while (state.phase == Phase::trick || state.phase == Phase::take) {
            ASSERT_EQ(world.turn, state.turn);
            ASSERT_EQ(world.takes, state.phase == Phase::take);
            if (!world.takes)
                ASSERT_EQ(plan.playable(world), plan.order().places(schoten::legal(state, state.turn).cards));
            const Action action = random_action(state, rng);
            if (world.takes)
                plan.take(world, action.colour);
            else
                plan.play(world, plan.order().place(action.card));
            apply(state, action);
            for (Seat seat = 0; seat < state.rules.players; ++seat)
                ASSERT_EQ(world.collections[seat], state.collections[seat]);
        }
        EXPECT_TRUE(world.over());
        for (Seat seat = 0; seat < state.rules.players; ++seat)
            EXPECT_EQ(schoten::round_points(state.rules, world.collections[seat], world.tips[seat]),
                      state.round_points[0][seat]);
    }
}

TEST(T3, worlds_agree_with_all_backs) {
    FastRng rng(9);
    schoten::State state = fresh_round(4, rng);
    SchotenMemory memory;
    for (int step = 0; step < 30; ++step) apply(state, random_action(state, rng));
    const Seat self = 1;
    const schoten::View view = view_of(state, self);
    const WorldPlan plan(view);
    bool differ = false;
    PlaceSet first;
    for (int i = 0; i < 50; ++i) {
        const World world = random_world(view, self, memory.known(view, self), plan, rng);
        PlaceSet all;
        for (Seat seat = 0; seat < 4; ++seat) {
            EXPECT_TRUE((all & world.hands[seat]).empty());
            all = all | world.hands[seat];
            for (const Colour colour : schoten::colours)
                EXPECT_EQ((world.hands[seat] & plan.of_colour(colour)).size(),
                          view.hands[seat].backs[colour]);
        }
        EXPECT_EQ(world.hands[self], plan.order().places(view.hands[self].cards));
        if (i == 0) first = world.hands[2];
        differ = differ || !(world.hands[2] == first);
    }
    EXPECT_TRUE(differ);
}

TEST(T12, shares_of_the_match_sum_up) {
    FastRng rng(3);
    const schoten::State state = fresh_round(3, rng);
    schoten::View view = view_of(state, 0);
    view.scores = {10, 14, 9};
    for (std::uint8_t round = 0; round < 3; ++round) {
        view.round = round;
        double sum = 0;
        for (Seat seat = 0; seat < 3; ++seat) sum += match_share(view, seat, {5, 1, 6, 0});
        EXPECT_NEAR(sum, 1, 1e-9);
    }
    // The last round: 15, 15 and 15.
    EXPECT_NEAR(match_share(view, 0, {5, 1, 6, 0}), 1.0 / 3, 1e-9);
    EXPECT_EQ(match_share(view, 0, {5, 2, 6, 0}), 0);
    view.round = 0;
    EXPECT_GT(match_share(view, 1, {5, 2, 6, 0}), match_share(view, 0, {5, 2, 6, 0}));
}

// With two cards in each hand the solution is at least as good for who acts as anything else it may do first.
TEST(SchotenEndgame, nobody_does_better_by_another_first_card) {
    FastRng rng(5);
    for (int game = 0; game < 10; ++game) {
        schoten::State state = fresh_round(3, rng);
        while (state.phase == Phase::tips || state.hands[0].size() + state.hands[1].size() > 4)
            apply(state, random_action(state, rng));
        if (state.phase != Phase::trick) continue;
        const schoten::View view = view_of(state, 0);
        const WorldPlan plan(view);
        const World world = true_world(state, plan);
        const Endgame endgame(view, plan);
        const double best = endgame.solve(world)[world.turn];
        for (const int place : plan.playable(world)) {
            World next = world;
            plan.play(next, place);
            EXPECT_LE(endgame.solve(next)[world.turn], best + 1e-12);
        }
    }
}

TEST(SchotenMaster, is_the_same_for_the_same_seed_and_always_legal) {
    const SearchPlan plan{.rounds = 60, .least_worlds = 3, .solved_cards = 2, .solved_worlds = 3};
    const auto play = [&](std::uint64_t seed) {
        FastRng rng(11);
        schoten::State state = fresh_round(4, rng);
        std::vector<MasterSchoten> bots;
        for (Seat seat = 0; seat < 4; ++seat) bots.emplace_back(plan, seed + seat);
        std::vector<Action> actions;
        while (state.phase != Phase::deal) {
            const Seat seat = state.waiting.empty() ? state.turn : static_cast<Seat>(state.waiting.lowest());
            const schoten::View view = view_of(state, seat);
            const schoten::Legal legal = schoten::legal(state, seat);
            actions.push_back(bots[seat].act({seat, view, legal}));
            schoten::Silent silent;
            EXPECT_TRUE(schoten::apply(state, seat, actions.back(), silent));
        }
        return actions;
    };
    EXPECT_EQ(play(1), play(1));
    EXPECT_NE(play(1), play(77));
}

}  // namespace
}  // namespace scoville::bots

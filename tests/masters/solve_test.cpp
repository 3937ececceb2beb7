#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "lab/solve/bots.h"
#include "lab/solve/cfr.h"

namespace scoville::lab {
namespace {

// A game of its own: everyone knows that only these deals can happen.
std::vector<History> few_deals() { return some_deals(157); }

SolvePolicy even() {
    return [chances = Chances{}](const History&, const Actions& actions) mutable -> const Chances& {
        chances.clear();
        for (int i = 0; i < actions.size(); ++i) chances.push_back(1.0F / static_cast<float>(actions.size()));
        return chances;
    };
}

TEST(SmallSpicy, has_every_deal_once) {
    const std::vector<History> deals = all_deals();
    EXPECT_EQ(deals.size(), 45U * 28U);
    std::set<std::pair<std::uint64_t, std::uint64_t>> keys;
    double weight = 0;
    for (const History& deal : deals) {
        keys.emplace(deal.keys[0], deal.keys[1]);
        weight += deal.weight;
        EXPECT_EQ(deal.state.hands[0].size(), 2);
        EXPECT_EQ(deal.state.hands[1].size(), 2);
        EXPECT_EQ(deal.state.draw_size(), 6);
        EXPECT_EQ(deal.state.above_end(), 2);
    }
    EXPECT_EQ(keys.size(), deals.size());
    EXPECT_NEAR(weight, 1, 1e-9);
}

TEST(SmallSpicy, a_seat_knows_its_own_cards_and_what_is_said) {
    const std::vector<History> deals = all_deals();
    History a = deals[0];
    History b = deals[1];  // the same hand at seat 0, another at seat 1
    ASSERT_EQ(a.state.hands[0], b.state.hands[0]);
    ASSERT_EQ(a.keys[0], b.keys[0]);
    const spicy::Action play = actions_at(a.state)[1];
    ASSERT_EQ(play.what, spicy::Do::play);
    advance(a, play);
    advance(b, play);
    EXPECT_EQ(a.keys[0], b.keys[0]);
    EXPECT_NE(a.keys[1], b.keys[1]);

    // Another card with the same words looks the same to the other seat only.
    History c = deals[0];
    for (const spicy::Action action : actions_at(c.state))
        if (action.what == spicy::Do::play && action.card != play.card && action.declared == play.declared) {
            advance(c, action);
            break;
        }
    EXPECT_NE(a.keys[0], c.keys[0]);
    EXPECT_EQ(a.keys[1], c.keys[1]);
}

TEST(SmallSpicy, what_a_seat_saw_can_be_told_again) {
    History history = all_deals()[100];
    FastRng rng(4);
    while (!history.state.over()) {
        const Actions actions = actions_at(history.state);
        advance(history, actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))]);
    }
    for (Seat seat = 0; seat < 2; ++seat) {
        int plays = 0;
        for (const spicy::SeenEvent& event : seen_so_far(history, seat))
            if (const auto* played = std::get_if<spicy::Played>(&event)) {
                ++plays;
                EXPECT_EQ(played->card.is_hidden(), played->seat != seat);
            }
        EXPECT_GT(plays, 0);
    }
}

TEST(SmallSpicy, best_responses_close_in_on_the_solution) {
    const std::vector<History> deals = few_deals();
    const double before = exploitability(even(), deals).value();
    Cfr cfr(1, deals);
    cfr.run(300);
    const double early = exploitability(cfr.average(), deals).value();
    cfr.run(12000);
    const Exploitability late = exploitability(cfr.average(), deals);
    EXPECT_GT(before, early);
    EXPECT_GT(early, late.value());
    EXPECT_GE(late.value(), -1e-9);
    EXPECT_LT(late.value(), 0.08);
    EXPECT_GT(late.first.decisions, 0);
}

TEST(SmallSpicy, is_the_same_for_the_same_seed) {
    const std::vector<History> deals = few_deals();
    const auto solved = [&](std::uint64_t seed) {
        Cfr cfr(seed, deals);
        cfr.run(100);
        return exploitability(cfr.average(), deals).value();
    };
    EXPECT_EQ(solved(1), solved(1));
    EXPECT_NE(solved(1), solved(2));
}

TEST(SmallSpicy, bots_can_be_measured) {
    const std::vector<History> deals = few_deals();
    for (const char* name : {"master", "odds"}) {
        const SolvePolicy policy = policy_of(*entrant_named(name), 5);
        const Actions actions = actions_at(deals[0].state);
        const Chances chances = policy(deals[0], actions);
        ASSERT_EQ(chances.size(), actions.size());
        float sum = 0;
        for (const float chance : chances) sum += chance;
        EXPECT_NEAR(sum, 1, 1e-4) << name;
        EXPECT_GT(exploitability(policy, deals).value(), 0) << name;
    }
}

}  // namespace
}  // namespace scoville::lab

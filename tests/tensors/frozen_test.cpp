// What a name stands for never changes: programs have learnt with it. Something new gets a new name.
#include <string>

#include <gtest/gtest.h>

#include "tensors/of_game.h"

namespace scoville::tensors {
namespace {

template <class Tensors>
std::string layout() {
    std::string text;
    for (const Field& field : Tensors::fields())
        text += std::string(field.name) + ":" + std::to_string(field.size) + " ";
    return text;
}

TEST(Frozen, spicy_actions_1) {
    EXPECT_EQ(Spicy::actions_name, "spicy-actions-1");
    EXPECT_EQ(Spicy::action_count, 1065);
    EXPECT_EQ(Spicy::extra, 9);
    EXPECT_EQ(Spicy::copy, 42);
    EXPECT_EQ(Spicy::play, 75);
}

TEST(Frozen, schoten_actions_1) {
    EXPECT_EQ(Schoten::actions_name, "schoten-actions-1");
    EXPECT_EQ(Schoten::action_count, 68);
    EXPECT_EQ(Schoten::card, 16);
    EXPECT_EQ(Schoten::take, 64);
}

TEST(Frozen, spicy_obs_1) {
    EXPECT_EQ(Spicy::observation_name, "spicy-obs-1");
    EXPECT_EQ(layout<Spicy>(),
              "players:5 rules:9 hand:33 begun:34 seats:54 stack_size:1 top:30 top_marks:2 declared:30 "
              "own_in_stack:33 recent:24 decks:3 ");
}

TEST(Frozen, schoten_obs_1) {
    EXPECT_EQ(Schoten::observation_name, "schoten-obs-1");
    EXPECT_EQ(layout<Schoten>(),
              "players:2 phase:4 round:4 hand:48 super_trumps:4 ranks:4 backs:16 collections:16 tips_most:16 "
              "tips_fewest:16 seats:16 led:4 trick:192 rack:4 ");
}

}  // namespace
}  // namespace scoville::tensors

// A finished game, shown again move by move.
#include "table/steps.h"

#include <boost/json.hpp>
#include <gtest/gtest.h>

namespace scoville::table {
namespace {

namespace json = boost::json;

// A whole game of safe moves (P3): passes until the end card comes up, or the first legal cards.
PastGame past_game(const any::Options& options, int deals) {
    const std::vector<fair::DealKey> keys(static_cast<std::size_t>(deals), fair::DealKey({}));
    PastGame past{.options = options,
                  .keys = std::make_shared<const std::vector<fair::DealKey>>(keys),
                  .deal = any::deal_from(options, keys),
                  .moves = {},
                  .names = {"ann", "bob", "cid"}};
    any::Events events;
    any::Game game(options, past.keys, events);
    while (!game.over()) {
        const auto seat = static_cast<Seat>(*game.awaited().begin());
        const any::Action action = game.safe_action(seat);
        EXPECT_TRUE(game.act(seat, action, events));
        past.moves.push_back({seat, action});
    }
    past.over = true;
    return past;
}

TEST(Steps, one_for_the_deal_and_one_for_each_move_with_all_cards) {
    spicy::Options options;
    options.players = 3;
    const PastGame past = past_game(options, 1);
    const json::value record = json::parse(record_with_steps(past));
    const json::array& steps = record.at("frames").as_array();
    ASSERT_EQ(steps.size(), past.moves.size() + 1);
    EXPECT_EQ(record.at("actions").as_array().size(), past.moves.size());
    EXPECT_EQ(steps.front().at("events").at(0).at("event"), "started");
    EXPECT_EQ(steps.front().at("state").at("hands").at(2).as_array().size(), 6u);
    EXPECT_FALSE(steps.front().at("over").as_bool());
    EXPECT_TRUE(steps.back().at("over").as_bool());
    EXPECT_EQ(steps.at(1).at("events").at(0).at("event"), "passed");
    EXPECT_EQ(steps.at(1).at("events").at(1).at("cards").as_array().size(), 1u);
}

TEST(Steps, scharfe_schoten_through_all_its_rounds) {
    schoten::Options options;
    options.players = 3;
    const PastGame past = past_game(options, 3);
    const json::value record = json::parse(record_with_steps(past));
    const json::array& steps = record.at("frames").as_array();
    ASSERT_EQ(steps.size(), past.moves.size() + 1);
    EXPECT_EQ(steps.back().at("state").at("roundScores").as_array().size(), 3u);
    EXPECT_EQ(steps.back().at("scores").as_array().size(), 3u);
}

}  // namespace
}  // namespace scoville::table

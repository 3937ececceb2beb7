// The line to the database broke under a write: nobody knows what became of it until the journal is read
// again.
#include <cstdint>
#include <limits>
#include <utility>

#include <gtest/gtest.h>

#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

bool is_ready(const Player& looker, std::size_t seat) {
    return looker.room().at("chairs").at(seat).at("ready").as_bool();
}

TEST(Unsure, everyone_is_sent_away_and_finds_the_table_as_its_journal_has_it) {
    StillHouse house(1);
    Player anna(house, "anna", 1), ben(house, "ben", 2);
    const Object settings{{"game", "spicy"}, {"seats", 2}, {"fill", nullptr}};
    anna.ask({{"type", "create"}, {"settings", settings}});
    ben.code = anna.code;
    ben.ask({{"type", "open"}, {"code", anna.code}});
    for (Player* one : {&anna, &ben}) one->ask({{"type", "sit"}});
    house.loses_answers(true);
    EXPECT_TRUE(ben.ask({{"type", "ready"}, {"ready", true}}).empty());
    house.loses_answers(false);
    EXPECT_FALSE(house.is_connected("anna"));
    EXPECT_FALSE(house.is_connected("ben"));
    for (Player* one : {&anna, &ben}) one->come_back();
    EXPECT_TRUE(is_ready(anna, 1)) << "it had been written";
    EXPECT_EQ(ben.ask({{"type", "ready"}, {"ready", false}}).at("type"), "ack");
}

// As after a crash between the entry and all that follows from it.
TEST(Unsure, a_game_whose_beginning_is_the_last_thing_written_is_due) {
    StillHouse house(1);
    Player anna(house, "anna", 1), ben(house, "ben", 2);
    anna.ask({{"type", "create"}, {"settings", {{"game", "spicy"}, {"seats", 2}, {"fill", nullptr}}}});
    ben.code = anna.code;
    ben.ask({{"type", "open"}, {"code", anna.code}});
    for (Player* one : {&anna, &ben}) {
        one->ask({{"type", "sit"}});
        one->ask({{"type", "ready"}, {"ready", true}});
    }
    const auto due = [&] {
        store::Rows rows;
        house.store().due(std::numeric_limits<std::int64_t>::max(), 10,
                          [&](const store::Answer&, store::Rows found) { rows = std::move(found); });
        return rows.size();
    };
    EXPECT_EQ(due(), 0U) << "a lobby waits for nobody";
    house.loses_answers(true);
    EXPECT_TRUE(anna.ask({{"type", "start"}}).empty());
    constexpr Millis shares_are_waited_for = 10'000;
    house.move_to(house.time() + shares_are_waited_for);
    EXPECT_FALSE(house.is_connected("anna")) << "nobody knows what became of the beginning";
    EXPECT_EQ(due(), 1U);
}

}  // namespace
}  // namespace scoville::house::test

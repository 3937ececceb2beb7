// Whole games by four clients over real sockets, and the records they leave.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

const json::array all_variants{"we-love-chili",    "start-it-up", "spice-raider",
                               "change-your-luck", "turn-it-up",  "copy-cat"};

void play_whole_game(const Object& settings, int people, unsigned seed) {
    House house;
    Party party(house.port(), settings, people, true);
    party.start();
    for (const auto& [number, event] : party.host().events)
        if (event_in(event).at("event") == "dealt")
            EXPECT_EQ(event_in(event).at("shared").as_array().size(),
                      party.host().room.at("chairs").as_array().size())
                << "everyone brings a share, bots too";
    Driver driver(party.all(), seed);
    driver.run_to_the_end();
    for (Guest* guest : party.all()) {
        EXPECT_EQ(guest->game.at("over"), true);
        EXPECT_EQ(guest->game.at("winners"), party.host().game.at("winners"));
        EXPECT_EQ(guest->events.rbegin()->first, party.host().events.rbegin()->first);
        expect_record_agrees(*guest, 1);
    }
    const auto& series = party.host().room.at("series").as_array();
    double wins = 0;
    std::size_t games = 0;  // bots of one level share a line
    for (const json::value& standing : series) {
        wins += standing.at("wins").to_number<double>();
        games += standing.at("games").to_number<std::size_t>();
    }
    EXPECT_NEAR(wins, 1, 0.01);
    EXPECT_EQ(games, party.host().room.at("chairs").as_array().size());
}

}  // namespace

TEST(Games, spicy_live) { play_whole_game(spicy_settings(), 4, 1); }

TEST(Games, spicy_live_with_a_reaction_window) {
    play_whole_game(spicy_settings({}, {{"window", 20}}), 4, 2);
}

TEST(Games, spicy_everyone_answers) { play_whole_game(spicy_settings({{"pace", "everyone-answers"}}), 4, 3); }

TEST(Games, spicy_with_all_variants) { play_whole_game(spicy_settings({{"variants", all_variants}}), 4, 4); }

TEST(Games, spicy_with_all_variants_strict_everyone_answers) {
    play_whole_game(
        spicy_settings({{"variants", all_variants}, {"manners", "strict"}, {"pace", "everyone-answers"}}), 4,
        5);
}

TEST(Games, spicy_strict) { play_whole_game(spicy_settings({{"manners", "strict"}}), 4, 6); }

TEST(Games, spicy_2022) { play_whole_game(spicy_settings({{"edition", "2022"}}), 4, 7); }

TEST(Games, spicy_with_bots_in_the_empty_seats) {
    play_whole_game(spicy_settings({}, {{"fill", "odds"}}), 2, 8);
}

TEST(Games, schoten) { play_whole_game(schoten_settings(), 4, 9); }

TEST(Games, schoten_with_bots_in_the_empty_seats) {
    play_whole_game(schoten_settings({{"fill", "odds"}}), 2, 10);
}

}  // namespace scoville::server::test

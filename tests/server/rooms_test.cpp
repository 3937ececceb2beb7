// Round the game: hosts, seats, pauses, votes, bots that stand in, rematches, lists.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

const Object very_short{{"endCard", 2}};

const json::value& chair(const Guest& guest, std::size_t seat) { return guest.room.at("chairs").at(seat); }

bool lists(const Object& answer, const std::string& table) {
    for (const json::value& line : answer.at("tables").as_array())
        if (line.at("table").as_string() == table) return true;
    return false;
}

Object bot_at(int seat) { return {{"type", "seat-bot"}, {"seat", seat}, {"level", "odds"}}; }

}  // namespace

TEST(Rooms, when_the_host_is_gone_the_role_passes_on) {
    table::Timing timing = quick();
    timing.host_grace = 30;
    House house(timing);
    Party party(house.port(), spicy_settings({}, {{"seats", 3}}), 3);
    party[0].drop();
    party[1].wait([&] { return party[1].count("host") == 1; });
    party[1].wait([&] { return party[1].room.at("host").as_string() == party[1].person; });
    EXPECT_TRUE(party[1].you.at("host").as_bool());
    party[0].come_back();
    EXPECT_FALSE(party[0].you.at("host").as_bool());
    EXPECT_EQ(party[0].refusal({{"type", "give-host"}, {"seat", 0}}), "not-host");
    party[1].must({{"type", "give-host"}, {"seat", 2}});
    party[2].wait([&] { return party[2].you.at("host").as_bool(); });
}

TEST(Rooms, who_was_removed_may_look_and_not_sit) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 3}}), 3);
    EXPECT_EQ(party[1].refusal({{"type", "remove"}, {"seat", 2}}), "not-host");
    party[0].must({{"type", "remove"}, {"seat", 2}});
    EXPECT_EQ(party[2].next("gone").at("why"), "removed");
    EXPECT_EQ(party[2].refusal({{"type", "sit"}}), "not-now") << "one looks at no table any more";
    party[2].open(party.code);
    EXPECT_EQ(party[2].seat(), -1);
    EXPECT_EQ(party[2].refusal({{"type", "sit"}}), "forbidden");
    party[1].wait([&] { return party[1].count("stood") == 1; });
    EXPECT_EQ(chair(party[1], 2).at("who"), "nobody");
    int farewells = 0;
    for (const Object& message : party[2].heard) farewells += message.at("type") == "gone" ? 1 : 0;
    EXPECT_EQ(farewells, 1);
}

TEST(Rooms, seats_bots_and_full_tables) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 3}}), 1);
    party[0].must(bot_at(1));
    Guest late(house.port(), "Late");
    late.open(party.code);
    EXPECT_EQ(late.refusal({{"type", "sit"}, {"seat", 0}}), "seat-taken");
    EXPECT_EQ(late.refusal({{"type", "sit"}, {"seat", 5}}), "no-such-seat");
    EXPECT_EQ(late.refusal(bot_at(2)), "not-host");
    late.must({{"type", "sit"}, {"seat", 2}});
    Guest later(house.port(), "Later");
    later.open(party.code);
    EXPECT_EQ(later.refusal({{"type", "sit"}}), "table-full");
    EXPECT_EQ(party[0].refusal({{"type", "seat-bot"}, {"seat", 1}, {"level", "genius"}}), "bad-settings");
    party[0].must({{"type", "remove"}, {"seat", 1}});
    later.must({{"type", "sit"}});
    EXPECT_EQ(party[0].refusal({{"type", "start"}}), "not-ready");
    later.must({{"type", "stand"}});
    late.must({{"type", "ready"}, {"ready", true}});
    party[0].must({{"type", "start"}});
    EXPECT_EQ(later.refusal({{"type", "sit"}}), "not-now");
    late.wait([&] { return late.has_game(); });
    EXPECT_EQ(late.room.at("chairs").as_array().size(), 2U);
    EXPECT_EQ(late.seat(), 1) << "empty chairs are dropped and the others move up";
}

TEST(Rooms, settings_are_the_hosts_and_changed_in_the_lobby) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 3}}), 2);
    const Object configure{{"type", "configure"}, {"settings", schoten_settings({{"seats", 3}})}};
    EXPECT_EQ(party[1].refusal(configure), "not-host");
    party[0].must(configure);
    party[1].wait([&] { return party[1].room.at("settings").at("game") == "schoten"; });
    EXPECT_EQ(party[0].refusal({{"type", "configure"}, {"settings", schoten_settings({{"seats", 5}})}}),
              "bad-settings");
    EXPECT_EQ(
        party[0].refusal({{"type", "configure"}, {"settings", spicy_settings({}, {{"fill", "genius"}})}}),
        "bad-settings");
}

TEST(Rooms, a_pause_stops_the_game_for_everyone) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    EXPECT_EQ(party[1].refusal({{"type", "pause"}, {"paused", true}}), "not-host");
    Guest& player = party.whose_turn();
    party[0].must({{"type", "pause"}, {"paused", true}});
    player.wait([&] { return player.room.at("paused").as_bool(); });
    EXPECT_EQ(code_in(player.answer(player.act({{"do", "pass"}}))), "paused");
    party[0].must({{"type", "pause"}, {"paused", false}});
    EXPECT_EQ(code_in(player.answer(player.act({{"do", "pass"}}))), "");
}

TEST(Rooms, more_than_half_can_end_a_stuck_game) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 3}}), 3);
    party.start();
    party[0].must({{"type", "vote"}, {"end", true}});
    EXPECT_EQ(party[0].refusal({{"type", "record"}, {"table", party[0].table}, {"game", 1}}), "not-now");
    EXPECT_EQ(party[2].phase(), "playing");
    party[1].must({{"type", "vote"}, {"end", true}});
    party[2].wait([&] { return party[2].phase() == "over"; });
    EXPECT_EQ(party[2].count("given-up"), 1);
    const Object answer = party[2].must({{"type", "record"}, {"table", party[2].table}, {"game", 1}});
    EXPECT_EQ(answer.at("record").at("actions").as_array().size(), 0U);
    EXPECT_EQ(code_in(party[2].answer(party[2].act({{"do", "pass"}}))), "not-playing");
}

TEST(Rooms, a_rematch_goes_on_with_the_series) {
    House house;
    Party party(house.port(), spicy_settings(very_short, {{"seats", 2}}), 2);
    for (int game = 1; game <= 2; ++game) {
        party.start();
        Driver driver(party.all(), static_cast<unsigned>(game));
        driver.run_to_the_end();
        expect_record_agrees(party[1], game);
        for (const json::value& standing : party[0].room.at("series").as_array())
            EXPECT_EQ(standing.at("games"), game);
        party[1].must({{"type", "rematch"}});
        party[0].wait([&] { return party[0].phase() == "lobby"; });
        party[1].wait([&] { return party[1].phase() == "lobby"; });
        EXPECT_TRUE(party[0].game.is_null());
        EXPECT_TRUE(chair(party[0], 1).at("ready").as_bool());
        party[1].must({{"type", "ready"}, {"ready", false}});
    }
    EXPECT_EQ(party[0].refusal({{"type", "record"}, {"table", party[0].table}, {"game", 3}}),
              "no-such-table");
}

TEST(Rooms, a_visitor_takes_over_a_bots_seat_in_the_middle_of_a_game) {
    House house;
    Party party(house.port(), spicy_settings({{"pace", "everyone-answers"}}, {{"seats", 3}}), 2);
    party[0].must(bot_at(2));
    party.start();
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    EXPECT_EQ(visitor.refusal({{"type", "take-over"}, {"seat", 1}}), "not-now");
    const Object taken = visitor.must({{"type", "take-over"}, {"seat", 2}});
    visitor.wait([&] { return visitor.seat() == 2; });
    EXPECT_TRUE(taken.contains("secret"));
    EXPECT_TRUE(visitor.state().at("hands").at(2).is_array()) << "one's own cards";
    EXPECT_FALSE(visitor.state().at("hands").at(0).is_array());
    std::vector<Guest*> all = party.all();
    all.push_back(&visitor);
    Driver driver(all, 6);
    const std::uint32_t goal = visitor.event + 20;
    driver.run([&] { return visitor.event >= goal || visitor.phase() == "over"; });
}

TEST(Rooms, a_bot_stands_in_and_hands_back) {
    House house;
    Party party(house.port(), spicy_settings({{"pace", "everyone-answers"}}, {{"seats", 2}}), 2);
    party.start();
    const Object stand_in{{"type", "bot-plays"}, {"seat", 1}, {"level", "odds"}};
    EXPECT_EQ(party[0].refusal(stand_in), "not-now") << "who is here plays";
    party[1].drop();
    party[0].wait([&] { return party[0].here.at("seats").as_array().size() == 1; });
    party[0].must(stand_in);
    party[1].come_back();
    party[1].wait([&] { return chair(party[1], 1).as_object().contains("botPlays"); });
    EXPECT_EQ(code_in(party[1].answer(party[1].act({{"do", "pass"}}))), "not-now");
    party[1].must({{"type", "back"}});
    party[1].wait([&] { return !chair(party[1], 1).as_object().contains("botPlays"); });
    EXPECT_EQ(party[1].refusal({{"type", "back"}}), "not-now");
    EXPECT_EQ(party[1].refusal({{"type", "bot-plays"}, {"seat", 0}, {"level", "odds"}}), "not-host");
    Driver driver(party.all(), 7);
    const std::uint32_t goal = party[0].event + 10;
    driver.run([&] { return party[0].event >= goal || party[0].phase() == "over"; });
}

TEST(P3, when_time_is_up_a_bot_plays_or_the_safe_move_is_made) {
    House house;
    for (const char* timeout : {"bot", "safe"}) {
        Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"turnTime", 50}, {"timeout", timeout}}),
                    2);
        party.start();
        const bool bot = std::string_view(timeout) == "bot";
        party[0].wait([&] { return party[0].count(bot ? "bot-plays" : "passed") > 0; });
        for (const auto& [number, event] : party[0].events)
            if (event_in(event).at("event") == "passed") EXPECT_EQ(event.at("by"), bot ? "bot" : "clock");
        party[0].drop();
    }
}

TEST(P3, more_time_for_oneself_a_few_times_and_for_others_as_one_likes) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"turnTime", 600'000}}), 2);
    party.start();
    Guest& player = party.whose_turn();
    Guest& other = party[&player == &party[0] ? 1 : 0];
    const Object more{{"type", "more-time"}, {"seat", player.seat()}};
    for (int i = 0; i < 3; ++i) player.must(more);
    EXPECT_EQ(player.refusal(more), "not-now");
    for (int i = 0; i < 4; ++i) other.must(more);
    other.wait([&] {
        const auto& seats = other.game.at("clock").at("seats").as_array();
        return !seats.empty() && seats[0].at("left").to_number<int>() > 7 * 600'000;
    });
}

TEST(Rooms, tables_are_found_by_code_and_only_listed_ones_by_id) {
    House house;
    Party open_table(house.port(), spicy_settings({}, {{"listed", true}}), 1);
    Party closed_table(house.port(), spicy_settings(), 1);
    Guest stranger(house.port(), "Stranger");
    const Object shown = stranger.must({{"type", "list"}, {"what", "public"}});
    EXPECT_TRUE(lists(shown, open_table[0].table));
    EXPECT_FALSE(lists(shown, closed_table[0].table));
    EXPECT_EQ(stranger.refusal({{"type", "open"}, {"table", closed_table[0].table}}), "forbidden");
    EXPECT_EQ(stranger.refusal({{"type", "open"}, {"table", "t_aaaaaaaaaaaaaaaa"}}), "no-such-table");
    EXPECT_EQ(stranger.refusal({{"type", "open"}, {"table", open_table[0].table}}), "");
    EXPECT_EQ(stranger.refusal({{"type", "open"}, {"code", closed_table.code}}), "");
    EXPECT_FALSE(lists(stranger.must({{"type", "list"}, {"what", "mine"}}), closed_table[0].table));
    stranger.must({{"type", "sit"}});
    EXPECT_TRUE(lists(stranger.must({{"type", "list"}, {"what", "mine"}}), closed_table[0].table));
    EXPECT_TRUE(lists(closed_table[0].must({{"type", "list"}, {"what", "mine"}}), closed_table[0].table));
}

TEST(MyTables, say_ones_seat_whose_turn_it_is_and_who_won) {
    House house;
    Party party(house.port(), spicy_settings(very_short, {{"seats", 3}, {"listed", true}}), 2);
    party.host().must(bot_at(2));
    const auto mine = [](Guest& guest) -> json::value {
        return guest.must({{"type", "list"}, {"what", "mine"}}).at("tables").at(0);
    };
    party.start();
    // A bot may be on first; who is awaited is told so, and nobody else.
    Driver driver(party.all(), 7);
    driver.run([&] { return party[0].phase() == "over" || mine(party[0]).as_object().contains("yourTurn"); });
    for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(mine(party[i]).at("you"), static_cast<int>(i));
    driver.run_to_the_end();
    party.catch_up();
    const json::value over = mine(party[1]);
    EXPECT_FALSE(over.as_object().contains("yourTurn"));
    int won = 0;
    for (const json::value& player : over.at("players").as_array())
        won += player.as_object().contains("won") ? 1 : 0;
    EXPECT_GE(won, 1);
    EXPECT_EQ(over.at("players").at(2).at("level"), "odds");
}

TEST(MyTables, strangers_are_told_of_no_seat_and_no_person) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"listed", true}}), 2);
    Guest stranger(house.port(), "Stranger");
    const std::string told = json::serialize(stranger.must({{"type", "list"}, {"what", "public"}}));
    EXPECT_NE(told.find(party[0].table), std::string::npos);
    for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(told.find(party[i].person), std::string::npos);
    EXPECT_EQ(told.find("\"you\""), std::string::npos);
}

TEST(Rooms, a_closed_table_takes_nobody) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"listed", true}}), 2);
    EXPECT_EQ(party[1].refusal({{"type", "close"}}), "not-host");
    party[0].must({{"type", "close"}});
    party[1].wait([&] { return party[1].phase() == "closed"; });
    EXPECT_EQ(party[1].refusal({{"type", "ready"}, {"ready", true}}), "not-now");
    Guest stranger(house.port(), "Stranger");
    EXPECT_FALSE(lists(stranger.must({{"type", "list"}, {"what", "public"}}), party[0].table));
}

}  // namespace scoville::server::test

// What the house does in time, without waiting for it: limits, sleep, bots that say nothing. And what it
// never tells its log.
#include <gtest/gtest.h>

#include "tests/house/conversation.h"
#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

Object settings() {
    return {{"game", "spicy"}, {"seats", 3}, {"fill", nullptr}, {"window", 0}, {"turnTime", 0}};
}

std::string code_of(const Object& refused) {
    return refused.at("type") == "refused" ? std::string(refused.at("error").at("code").as_string()) : "";
}

std::string last_closed(const StillHouse& house) {
    std::string why;
    for (const Spoken& one : house.spoken())
        if (one.what == What::closed) why = one.text;
    return why;
}

const std::string secret = "a-secret-of-its-own-that-is-long-enough";

}  // namespace

TEST(StillHall, chat_is_limited_by_the_house_s_own_time) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    const Object words{{"type", "chat"}, {"text", "again"}};
    for (int i = 0; i < 6; ++i) EXPECT_EQ(code_of(anna.ask(words)), "") << i;
    EXPECT_EQ(code_of(anna.ask(words)), "too-many");
    house.move_to(house.time() + 1'999);
    EXPECT_EQ(code_of(anna.ask(words)), "too-many") << "thirty a minute are one in two seconds";
    house.move_to(house.time() + 2'000);
    EXPECT_EQ(code_of(anna.ask(words)), "");
}

TEST(StillHall, nobody_looks_back_at_a_game_that_is_being_played) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    Player eve(house, "eve", 2);
    Object wish = settings();
    wish["fill"] = "odds";
    const Object made = anna.ask({{"type", "create"}, {"settings", wish}});
    anna.ask({{"type", "sit"}});
    anna.ask({{"type", "start"}});
    house.move_to(house.time() + 30'000);
    for (Player* who : {&anna, &eve}) {
        const Object answer = who->ask({{"type", "record"}, {"table", made.at("table")}, {"game", 1}});
        EXPECT_EQ(code_of(answer), "not-now") << boost::json::serialize(answer);
        EXPECT_EQ(answer.count("record"), 0U);
    }
}

TEST(StillHall, no_server_lets_anyone_choose_the_cards) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    const Object position{
        {"type", "set-up"},
        {"record",
         R"({"record":1,"game":"spicy","options":{"players":3},"setup":{"hands":[["c1"],["c2"],["c3"]]},"actions":[]})"}};
    EXPECT_EQ(code_of(anna.ask(position)), "forbidden");
}

TEST(StillHall, bad_messages_end_the_line) {
    StillHouse house(1);
    house.opens("eve");
    for (int i = 0; i < 21; ++i) house.says("eve", "{");
    EXPECT_EQ(last_closed(house), "policy too many bad messages");
    EXPECT_FALSE(house.is_connected("eve"));
}

TEST(StillHall, a_table_nobody_looks_at_sleeps_and_is_woken_as_it_was) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    anna.ask({{"type", "chat"}, {"text", "see you"}});
    anna.drop();
    house.move_to(house.time() + 200'000);
    EXPECT_EQ(house.counters().tables_slept, 1U);
    anna.come_back();
    EXPECT_EQ(house.counters().tables_woken, 1U);
    EXPECT_EQ(anna.room().at("chairs").at(0).at("who"), "person");
    EXPECT_NE(text_of(house.spoken()).find("see you", 0), std::string::npos);
}

TEST(StillHall, a_bot_guest_that_never_answers_is_shown_out) {
    StillHouse house(1);
    Player anna(house, "anna", 1);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    house.joins("robot", anna.code + " " + secret);
    house.says("robot", R"({"type":"ready","protocol":1,"name":"Robot"})");
    anna.listen();
    EXPECT_EQ(anna.room().at("chairs").at(1).at("name"), "Robot");
    anna.ask({{"type", "ready"}, {"ready", true}});
    anna.ask({{"type", "start"}});
    anna.play_until([&] { return !house.is_connected("robot"); });
    EXPECT_EQ(last_closed(house), "policy late three times in a row");
    EXPECT_FALSE(house.is_connected("robot"));
}

TEST(StillHall, a_bot_that_speaks_before_it_is_known_is_heard) {
    StillHouse house(1);
    house.joins("robot", "NOSUCH " + secret);
    house.says("robot", R"({"type":"ready","protocol":1,"name":"Robot"})");
    EXPECT_EQ(last_closed(house), "policy no-such-table");
}

TEST(StillHall, the_log_has_no_cards_names_words_codes_or_secrets) {
    StillHouse house(5);
    Player anna(house, "anna", 5);
    anna.ask({{"type", "create"}, {"settings", settings()}});
    anna.ask({{"type", "sit"}});
    anna.ask({{"type", "seat-bot"}, {"seat", 1}, {"level", "odds"}});
    anna.ask({{"type", "chat"}, {"text", "marmalade"}});
    anna.ask({{"type", "ready"}, {"ready", true}});
    anna.ask({{"type", "start"}});
    anna.play_until([&] { return anna.phase() == "playing" && anna.event() > 30; });
    ASSERT_FALSE(house.log().empty());
    for (const std::string& line : house.log()) {
        for (const std::string& hidden :
             {std::string("anna"), std::string("marmalade"), anna.code, anna.token})
            EXPECT_EQ(line.find(hidden), std::string::npos) << line;
        EXPECT_EQ(line.find("card"), std::string::npos) << line;
    }
}

}  // namespace scoville::house::test
